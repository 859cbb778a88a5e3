"""What the laboratory does for Untamed alone."""
