.PHONY: play test lint build lock
play test lint build lock: ; @python3 dev.py $@
