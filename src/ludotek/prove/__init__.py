"""Proofs that anyone can run again: campaigns of many cases, each from a seed and a number.

`campaign.py` says what a campaign is, `running.py` runs one; every other module is one campaign or what several share.
"""
