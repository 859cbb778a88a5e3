"""axe-core in a page: what it objects to, on the whole page or in the dialogue that lies over it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async ([within, rules]) => {
  const { violations } = await axe.run(within ?? document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html.slice(0, 160)} ${node.any.map((why) => why.message)}`).slice(0, 3).join(' | ')}`)
}"""
DIALOG = "dialog[open], [role=dialog]"


def objections(page: Page, *schemes: str, within: str | None = None) -> list[str]:
    """In both colour schemes, or in these."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # not by a script element: the policy allows none but ours
    found: list[str] = []
    rules = None
    for scheme in schemes or ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.wait_for_function("(wanted) => document.documentElement.dataset.theme === wanted", arg=scheme)
        found += [f"{scheme}: {each}" for each in page.evaluate(RUN, [within, rules])]
        rules = ["color-contrast"]  # nothing else depends on the scheme
    return found


def looked_at(page: Page, component: str, *schemes: str) -> None:
    """The page of this component, as a whole, is in order."""
    page.locator("main").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert not objections(page, *schemes), component


def opened(page: Page, component: str, what: str = "") -> None:
    """The dialogue of this component (`what`: one of its pages) is open, has a name and the focus, and is in order."""
    page.locator(DIALOG).last.wait_for()
    state = page.evaluate(f"""() => {{
        const dialogue = [...document.querySelectorAll('{DIALOG}')].at(-1)
        const named = Boolean(dialogue.ariaLabel || document.getElementById(dialogue.getAttribute('aria-labelledby'))?.textContent)
        return {{ named, focus: dialogue.contains(document.activeElement) }}
    }}""")
    assert state == {"named": True, "focus": True}, f"{component} {what}: {state}"
    assert not objections(page, within=DIALOG), f"{component} {what}"
