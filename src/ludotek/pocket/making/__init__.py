"""Making the pocket edition: what of Python, of third parties and of ours a browser needs, compiled and named by its digest."""
