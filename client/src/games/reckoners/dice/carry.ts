/** Carrying a die with the pointer: from its place in the tray to a target, which bears its spot as `data-spot`, or to the
 * tile of a district, where there may be only one thing to do. The die's own element goes when it is taken, so the
 * whole window is listened to. */

import type { Attachment } from 'svelte/attachments'
import type { City } from '../city.svelte'
import type { DieView } from '../view'

const FAR_ENOUGH = 8 // pixels before a press becomes a drag

/** What lies under a point: a spot that can be chosen, else the district. */
function under(city: City, x: number, y: number): { element: Element; spot: () => string | null } | null {
  const at = document.elementFromPoint(x, y)
  const target = at?.closest<HTMLElement>('[data-spot]')
  const spot = target?.dataset.spot
  if (target && spot && city.may(spot)) return { element: target, spot: () => spot }
  const tile = at?.closest<HTMLElement>('[data-district]')
  const district = tile?.dataset.district
  return tile && district ? { element: tile, spot: () => city.onlySpotIn(district) } : null
}

export function carry(city: City, die: DieView, inHand: boolean): Attachment<HTMLElement> {
  return (element) => {
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || city.step !== 'use') return
      const start = { x: event.clientX, y: event.clientY }
      const heard = new AbortController()
      let moved = false
      let over: Element | null = null

      const light = (now: Element | null): void => {
        over?.removeAttribute('data-over')
        over = now
        over?.setAttribute('data-over', '')
      }
      const end = (): void => {
        heard.abort()
        light(null)
        city.hands.carried = null
      }
      const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
        if (pointerId !== event.pointerId) return
        if (!moved && Math.hypot(x - start.x, y - start.y) < FAR_ENOUGH) return
        if (!moved && !inHand) city.hands.take(die)
        moved = true
        city.hands.carried = { die, x, y }
        light(under(city, x, y)?.element ?? null)
      }
      const up = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
        if (pointerId !== event.pointerId) return
        const target = moved ? under(city, x, y) : null
        end()
        if (!moved) return
        addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', swallow, { capture: true }))
        city.hands.drop(target?.spot ?? (() => null))
      }
      const { signal } = heard
      addEventListener('pointermove', move, { signal })
      addEventListener('pointerup', up, { signal })
      addEventListener('pointercancel', end, { signal })
    }
    element.addEventListener('pointerdown', down)
    return () => element.removeEventListener('pointerdown', down)
  }
}

/** The click that ends a drag is none. */
function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
