"""The castle and the sheets in characters, and the table in sentences."""
