"""What a seat sees, what things are called on the wire, and what a bot may imagine."""
