"""Night Market: a small game that uses everything the kernel can do. It proves the kernel, and the battery itself."""
