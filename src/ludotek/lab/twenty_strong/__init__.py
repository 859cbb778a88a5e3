"""What the laboratory does for 20 Strong alone."""
