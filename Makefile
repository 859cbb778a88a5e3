.PHONY: play test lint build client lock
play test lint build client lock: ; @python3 dev.py $@
