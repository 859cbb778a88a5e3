import { describe, expect, it } from 'vitest'
import { camps, farSides, membersOf, nearSide, rolesOf } from './seating'
import type { Mode } from './parts'
import type { View } from './view'

function table(mode: Mode, seats: number, eye: number | null, more: Partial<View> = {}): View {
  const sides = mode === 'manticore' ? 2 : seats
  const teams = mode === 'hydra' || mode === 'manticore' ? 2 : seats
  return {
    mode, seat: eye, first: 0, alpha: mode === 'alpha' ? 0 : null, active: 0, turn: 1, moment: 'main', answered: [], done: [],
    teams: Array.from({ length: seats }, (_, i) => i % teams),
    seats: Array.from({ length: seats }, (_, i) => ({ side: i % sides, out: false, prey: mode === 'hunter' ? (i + 1) % seats : null })),
    sides: Array.from({ length: sides }, (_, i) => ({ keep: mode === 'hydra' ? i % 2 : i })),
    ...more,
  } as View
}

describe('who sits where', () => {
  it('one sits below, the others from the left in turn order', () => {
    const view = table('survival', 4, 2)
    expect(nearSide(view)).toBe(2)
    expect(farSides(view)).toEqual([3, 0, 1])
  })

  it('a Manticore team is one side', () => {
    const view = table('manticore', 4, 1)
    expect(farSides(view)).toEqual([0])
    expect(membersOf(view, 1)).toEqual([1, 3])
  })

  it('a hunter has a prey at the left and is hunted from the right', () => {
    const view = table('hunter', 4, 1)
    expect(rolesOf(view, 2)).toContain('prey')
    expect(rolesOf(view, 0)).toContain('hunter')
    expect(rolesOf(view, 3)).toEqual([])
  })

  it('a Hydra team has one Stronghold, drawn once; the own one lies below (UN-60)', () => {
    expect(camps(table('hydra', 6, 0))).toEqual([{ keep: 1, sides: [1, 3, 5] }, { keep: null, sides: [2, 4] }])
    expect(camps(table('hydra', 4, 1))).toEqual([{ keep: 0, sides: [2, 0] }, { keep: null, sides: [3] }])
    expect(camps(table('survival', 3, 0))).toEqual([{ keep: null, sides: [1] }, { keep: null, sides: [2] }])
  })

  it('the Alpha stands alone, the others are allies', () => {
    const view = { ...table('alpha', 3, 1), teams: [0, 1, 1] }
    expect(rolesOf(view, 0)).toEqual(['alpha'])
    expect(rolesOf(view, 2)).toEqual(['ally'])
    expect(rolesOf(table('survival', 3, 1), 0)).toEqual([])
  })

  it('who is out is nothing else', () => {
    const view = table('alpha', 3, 1)
    view.seats[0]!.out = true
    expect(rolesOf(view, 0)).toEqual(['out'])
  })
})
