import { describe, expect, it } from 'vitest'
import type { CardInfo } from '../../../lib/wire'
import { copies, sorted } from '../hand/hand'
import { inPlay, textOf } from './texts'

const card = {
  keywords: [['guard', 'Guard'], ['rally', 'Rally']],
  texts: [
    { role: 'keywords', lead: '', text: 'Guard, Rally' },
    { role: 'on-arrival', lead: 'Arrival', text: 'Draw a card.' },
    { role: 'standing', lead: '', text: 'Opposing Animals have −1 Attack.' },
  ],
} as unknown as CardInfo

describe('the text of a card', () => {
  it('sets Rally apart', () => {
    const text = textOf(card)
    expect(text).toMatchObject({ keywords: ['Guard'], rally: true })
    expect(text.passages.map(({ role }) => role)).toEqual(['on-arrival', 'standing'])
  })

  it('an Arrival has had its time in play', () => {
    expect(inPlay(textOf(card)).passages).toHaveLength(1)
  })
})

describe('a hand', () => {
  it('is held by cost, copies under keys of their own', () => {
    const cost: Record<string, number> = { rat: 2, fox: 0 }
    const hand = copies(sorted(['rat', 'fox', 'rat'], (id) => cost[id] ?? 0))
    expect(hand.map((each) => each.key)).toEqual(['fox', 'rat', 'rat#2'])
  })
})
