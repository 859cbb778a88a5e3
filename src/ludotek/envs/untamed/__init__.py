"""Untamed for learners: against bots in Gymnasium, among themselves in PettingZoo."""

from ludotek.envs.registering import register

register("ludotek/Untamed-v0", game="untamed", opponents="greedy")
