/** Single keys as short cuts, once however long they are held; never while somebody writes, nor over an open dialog. */

export type Shortcuts = Record<string, () => void>

export function onKey(event: KeyboardEvent, shortcuts: Shortcuts): void {
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
  const at = event.target
  if (at instanceof Element && at.closest('input, textarea, select, [contenteditable]')) return
  if (document.querySelector('dialog[open]')) return
  const run = shortcuts[event.key]
  if (!run) return
  event.preventDefault()
  run()
}
