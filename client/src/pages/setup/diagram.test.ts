import { describe, expect, it } from 'vitest'
import { arrowsOf, placesOf } from './diagram'

const hunter = { attacks: [[0, 1], [1, 2], [2, 0]] as [number, number][], sides: [], star: -1 }
const survival = {
  attacks: [0, 1, 2].flatMap((one) => [0, 1, 2].filter((other) => other !== one).map((other): [number, number] => [one, other])),
  sides: [],
  star: -1,
}
const hydra = { attacks: [], sides: [[0, 2], [1, 3]], star: -1 }

describe('a drawn mode', () => {
  it('has the reader at the bottom', () => {
    const places = placesOf(hunter, 3, 1)
    expect(places[1]!.y).toBe(Math.max(...places.map(({ y }) => y)))
  })

  it('has one arrow for each hunter, and one with two tips for each pair of enemies', () => {
    expect(arrowsOf(hunter, placesOf(hunter, 3, 0)).map(({ both }) => both)).toEqual([false, false, false])
    expect(arrowsOf(survival, placesOf(survival, 3, 0)).map(({ both }) => both)).toEqual([true, true, true])
  })

  it('puts two sides opposite each other, with one arrow between them', () => {
    const places = placesOf(hydra, 4, 0)
    expect(places[0]!.y).toBe(places[2]!.y)
    expect(places[0]!.y).toBeGreaterThan(places[1]!.y)
    expect(arrowsOf(hydra, places)).toHaveLength(1)
  })
})
