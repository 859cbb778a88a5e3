import { expect, test } from 'vitest'
import type { CardInfo, Gallery } from '../../lib/wire'
import { counted, hung, sifted, siftIn, written } from './sift'

const card = (id: string, kind: string, marks: string[], does: string[], name = id) =>
  ({ id, kind, marks, does, name, kind_line: kind, texts: [{ lead: 'Arrival', text: `${id} text` }] }) as unknown as CardInfo

const galleries: Gallery[] = [
  { game: 'one', groups: [], shelves: [
    { deck: 'a', text: 'A', hue: '', cards: [card('ox', 'animal', ['red'], ['draw', 'deal']), card('owl', 'animal', [], ['draw'], 'Hiboü')] },
    { deck: 'b', text: 'B', hue: 'rust', cards: [card('cup', 'item', ['red'], ['deal'])] },
  ] },
  { game: 'two', groups: [], shelves: [{ deck: '', text: '', hue: '', cards: [card('die', 'item', [], [])] }] },
]
const all = hung(galleries)
const ids = (given: Record<string, string>) => sifted(all, siftIn(given)).map((each) => each.card.id)

test('every card hangs where it belongs', () => {
  expect(all.map(({ game, deck, card }) => `${game}/${deck}/${card.id}`)).toEqual(['one/a/ox', 'one/a/owl', 'one/b/cup', 'two//die'])
  expect(all.map(({ hue }) => hue)).toEqual(['', '', 'rust', ''])
})

test('filters are met together', () => {
  expect(ids({})).toEqual(['ox', 'owl', 'cup', 'die'])
  expect(ids({ deck: 'a' })).toEqual(['ox', 'owl'])
  expect(ids({ kind: 'item' })).toEqual(['cup', 'die'])
  expect(ids({ mark: 'red', does: 'deal' })).toEqual(['ox', 'cup'])
  expect(ids({ does: 'draw,deal' })).toEqual(['ox'])
  expect(ids({ text: 'hibou' })).toEqual(['owl'])
})

test('the counts are of what is shown', () => {
  expect(Object.fromEntries(counted(sifted(all, siftIn({ does: 'draw' }))))).toEqual({ draw: 2, deal: 1 })
})

test('an address keeps what is sifted by', () => {
  const sift = { deck: 'a', kind: 'item', mark: 'red', text: 'x y', does: ['draw', 'deal'] }
  expect(siftIn(written(sift))).toEqual(sift)
  expect(written(siftIn({}))).toEqual({ deck: '', kind: '', mark: '', text: '', does: '' })
})
