import { describe, expect, it } from 'vitest'
import type { Shown } from '../lib/wire'
import { FEW, inOrder, sift } from './sift'

const shown = (text: string, value = 0): Shown => ({ value, text, thing: `card ${text}` })
const texts = (values: Shown[]) => values.map(({ text }) => text)

describe('what may be picked', () => {
  it('keeps the order of a few, such as the sides of a die', () => {
    expect(texts(inOrder([shown('miss'), shown('hit'), shown('crit')], 'en'))).toEqual(['miss', 'hit', 'crit'])
  })

  it('goes by name where there are many, as the language has it', () => {
    const many = ['Zwerg', 'Öse', 'Ast', ...Array.from({ length: FEW }, (_, n) => `Karte ${n}`)].map((each) => shown(each))
    const found = texts(inOrder(many, 'de'))
    expect([found[0], ...found.slice(-2)]).toEqual(['Ast', 'Öse', 'Zwerg'])
  })

  it('is found by a part of its name, without accents too, and first by its beginning', () => {
    const cards = [shown('Le grand élan'), shown('Élan'), shown('Loup')]
    expect(texts(sift(cards, 'elan'))).toEqual(['Élan', 'Le grand élan'])
    expect(texts(sift(cards, ' LOUP '))).toEqual(['Loup'])
    expect(sift(cards, 'ours')).toEqual([])
    expect(sift(cards, '')).toEqual(cards)
  })
})
