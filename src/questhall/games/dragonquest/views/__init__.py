"""What a seat sees, and what things are called on the wire."""
