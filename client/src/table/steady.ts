/** A press is meant for what the eye saw. What has just changed its meaning under the pointer is not pressed yet, so that
 * the second half of a double click answers nothing. */

import type { Attachment } from 'svelte/attachments'

interface Point {
  x: number
  y: number
}

const near = 14 // pixels that a resting hand trembles

/** The place of the last press, until the pointer leaves it, and the change that it saw. */
export class Steady {
  private last: Point | EventTarget | null = null
  private seen = 0

  moved(to: Point): void {
    if (this.last && 'x' in this.last && !isNear(this.last, to)) this.last = null
  }

  /** Is this the same press once more, on a question that came in between? `change`: the number of the one that has not
   * settled yet, or 0. */
  again(place: Point | EventTarget, change: number): boolean {
    const same = this.last !== null && isSame(this.last, place)
    if (same && change !== 0 && change !== this.seen) return true
    this.last = place
    this.seen = change
    return false
  }
}

function isNear(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) <= near
}

function isSame(one: Point | EventTarget, other: Point | EventTarget): boolean {
  return 'x' in one && 'x' in other ? isNear(one, other) : one === other
}

/** When what has changed is drawn, which a busy device does late; at once where nothing is drawn at all. */
export function drawn(then: () => void): void {
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(then)
  else then()
}

/** Keep such presses from everything within. A key that is held down presses once. */
export function steadied(change: () => number): Attachment<HTMLElement> {
  return (node) => {
    const steady = new Steady()
    const byPointer = (event: MouseEvent) => event.detail > 0 || event.clientX !== 0 || event.clientY !== 0
    const click = (event: MouseEvent) => {
      // A single key presses now this, now that: it is the same place under the finger.
      const place = byPointer(event) ? { x: event.clientX, y: event.clientY } : event.isTrusted ? event.target : node
      if (place && steady.again(place, change())) swallow(event)
    }
    const move = (event: PointerEvent) => steady.moved({ x: event.clientX, y: event.clientY })
    const key = (event: KeyboardEvent) => {
      const presses = event.key === 'Enter' || event.key === ' '
      if (event.repeat && presses && event.target instanceof HTMLButtonElement) swallow(event)
    }
    node.addEventListener('click', click, { capture: true })
    addEventListener('pointermove', move, { capture: true, passive: true })
    node.addEventListener('keydown', key, { capture: true })
    return () => {
      node.removeEventListener('click', click, { capture: true })
      removeEventListener('pointermove', move, { capture: true })
      node.removeEventListener('keydown', key, { capture: true })
    }
  }
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
