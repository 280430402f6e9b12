"""Tables for AI assistants: `desk` is what one can do at them, `server` offers it over the Model Context Protocol.

Knows no game. An assistant sees what the seats it plays may see, in words and as data, and answers by name.
"""
