"""The kernel: a stack of steps that asks questions and reports facts. It knows no game, no language, no I/O."""
