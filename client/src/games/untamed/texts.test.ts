import { describe, expect, it } from 'vitest'
import type { CardInfo } from '../../lib/wire'
import { copies, sorted } from './hand'
import { inPlay, textOf } from './texts'
import { words } from './words'

const card = {
  texts: [
    ['keywords', '', 'Guard, Rally'],
    ['ability', '', 'Arrival – Draw a card.'],
    ['standing', '', 'Opposing Animals have −1 Attack.'],
  ],
} as unknown as CardInfo

describe('the text of a card', () => {
  it('sets Rally apart and finds the leading word', () => {
    const text = textOf(card, words.en)
    expect(text).toMatchObject({ keywords: ['Guard'], rally: true })
    expect(text.passages[0]).toEqual({ lead: 'Arrival', text: 'Draw a card.' })
  })

  it('an Arrival has had its time in play', () => {
    expect(inPlay(textOf(card, words.en), words.en).passages).toHaveLength(1)
  })
})

describe('a hand', () => {
  it('is held by cost, copies under keys of their own', () => {
    const cost: Record<string, number> = { rat: 2, fox: 0 }
    const hand = copies(sorted(['rat', 'fox', 'rat'], (id) => cost[id] ?? 0))
    expect(hand.map((each) => each.key)).toEqual(['fox', 'rat', 'rat#2'])
  })
})
