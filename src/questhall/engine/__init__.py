"""The engine: states that wait, steps that advance them, chance as data, records of games.

It knows no game. The hot modules are `core`, `grid` and `playout`; everything else serves tables, files and people.
"""
