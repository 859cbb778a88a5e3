import { describe, expect, it } from 'vitest'
import type { Summary } from '../../lib/wire'
import { byTurn } from './mine'

const game = (table: string, more: Partial<Summary>): Summary => ({
  table, gone: false, game: '', options: {}, names: [], seats: [], status: 'playing', where: '', my_turn: false, left: null, at: 0,
  outcome: null, real: false, facts: {}, ...more,
})

describe('my games', () => {
  it('begin with those that wait for me, the most urgent first', () => {
    const games = [
      game('new', { at: 9 }),
      game('old', { at: 1 }),
      game('mine', { at: 2, my_turn: true }),
      game('hurry', { at: 3, my_turn: true, left: 60 }),
      game('days', { at: 4, my_turn: true, left: 99_999 }),
    ]
    expect(games.sort(byTurn).map(({ table }) => table)).toEqual(['hurry', 'days', 'mine', 'new', 'old'])
  })
})
