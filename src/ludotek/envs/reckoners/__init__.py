"""The Reckoners for learners: one for all seats in Gymnasium, one for each seat in PettingZoo."""

from ludotek.envs.registering import register

register("ludotek/Reckoners-v0", game="reckoners")
