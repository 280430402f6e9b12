"""What a seat sees, what things are called on the wire, and what it may imagine."""
