import { describe, expect, it } from 'vitest'
import { placeOf, spread } from './hand'
import { roomFor } from '../room'

describe('a hand of 8 to 14 cards', () => {
  const windows = [
    ['desktop with the log', 1086, 664],
    ['desktop', 1366, 664],
    ['large', 1580, 976],
    ['tablet', 768, 900],
    ['tablet across', 1024, 664],
    ['phone across', 844, 286],
    ['zoomed', 683, 250],
    ['phone', 390, 660],
  ] as const

  it.each(windows)('no card covers another: %s', (_, width, height) => {
    for (let cards = 1; cards <= 14; cards++) {
      const { form, zoom } = roomFor(width, height, 2, 1)
      const drawn = width / zoom
      const { rows, across, wide, scale } = spread(cards, drawn, form, zoom)
      expect(rows * across).toBeGreaterThanOrEqual(cards)
      const places = Array.from({ length: cards }, (_, n) => placeOf(n, cards, { rows, across, wide, scale }))
      for (const [n, { x, row }] of places.entries()) {
        expect((Math.abs(x) + wide / 2) * scale).toBeLessThan(drawn / 2)
        const next = places[n + 1]
        if (next && next.row === row) expect(next.x - x).toBeGreaterThan(wide)
      }
    }
  })

  it('cards become narrower before they lie in rows, and a large window shows more in a row', () => {
    expect(spread(7, 1086, 'full', 1)).toMatchObject({ rows: 1, wide: 144, scale: 1 })
    expect(spread(9, 1086, 'full', 1)).toMatchObject({ rows: 1, wide: 110, scale: 1 })
    expect(spread(10, 1086, 'full', 1)).toMatchObject({ rows: 1, wide: 98, scale: 1 })
    expect(spread(11, 1086, 'full', 1).rows).toBe(2)
    expect(spread(12, 1086, 'full', 1.45).rows).toBe(1)
  })
})

describe('the room of the table', () => {
  it('fits the window as drawn, and a lower one by smaller rows', () => {
    for (const height of [664, 600, 540, 504]) {
      const { form, zoom, animals, hand } = roomFor(1086, height, 2, 1)
      expect([form, zoom]).toEqual(['full', 1])
      expect(110 + 2 * animals + hand).toBeLessThanOrEqual(height)
    }
  })

  it('is never drawn smaller than it can be read', () => {
    for (const [width, height] of [[683, 250], [844, 286], [911, 408], [768, 900], [1024, 664]] as const) {
      expect(roomFor(width, height, 2, 1).zoom).toBe(1)
    }
    expect(roomFor(844, 286, 2, 1).form).toBe('low')
    expect(roomFor(390, 660, 2, 1).form).toBe('narrow')
  })
})

it('while the game is set up the hand has the room that Animals do not need yet', () => {
  const [judged, played] = [roomFor(1086, 632, 2, 1, 0, true), roomFor(1086, 632, 2, 1)]
  expect(judged.hand).toBeGreaterThan(played.hand + 30)
  for (const height of [664, 632, 540, 504]) {
    const { animals, hand } = roomFor(1086, height, 2, 1, 0, true)
    expect(110 + 2 * animals + hand).toBeLessThanOrEqual(height)
  }
})
