import { describe, expect, it } from 'vitest'
import { marked, matcher } from './search'

describe('matcher', () => {
  it('wants every word, in any order, without regard to case and accents', () => {
    expect(matcher('epuise garde')('La Garde est épuisée')).toBe(true)
    expect(matcher('strasse')('Die Straße')).toBe(true)
    expect(matcher('garde ours')('La Garde est épuisée')).toBe(false)
    expect(matcher('ts-25')('TS-25', 'Roll the dice')).toBe(true)
  })

  it('accepts everything when nothing is typed', () => expect(matcher('  ')('x')).toBe(true))
})

describe('marked', () => {
  it('marks what was typed and keeps the text', () => {
    expect(marked('Die Straße', 'strasse')).toEqual([
      { text: 'Die ', hit: false },
      { text: 'Straße', hit: true },
    ])
    expect(marked('épuisée', 'puis')).toEqual([
      { text: 'é', hit: false },
      { text: 'puis', hit: true },
      { text: 'ée', hit: false },
    ])
  })

  it('leaves a text alone when nothing is typed', () => expect(marked('x', '')).toEqual([{ text: 'x', hit: false }]))
})
