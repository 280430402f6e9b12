"""Switching rules off, one small change at a time, to see whether a test notices. tools/mutants.py is the command."""
