"""How the database came to its present shape, step by step; Alembic turns the steps into SQL."""
