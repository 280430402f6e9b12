"""Answers as people see them: from a code to its name and words and back, and why something cannot be chosen."""
