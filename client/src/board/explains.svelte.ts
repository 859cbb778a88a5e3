/** What something on a board means, in words, beside it: after a moment under the pointer, on focus, by a long press.
 *
 *     {@attach explains('number-health')}                    a term of the game's glossary, or several
 *     {@attach explainsCard(card.id)}                        a card: its texts, and every term that stands on it
 *     {@attach explainsCard(card.id, 'touch')}               only by a long press, where the pointer shows it in another way
 *
 * Of things within each other the innermost explains itself. What nothing else makes focusable becomes so. */

import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { hear } from './hear'

export interface Explained {
  anchor: HTMLElement
  terms: string[]
  card?: string
  /** By a finger: it stays until something else is touched. */
  held: boolean
}

const PATIENCE = 450 // milliseconds that a pointer rests, or a finger stays
const SLIP = 10 // pixels that a finger may move

let shown: Explained | null = $state.raw(null)
let waiting: ReturnType<typeof setTimeout> | undefined
let claimed: Event | null = null // what an inner thing has taken for itself
// What is drawn anew under a finger is attached anew: the finger is still on it.
let finger: { on: HTMLElement; x: number; y: number } | null = null
let spoken: HTMLElement | null = null // a long press has explained it, and does not act as well

export const explained = {
  get now(): Explained | null {
    return shown
  },
  close(): void {
    clearTimeout(waiting)
    shown = null
  },
}

export function explains(...terms: (string | undefined | null | false)[]): Attachment<HTMLElement> {
  const meant = terms.filter((each): each is string => Boolean(each))
  return meant.length > 0 ? once(meant.join(), () => attached({ terms: meant })) : silent
}

export function explainsCard(card: string | undefined | null, by: 'all' | 'touch' = 'all'): Attachment<HTMLElement> {
  return card ? once(`${by} ${card}`, () => attached({ terms: [], card }, by === 'touch')) : silent
}

const silent = (): void => {}
const made = new Map<string, Attachment<HTMLElement>>()

/** What is asked for again is the same: nothing is detached and attached for it. */
function once(name: string, make: () => Attachment<HTMLElement>): Attachment<HTMLElement> {
  const found = made.get(name) ?? make()
  made.set(name, found)
  return found
}

const FOCUSABLE = 'a[href], button, input, select, summary, [tabindex]'

/** Inside a button it is the button that has the focus, and explains itself with all that is on it. */
function makeFocusable(element: HTMLElement): void {
  if (element.closest(`${FOCUSABLE}, [aria-hidden=true]`) || element.querySelector(FOCUSABLE)) return
  element.tabIndex = 0
  element.dataset.explains = ''
}

function attached(what: Pick<Explained, 'terms' | 'card'>, onlyTouch = false): Attachment<HTMLElement> {
  return (element) => {
    const mine = (event: Event): boolean => {
      if (claimed === event) return false
      claimed = event
      return true
    }
    const isShown = (): boolean => shown?.anchor === element
    const isHeld = (): boolean => finger?.on === element
    const show = (held: boolean): void => {
      shown = { anchor: element, held, ...what }
    }
    const speak = (): void => {
      explained.close()
      spoken = element
      show(true)
    }
    const wait = (then: () => void): void => {
      clearTimeout(waiting)
      waiting = setTimeout(() => element.isConnected && then(), PATIENCE)
    }

    /** Only a pointer that has moved here: what comes to lie beneath a resting one does not speak up. */
    function move(event: PointerEvent): void {
      if (event.pointerType === 'mouse') {
        if (!onlyTouch && mine(event) && !isShown() && event.buttons === 0) wait(() => show(false))
      } else if (finger && isHeld() && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > SLIP) {
        release()
      }
    }
    function leave(): void {
      if (isHeld()) finger = null
      if (!shown?.held) explained.close()
    }
    function press(event: PointerEvent): void {
      if (!mine(event)) return
      spoken = null
      explained.close()
      if (event.pointerType === 'mouse') return
      finger = { on: element, x: event.clientX, y: event.clientY }
      wait(speak)
    }
    function release(): void {
      if (!isHeld()) return
      finger = null
      if (!shown) clearTimeout(waiting)
    }
    /** The browser takes the finger for itself after its own long press, which on a busy device comes before ours. */
    function menu(event: Event): void {
      if (isHeld() && !isShown()) speak()
      swallow(event)
    }
    function swallow(event: Event): void {
      if (spoken !== element) return
      event.preventDefault()
      event.stopPropagation()
      if (event.type === 'click') spoken = null
    }
    function focus(event: FocusEvent): void {
      if (onlyTouch || !mine(event)) return
      if (event.target instanceof Element && event.target.matches(':focus-visible')) show(false)
    }
    function blur(): void {
      if (isShown() && !shown?.held) explained.close()
    }

    if (!onlyTouch) makeFocusable(element)
    untrack(() => shown?.anchor === element && show(shown.held))
    const fingers = { pointermove: move, pointerleave: leave, pointerdown: press, pointerup: release, pointercancel: release }
    const deaf = hear(element, { ...fingers, focusin: focus, focusout: blur })
    const deafFirst = hear(element, { click: swallow, contextmenu: menu }, true)
    return () => {
      deaf()
      deafFirst()
      if (!element.isConnected && isShown()) explained.close()
    }
  }
}
