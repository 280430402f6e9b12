"""Experiments: many games between bots on all cores, and what they show, with confidence intervals.

It knows bots and games from outside; what is worth measuring in a game stands in that game's `stats` module.
"""
