"""The dungeon in characters, and the table in sentences."""
