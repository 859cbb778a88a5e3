import { describe, expect, it } from 'vitest'
import { changes, vanished } from './tracking'
import type { AnimalView } from '../view'

const animal = (uid: number, damage = 0): AnimalView => ({
  uid, card: 'ox', attack: 1, health: 4, damage, fury: 0, ready: true, rushing: false, guard: false, owner: 0,
})

describe('what has become of two Oxen', () => {
  it('the second takes the blow, though they look alike', () => {
    expect(changes([animal(4), animal(7)], [animal(4), animal(7, 2)])).toEqual(new Map([[7, 2]]))
  })

  it('the first falls, and the second stays what it was', () => {
    const before = [animal(4, 1), animal(7)]
    expect(vanished(before, [animal(7)])).toEqual([animal(4, 1)])
    expect(changes(before, [animal(7)])).toEqual(new Map())
  })

  it('one that comes back is another', () => {
    expect(vanished([animal(4)], [animal(9)])).toEqual([animal(4)])
  })
})
