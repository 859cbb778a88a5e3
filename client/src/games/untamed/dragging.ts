/** Picking a thing up with the pointer: an Animal to attack with, a card to play. A short press stays a click. */

import type { Attachment } from 'svelte/attachments'
import type { Look } from './look.svelte'
import type { Spot } from './spots'

const FAR_ENOUGH = 8 // pixels before a press becomes a drag

/** The thing of the table at a point of the screen. */
function spotAt(x: number, y: number): Spot | null {
  const thing = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spot]')
  return thing?.dataset.spot ?? null
}

export function draggable(look: Look, spot: Spot, kind: 'attack' | 'card', id = ''): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null
    let moved = false

    function down(event: PointerEvent): void {
      if (event.button !== 0 || look.model.readonly) return
      if (look.options(spot).length + look.refusals(spot).length === 0) return
      if (kind === 'attack' && look.choosing) return
      if (kind === 'card' && event.pointerType === 'touch') return // a finger swipes through the hand
      // From the first moment: a quick hand is over the next card before the first move is told.
      element.setPointerCapture(event.pointerId)
      start = { x: event.clientX, y: event.clientY }
      moved = false
    }

    function move(event: PointerEvent): void {
      if (!start) return
      const to = { x: event.clientX, y: event.clientY }
      if (!moved && Math.hypot(to.x - start.x, to.y - start.y) < FAR_ENOUGH) return
      if (!moved) {
        moved = true
        look.model.selected = null
        look.landed = null
        if (kind === 'attack' && !look.lift(spot, element)) {
          start = null
          return
        }
      }
      look.drag = { spot, id, from: start, to }
      look.hovered = kind === 'attack' ? spotAt(to.x, to.y) : null
    }

    function up(event: PointerEvent): void {
      if (start && moved) look.drop(spot, spotAt(event.clientX, event.clientY))
      start = null
    }

    function cancel(): void {
      start = null
      if (look.drag?.spot === spot) look.drag = null
    }

    /** The click that ends a drag is none. */
    function click(event: MouseEvent): void {
      if (!moved) return
      event.stopPropagation()
      event.preventDefault()
      moved = false
    }

    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', cancel)
    element.addEventListener('click', click, true)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', cancel)
      element.removeEventListener('click', click, true)
    }
  }
}
