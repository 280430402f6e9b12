"""What a seat sees, what things are called on the wire, and what heroes may imagine."""
