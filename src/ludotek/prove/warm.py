"""Imported once by the process that servers are forked from: whatever they would otherwise each read again."""

from ludotek.house.words import warm_up

warm_up()
