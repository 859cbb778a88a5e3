"""`python -m ludotek` is the same as `ludotek`."""

from ludotek.cli import main

if __name__ == "__main__":
    main()
