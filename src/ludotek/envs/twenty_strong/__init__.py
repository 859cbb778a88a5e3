"""20 Strong for learners."""

from ludotek.envs.registering import register

register("ludotek/TwentyStrong-v0", game="twenty-strong")
