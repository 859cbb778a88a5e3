"""20 Strong: solo, 17 dice and a deck of cards."""
