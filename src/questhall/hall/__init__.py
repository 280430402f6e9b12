"""The hall: tables, seats, invitations, bots' turns and everything that must survive a restart.

It knows games, bots and the store, and nothing of HTTP, sockets or screens: `web` is one way in, tests are another.
"""
