"""Pages that need nothing else, no script and no other file: what they have in common."""

from __future__ import annotations

from collections.abc import Iterable

# Orange and blue can be told apart by everybody, in light and in dark.
LOOK = """
:root { color-scheme: light dark; --paper: #faf7f0; --card: #fffefb; --ink: #231f1c; --faint: #625b53; --line: #ddd6c9;
  --orange: #a8550f; --blue: #23628f; --grey: #7b746c; --band: #23628f22; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1a17; --card: #272320; --ink: #f2ede4; --faint: #b5aca0;
  --line: #48413a; --orange: #f0a35c; --blue: #82bde8; --grey: #a69d92; --band: #82bde833; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.45 system-ui, sans-serif; overflow-wrap: break-word; }
h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1.1rem; margin: 1.75rem 0 .5rem; } p { margin: .25rem 0; }
.faint { color: var(--faint); } .number { font-variant-numeric: tabular-nums; white-space: nowrap; font-weight: 600; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: right; padding: .2rem .5rem; }
th { font-weight: 400; color: var(--faint); } th:first-child, td:first-child { text-align: left; }
tr { border-bottom: 1px solid var(--line); } .scroll { overflow-x: auto; }
"""


def whole_page(title: str, lang: str, style: str, body: Iterable[str]) -> str:
    """`title` is HTML, as is the body."""
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{LOOK}{style}</style>\n</head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )
