"""The Reckoners: cooperative, dice rolled and used at the same time, a city of Epics to bring down."""
