"""Rules that were played once: games that were begun with them go on with them, and their records replay for ever.

Each package is a game as it was, copied by `python -m ludotek.testing.keeping GAME` before its rules changed. It is interpreted and
imports nothing but the kernel. Nothing is changed here, except what a change of the kernel asks for.
"""
