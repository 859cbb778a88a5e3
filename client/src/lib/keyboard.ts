/** Single keys, once however long they are held; never while somebody writes, nor over an open dialog.
 *
 * Whatever can be pressed by a key carries its name, and is pressed as if by hand: `<button data-key="y">`. */

import { on } from 'svelte/events'

export type Shortcuts = Record<string, () => void>

/** A hand that has pressed a card and then Enter means to go on, though the card still has the focus. Who has come there by Tab
 * means the card. */
let pointed: Element | null = null
on(window, 'pointerdown', ({ target }) => (pointed = target instanceof Element ? target.closest('#board button') : null), { capture: true })
on(window, 'keydown', ({ key }) => key === 'Tab' && (pointed = null), { capture: true })

export function onKey(event: KeyboardEvent, shortcuts: Shortcuts): void {
  if (event.repeat || event.ctrlKey || event.metaKey || event.defaultPrevented) return
  const at = event.target
  if (at instanceof Element && at.closest('input, textarea, select, [contenteditable]')) return
  if (document.querySelector('dialog[open]')) return
  const own = at instanceof Element ? at.closest('button, a') : null
  if (event.key === 'Enter' && own && own !== pointed) return
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
