"""A package, so that pytest closes the browser after the last of its tests (fixtures of scope "package")."""
