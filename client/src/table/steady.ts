/** A press is meant for what the eye saw. What has just changed its meaning under the pointer is not pressed yet, so that
 * the second half of a double click answers nothing else than the first. */

import type { Attachment } from 'svelte/attachments'

interface Point {
  x: number
  y: number
}

const near = 14 // pixels that a resting hand trembles
const quick = 350 // milliseconds between the two halves of a double click
const glance = 120 // milliseconds that it takes to see what has come

/** Where the hand is, and what it saw when it came or last pressed there. */
export class Steady {
  private place: Point | EventTarget | null = null
  private seen = 0
  private thing: unknown = null
  private pressed = -Infinity
  private came = -Infinity

  moved(to: Point, change: number): void {
    if (this.place && (!('x' in this.place) || isNear(this.place, to))) return
    this.place = to
    this.seen = change
    this.pressed = this.came = -Infinity
  }

  /** Something else has come under the hand, which has not moved. */
  slid(now: number): void {
    this.came = now
  }

  /** Is this a press on what the eye has not seen there? The hand has rested since before the question changed (`change`:
   * the number of the one that has not settled yet, or 0), something has just come under it, or it is the second half of
   * a double click on something else. */
  blind(place: Point | EventTarget, change: number, thing: unknown = null, now = 0): boolean {
    if (this.place !== null && isSame(this.place, place)) {
      if (change !== 0 && change !== this.seen) return true
      if (now - this.pressed < quick ? thing !== this.thing : now - this.came < glance) return true
    }
    this.place = place
    this.seen = change
    this.thing = thing
    this.pressed = now
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
      const pointed = byPointer(event)
      const place = pointed ? { x: event.clientX, y: event.clientY } : event.isTrusted ? event.target : node
      if (place && steady.blind(place, change(), pointed && thingOf(event.target), event.timeStamp)) swallow(event)
    }
    let at: PointerEvent | null = null
    let under: unknown = null
    const move = (event: PointerEvent) => {
      at = event
      under = thingOf(event.target)
      steady.moved({ x: event.clientX, y: event.clientY }, change())
    }
    const over = (event: PointerEvent) => {
      const rests = event.pointerType === 'mouse' && event.clientX === at?.clientX && event.clientY === at.clientY
      if (rests && thingOf(event.target) !== under) steady.slid(event.timeStamp)
      under = thingOf(event.target)
    }
    const key = (event: KeyboardEvent) => {
      const presses = event.key === 'Enter' || event.key === ' '
      if (event.repeat && presses && event.target instanceof HTMLButtonElement) swallow(event)
    }
    node.addEventListener('click', click, { capture: true })
    node.addEventListener('pointerover', over, { capture: true, passive: true })
    addEventListener('pointermove', move, { capture: true, passive: true })
    node.addEventListener('keydown', key, { capture: true })
    return () => {
      node.removeEventListener('click', click, { capture: true })
      node.removeEventListener('pointerover', over, { capture: true })
      removeEventListener('pointermove', move, { capture: true })
      node.removeEventListener('keydown', key, { capture: true })
    }
  }
}

function thingOf(target: EventTarget | null): unknown {
  const thing = target instanceof Element ? target.closest<HTMLElement>('button, [data-spot]') : null
  return thing && meaningOf(thing)
}

/** Things that bear the same name mean the same, however many they say are left; a button that covers a spot means the
 * spot. The next card of a stack is another thing in the same element. */
export function meaningOf(thing: Pick<HTMLElement, 'dataset' | 'ariaLabel' | 'parentElement'>): unknown {
  return thing.dataset.spot ?? thing.parentElement?.dataset.spot ?? thing.ariaLabel?.replaceAll(/\d+/g, '') ?? thing
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
