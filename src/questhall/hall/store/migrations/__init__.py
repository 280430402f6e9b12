"""How the database came to its present shape, step by step; Alembic turns the steps into SQL.

A new step is a module in versions/ with the next number, beside the same change in schema.py; tests compare the two.
Steps are written as SQL before they run, so they cannot look at data in Python: op.execute() an UPDATE instead.
"""
