/** Where a bubble goes: beside what it speaks of, never over it, and inside the board. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

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

export function placed(bubble: { width: number; height: number }, room: Box, anchor: Box | null): Placed {
  const right = room.left + room.width
  const bottom = room.top + room.height
  const across = (left: number) => clamp(left, room.left + EDGE, right - bubble.width - EDGE)
  const down = (top: number) => clamp(top, room.top + EDGE, bottom - bubble.height - EDGE)
  if (!anchor) return { left: across((room.left + right - bubble.width) / 2), top: down((room.top + bottom - bubble.height) / 2), arrow: null, at: 0, over: false }
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
  const fits = sides.find((side) => side.room >= 0)
  if (fits) return fits
  // No side has room for it: it keeps to the edge of the board where it covers least.
  const best = sides.reduce((a, b) => (b.room > a.room ? b : a))
  return { left: across(best.left), top: down(best.top), arrow: null, at: 0, over: true }
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
