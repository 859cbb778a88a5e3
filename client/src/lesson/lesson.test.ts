import { describe, expect, it } from 'vitest'
import type { Lesson } from '../lib/wire'
import { after, before, next } from './pages'
import { placed, sheet, veil, type Box } from './placing'

const bubble = { title: '', text: '', now: '', rule: '', place: '', also: [] }
const lesson = (due: number[], seen: number[]): Lesson => ({ aim: '', rule: '', bubbles: Array(5).fill(bubble), due, seen })

describe('leafing', () => {
  it('shows what is due, one after the other', () => {
    expect(next(lesson([1, 2], [0]), [])).toBe(1)
    expect(next(lesson([1, 2], [0]), [1])).toBe(2)
    expect(next(lesson([1], [0]), [1])).toBeNull()
  })

  it('goes back and on through what was shown', () => {
    expect(before(lesson([3], [0, 1]), 3)).toBe(1)
    expect(before(lesson([3], [0, 1]), 0)).toBeNull()
    expect(after(lesson([3], [0, 1]), 1)).toBe(3)
  })
})

const room: Box = { left: 0, top: 40, width: 1000, height: 600 }
const size = { width: 300, height: 200 }

function overlap(place: { left: number; top: number }, box: Box): boolean {
  const beside = place.left >= box.left + box.width || place.left + size.width <= box.left
  return !beside && place.top < box.top + box.height && place.top + size.height > box.top
}

describe('placing', () => {
  const anchors: [string, Box, string][] = [
    ['at the bottom', { left: 100, top: 480, width: 400, height: 150 }, 'bottom'],
    ['at the top', { left: 100, top: 50, width: 400, height: 100 }, 'top'],
    ['a column at the left', { left: 0, top: 40, width: 300, height: 600 }, 'left'],
    ['a column at the right', { left: 700, top: 40, width: 300, height: 600 }, 'right'],
  ]
  it.each(anchors)('points at its anchor and never covers it: %s', (_, anchor, arrow) => {
    const place = placed(size, room, anchor)
    expect(place.arrow).toBe(arrow)
    expect(overlap(place, anchor)).toBe(false)
  })

  it('stays inside the board, and points at nothing where there is nothing or no room', () => {
    expect(placed(size, room, null).arrow).toBeNull()
    const place = placed(size, room, { left: 0, top: 40, width: 1000, height: 600 })
    expect(place.arrow).toBeNull()
    expect(place.over).toBe(true)
    expect(place.left).toBeGreaterThanOrEqual(room.left)
    expect(place.top + size.height).toBeLessThanOrEqual(room.top + room.height)
  })
  it('keeps off what may be pressed, where there is room elsewhere', () => {
    const [anchor, card] = [{ left: 300, top: 480, width: 400, height: 150 }, { left: 350, top: 200, width: 300, height: 270 }]
    const place = placed(size, room, anchor, [card])
    expect([overlap(place, anchor), overlap(place, card)]).toEqual([false, false])
    expect(placed(size, room, anchor, [room]).arrow).toBe('bottom') // none is better than beside the anchor
  })

  it('is a sheet at the far end of a phone', () => {
    expect(sheet(200, room, { left: 0, top: 60, width: 300, height: 200 })).toMatchObject({ top: 432, over: false })
    expect(sheet(200, room, { left: 0, top: 500, width: 300, height: 140 })).toMatchObject({ top: 48, over: false })
    expect(sheet(200, room, { left: 0, top: 60, width: 300, height: 560 }).over).toBe(true)
  })

  it('leaves a hole in the veil for everything that is spoken of', () => {
    const boxes = [1, 2].map((n) => ({ left: n, top: n, width: 40, height: 10 }))
    expect(veil(boxes).split('z')).toHaveLength(1 + boxes.length + 1)
    expect(veil([])).toBe('path(evenodd, "M0 0h99999v99999h-99999z")')
  })
})
