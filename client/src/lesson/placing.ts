/** Where a bubble goes: beside what it speaks of, never over it, and off what may be pressed as far as there is room. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

type Size = Pick<Box, 'width' | 'height'>

export interface Placed {
  left: number
  top: number
  /** The side of the bubble with the arrow; null: it points at nothing. */
  arrow: 'top' | 'bottom' | 'left' | 'right' | null
  /** Where on that side, from its beginning. */
  at: number
  /** There was no room beside the anchor: it is not pointed out, because the bubble lies over some of it. */
  over: boolean
}

const GAP = 14 // between the bubble and its anchor: the arrow
const EDGE = 8
const LEAST = 48 // pixels of an anchor that can be seen
const CORNER = 22 // the arrow keeps clear of the round corners

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)))

/** The element that a bubble speaks of: a part of the frame or board, or a thing, as far as it can be seen now. */
export function anchorOf(place: string): Element | null {
  const name = CSS.escape(place)
  const found = document.querySelectorAll(`#${name}, [data-place="${name}"], [data-spot="${name}"], [data-flip="${name}"]`)
  return [...found].find((each) => each.getClientRects().length > 0) ?? null
}

/** `clear`: what should stay in sight. Where a side of the anchor lies over some of it, a corner of the room may be better. */
export function placed(bubble: Size, room: Box, anchor: Box | null, clear: readonly Box[] = []): Placed {
  const right = room.left + room.width
  const bottom = room.top + room.height
  const across = (left: number) => clamp(left, room.left + EDGE, right - bubble.width - EDGE)
  const down = (top: number) => clamp(top, room.top + EDGE, bottom - bubble.height - EDGE)
  const free = (left: number, top: number): Placed => ({ left: across(left), top: down(top), arrow: null, at: 0, over: false })
  if (!anchor) return free((room.left + right - bubble.width) / 2, (room.top + bottom - bubble.height) / 2)
  const middle = { x: anchor.left + anchor.width / 2, y: anchor.top + anchor.height / 2 }
  const left = across(middle.x - bubble.width / 2)
  const top = down(middle.y - bubble.height / 2)
  const along = clamp(middle.x - left, CORNER, bubble.width - CORNER)
  const beside = clamp(middle.y - top, CORNER, bubble.height - CORNER)
  const sides: (Placed & { room: number })[] = [
    { left, top: anchor.top - GAP - bubble.height, arrow: 'bottom', at: along, over: false, room: anchor.top - room.top - bubble.height - GAP - EDGE },
    { left, top: anchor.top + anchor.height + GAP, arrow: 'top', at: along, over: false, room: bottom - anchor.top - anchor.height - bubble.height - GAP - EDGE },
    { left: anchor.left + anchor.width + GAP, top, arrow: 'left', at: beside, over: false, room: right - anchor.left - anchor.width - bubble.width - GAP - EDGE },
    { left: anchor.left - GAP - bubble.width, top, arrow: 'right', at: beside, over: false, room: anchor.left - room.left - bubble.width - GAP - EDGE },
  ]
  const corners = [right, room.left].flatMap((x) => [top, room.top, bottom].map((y) => free(x, y)))
  const fits = [...sides.filter((side) => side.room >= 0), ...corners.filter((each) => shared(each, bubble, anchor) === 0)]
  if (fits.length > 0) return least(fits, (each) => clear.reduce((sum, box) => sum + shared(each, bubble, box), 0))
  // No side has room for it: it keeps to the edge of the board where it covers least.
  const best = least(sides, (side) => -side.room)
  return { ...free(best.left, best.top), over: true }
}

/** The first of those that cost least. */
const least = <T>(all: readonly T[], cost: (each: T) => number): T => all.reduce((a, b) => (cost(b) < cost(a) ? b : a))

/** How many pixels of a box the bubble would lie over. */
function shared(at: Placed, { width, height }: Size, box: Box): number {
  const x = Math.min(at.left + width, box.left + box.width) - Math.max(at.left, box.left)
  const y = Math.min(at.top + height, box.top + box.height) - Math.max(at.top, box.top)
  return Math.max(0, x) * Math.max(0, y)
}

/** On a phone: a sheet at the end of the board that is further from what it speaks of. */
export function sheet(height: number, room: Box, anchor: Box | null): Placed {
  const left = room.left + EDGE
  const high = room.top + EDGE
  const low = Math.max(high, room.top + room.height - height - EDGE)
  const covered = (top: number) => (anchor ? Math.min(top + height, anchor.top + anchor.height) - Math.max(top, anchor.top) : 0)
  const top = covered(low) <= Math.max(0, covered(high)) ? low : high
  return { left, top, arrow: null, at: 0, over: covered(top) > 0 }
}

/** What a sheet leaves of its anchor, if it is enough to point at. */
export function uncovered(anchor: Box, { top }: Placed, height: number): Box | null {
  const above = top - GAP - anchor.top
  const below = anchor.top + anchor.height - (top + height + GAP)
  if (Math.max(above, below) < LEAST) return null
  return above >= below ? { ...anchor, height: above } : { ...anchor, top: top + height + GAP, height: below }
}

/** The outline of a veil over the whole page with holes in it. */
export function veil(holes: readonly Box[], radius = 14): string {
  const ring = ({ left, top, width, height }: Box) => {
    const r = Math.min(radius, width / 2, height / 2)
    const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x * r} ${y * r}`
    return `M${left + r} ${top}h${width - 2 * r}${corner(1, 1)}v${height - 2 * r}${corner(-1, 1)}h${2 * r - width}${corner(-1, -1)}v${2 * r - height}${corner(1, -1)}z`
  }
  return `path(evenodd, "M0 0h99999v99999h-99999z${holes.map(ring).join('')}")`
}
