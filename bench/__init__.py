"""How fast it is, always beside a fixed loop of plain Python measured in the same run: `python -m bench`."""
