/** Carrying a thing with the pointer to another, which bears its name as `data-spot`. A short press stays a click. */

import type { Attachment } from 'svelte/attachments'

const FAR_ENOUGH = 8 // pixels before a press becomes a drag

export interface Point {
  x: number
  y: number
}

export interface Carried {
  /** May this pointer pick it up? */
  may?(event: PointerEvent): boolean
  /** It leaves its place; false: it stays after all. */
  take(element: HTMLElement): boolean | void
  /** Where it is carried, on the screen. */
  move?(from: Point, to: Point): void
  drop(onto: string | null): void
  cancel?(): void
  /** It goes along itself, on a table that is shown this much larger. */
  scale?(): number
}

/** The thing of the table at a point of the screen. */
export function spotAt({ x, y }: Point): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? null
}

export function carried(thing: Carried): Attachment<HTMLElement> {
  return (element) => {
    let start: Point | null = null
    let moved = false

    function down(event: PointerEvent): void {
      if (event.button !== 0 || thing.may?.(event) === false) return
      // From the first moment: a quick hand is over the next card before the first move is told.
      element.setPointerCapture(event.pointerId)
      start = { x: event.clientX, y: event.clientY }
    }

    function move(event: PointerEvent): void {
      if (!start) return
      const to = { x: event.clientX, y: event.clientY }
      if (!moved && Math.hypot(to.x - start.x, to.y - start.y) < FAR_ENOUGH) return
      if (!moved) {
        moved = true
        if (thing.take(element) === false) return rest()
      }
      thing.move?.(start, to)
      const scale = thing.scale?.()
      if (!scale) return
      element.dataset.dragged = ''
      element.style.translate = `${(to.x - start.x) / scale}px ${(to.y - start.y) / scale}px`
    }

    function up({ clientX: x, clientY: y }: PointerEvent): void {
      if (start && moved) thing.drop(spotAt({ x, y }))
      rest()
      setTimeout(() => (moved = false)) // after the click, if there is one
    }

    function cancel(): void {
      thing.cancel?.()
      rest()
      moved = false
    }

    function rest(): void {
      start = null
      if (!thing.scale) return
      delete element.dataset.dragged
      element.style.translate = ''
    }

    /** The click that ends a drag is none. */
    function click(event: MouseEvent): void {
      if (!moved) return
      event.stopPropagation()
      event.preventDefault()
    }

    const heard = new AbortController()
    const { signal } = heard
    element.addEventListener('pointerdown', down, { signal })
    element.addEventListener('pointermove', move, { signal })
    element.addEventListener('pointerup', up, { signal })
    element.addEventListener('pointercancel', cancel, { signal })
    element.addEventListener('click', click, { signal, capture: true })
    return () => heard.abort()
  }
}
