"""Events into messages: what the log, the animation and the reader get of what has happened."""
