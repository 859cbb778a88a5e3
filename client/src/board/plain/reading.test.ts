import { describe, expect, it } from 'vitest'
import { partsOf } from './reading'

const names = {
  labels: { hand: 'Hand', deck: 'Cards in the deck' },
  card: (id: string) => (id === 'ring' ? 'a ring' : undefined),
  players: ['Ada', 'Ben'],
}

const item = (text: string, n = 1, card: string | null = null) => ({ text, n, card })

describe('a view', () => {
  it('is read part by part, under the words there are', () => {
    expect(partsOf({ seat: 0, deck: 7, cards_left: 2 }, names)).toEqual([
      { label: 'Cards in the deck', items: [item('7')] },
      { label: 'Cards left', items: [item('2')] },
    ])
  })

  it('names cards, counts equal ones in a row, and does not show what is hidden', () => {
    expect(partsOf({ hand: ['ring', 'ring', null, 'ring'] }, names)).toEqual([
      { label: 'Hand', items: [item('a ring', 2, 'ring'), item('?'), item('a ring', 1, 'ring')] },
    ])
  })

  it('puts what lies before a seat under its player, and numbers other things', () => {
    const titles = (view: Record<string, unknown>) => partsOf(view, names).map((part) => 'title' in part && part.title)
    expect(titles({ seats: [{ hand: [] }, { hand: [] }] })).toEqual(['Ada', 'Ben'])
    expect(titles({ piles: [{ top: 1 }, { top: 2 }], bank: { coins: 3 } })).toEqual(['Piles 1', 'Piles 2', 'Bank'])
  })
})
