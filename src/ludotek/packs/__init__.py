"""Packs: decks, factions and Epics that somebody has written, as files or as text from a page.

A pack is untrusted. It is data, never executed; how large and how deep it may be is bounded (`bounds`), and it is played
at its own table only.
"""
