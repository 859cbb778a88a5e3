/** Single keys, once however long they are held; never while somebody writes, nor over an open dialog.
 *
 * Whatever can be pressed by a key carries its name, and is pressed as if by hand: `<button data-key="y">`. */

export type Shortcuts = Record<string, () => void>

export function onKey(event: KeyboardEvent, shortcuts: Shortcuts): void {
  if (event.repeat || event.ctrlKey || event.metaKey || event.defaultPrevented) return
  const at = event.target
  if (at instanceof Element && at.closest('input, textarea, select, [contenteditable]')) return
  if (document.querySelector('dialog[open]')) return
  if (event.key === 'Enter' && at instanceof Element && at.closest('button, a')) return // which has its own
  const run = shortcuts[event.key] ?? pressing(event.key)
  if (!run) return
  event.preventDefault()
  run()
}

function pressing(key: string): (() => void) | undefined {
  const found = keyed().find((each) => each.dataset.key === key)
  return found && (() => found.click())
}

/** Everything on the page that a key presses now. */
export function keyed(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-key]:not(:disabled, [inert] *)')].filter((each) => each.checkVisibility())
}
