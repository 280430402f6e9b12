"""The rules, one module a chapter of the rulebook. Compiled."""
