"""The table in characters and in sentences, and offers in a typed line."""
