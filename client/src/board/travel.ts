/** Things travel: whatever carries a `data-flip` name goes from where it lay to where it lies now. */

import { pace } from '../lib/motion'

const usual = 300

/** Where everything lies, as long as there is motion at all. */
export function measure(root: Element): Map<string, DOMRect> {
  if (pace() === 0) return new Map()
  const found = root.querySelectorAll<HTMLElement>('[data-flip]')
  return new Map([...found].map((each) => [each.dataset.flip ?? '', each.getBoundingClientRect()]))
}

/** Who is about to travel, and from where: it is seen from the next frame on, for which the page is laid out anyway. */
const leaving = new Map<Element, Map<string, DOMRect>>()

/** `scale` is the zoom of the table: lengths inside it count that many pixels of the screen; without it each thing, which must
 * not be turned, says its own. */
export function travel(root: Element, before: Map<string, DOMRect>, pace: number, scale?: number): void {
  if (pace === 0) return
  const first = leaving.get(root)
  leaving.set(root, new Map([...before, ...(first ?? [])]))
  if (first) return
  requestAnimationFrame(() => {
    const from = leaving.get(root)!
    leaving.delete(root)
    const things = [...root.querySelectorAll<HTMLElement>('[data-flip]')]
    const places = things.map((thing) => thing.getBoundingClientRect()) // all of them before the first one moves
    const scales = things.map((thing, i) => scale ?? places[i]!.width / thing.offsetWidth)
    things.forEach((thing, i) => go(thing, from.get(thing.dataset.flip ?? ''), places[i]!, pace, scales[i]!))
  })
}

function go(thing: HTMLElement, from: DOMRect | undefined, to: DOMRect, pace: number, scale: number): void {
  if (!from || to.width === 0 || from.width === 0) return
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / scale
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / scale
  if (Math.abs(x) + Math.abs(y) < 2) return
  const size = thing.dataset.flip?.startsWith('die') ? from.width / to.width : 1
  // Out of the hand while it is on its way: a second press where it lay means what lies there now.
  const flying = { zIndex: 20, pointerEvents: 'none' }
  thing.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, ...flying },
      { transform: 'none', ...flying },
    ],
    { duration: usual * pace, easing: 'cubic-bezier(.2, .75, .25, 1)' },
  )
}
