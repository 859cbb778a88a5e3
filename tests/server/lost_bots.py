"""Thoughts that lead nowhere. A worker process has to find them, so they live in a module of their own."""

import os
import signal
import time

from ludotek.table.thinking import Task

NAP = 120  # seconds: nobody waits for it


def sleep(task: object) -> int:
    time.sleep(NAP)
    return 0


def die(task: object) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def nonsense(task: Task) -> int:
    return 10**6
