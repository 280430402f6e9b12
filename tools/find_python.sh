#!/bin/sh
# Names the Python to make the environment with: `python3`, or, where that one was built without optimization (as pyenv does unless it
# is asked to), another one of this machine that was: it takes two thirds of the time for everything. `python3` if there is nothing better.
# Others to choose from may be named: sh tools/find_python.sh python3.13 python3.12

good='
import ensurepip, os, sys, sysconfig, venv
made = sysconfig.get_config_var("CONFIG_ARGS") or ""
quick = "--enable-optimizations" in made or sys.base_prefix == "/usr"  # systems optimize theirs, and not all of them say so
headers = os.path.join(sysconfig.get_path("include"), "Python.h")
sys.exit(not (sys.version_info >= (3, 11) and quick and os.path.exists(headers)))
'
[ $# -gt 0 ] || set -- python3 /usr/bin/python3 /usr/local/bin/python3 python3.14 python3.13 python3.12 python3.11
for python in "$@"; do
  if "$python" -c "$good" >/dev/null 2>&1; then
    echo "$python"
    exit
  fi
done
echo python3
