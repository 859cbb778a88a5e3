"""Magpies: a first game to read. Its rules, its view, its cards and its words; Ludotek does the rest."""
