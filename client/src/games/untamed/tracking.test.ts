import { describe, expect, it } from 'vitest'
import { changes, track, vanished, type Tracked } from './tracking'
import type { AnimalView } from './view'

const animal = (card: string, damage = 0, ready = true): AnimalView => ({
  card, attack: 1, health: 4, damage, fury: 0, ready, rushing: false, guard: false, owner: 0,
})

function keys(): () => number {
  let last = 0
  return () => ++last
}

describe('which Animal is which', () => {
  it('keeps its key when others leave before it', () => {
    const fresh = keys()
    const before = track([], [animal('rat'), animal('fox')], fresh)
    const after = track(before, [animal('fox', 1)], fresh)
    expect(after[0]?.key).toBe(before[1]?.key)
    expect(vanished(before, after).map((each) => each.animal.card)).toEqual(['rat'])
  })

  it('tells copies apart by their damage', () => {
    const fresh = keys()
    const before = track([], [animal('rat', 2), animal('rat')], fresh)
    const after = track(before, [animal('rat')], fresh)
    expect(after[0]?.key).toBe(before[1]?.key)
  })

  it('a new one has a new key', () => {
    const fresh = keys()
    const before: Tracked[] = track([], [animal('rat')], fresh)
    expect(track(before, [animal('rat'), animal('rat')], fresh)[1]?.key).toBe(2)
  })

  it('counts damage that came and went', () => {
    const fresh = keys()
    const before = track([], [animal('rat', 2), animal('fox')], fresh)
    const after = track(before, [animal('rat', 1), animal('fox', 3)], fresh)
    expect([...changes(before, after).values()]).toEqual([-1, 3])
  })
})
