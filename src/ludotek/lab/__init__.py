"""The laboratory: many games by programs, and what can be learned from them."""
