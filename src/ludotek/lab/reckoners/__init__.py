"""What the laboratory does for The Reckoners alone."""
