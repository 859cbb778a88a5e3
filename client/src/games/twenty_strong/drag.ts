/** A die can be carried to a card with finger or mouse; a short press stays a click. */

import type { Attachment } from 'svelte/attachments'

const threshold = 6 // pixels before a press becomes a drag

interface Carrying {
  scale(): number
  take(): void
  drop(card: string): void
}

export function carried(on: Carrying | null): Attachment<HTMLElement> {
  return (node) => {
    if (!on) return
    let from: { x: number; y: number } | null = null
    let dragging = false

    const down = (event: PointerEvent) => {
      if (event.button === 0) from = { x: event.clientX, y: event.clientY }
    }
    const move = (event: PointerEvent) => {
      if (!from) return
      const x = event.clientX - from.x
      const y = event.clientY - from.y
      if (!dragging && Math.hypot(x, y) < threshold) return
      if (!dragging) {
        dragging = true
        node.setPointerCapture(event.pointerId)
        node.dataset.dragged = ''
        on.take()
      }
      node.style.translate = `${x / on.scale()}px ${y / on.scale()}px`
    }
    const up = (event: PointerEvent) => {
      if (dragging) {
        const under = document.elementsFromPoint(event.clientX, event.clientY)
        const card = under.map((each) => each.closest<HTMLElement>('[data-enemy]')).find(Boolean)
        if (card?.dataset.enemy) on.drop(card.dataset.enemy)
        addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', swallow, { capture: true }))
      }
      stop()
    }
    const stop = () => {
      from = null
      dragging = false
      delete node.dataset.dragged
      node.style.translate = ''
    }

    node.addEventListener('pointerdown', down)
    node.addEventListener('pointermove', move)
    node.addEventListener('pointerup', up)
    node.addEventListener('pointercancel', stop)
    return () => {
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', stop)
    }
  }
}

/** The click that ends a drag is no click. */
function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
