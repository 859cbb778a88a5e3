import { expect, test } from 'vitest'
import type { CardInfo, Examined } from '../../lib/wire'
import { definitionIn, hangOwn } from './packs'

const TOML = `id = "woods"

[rules]
stacks = 2

[[hero]]
id = "ranger"
health = 4

[[conflict]]
id = "wolf"
effects = [{ kind = "during" }]
`
const card = (id: string, name: string) => ({ id, name }) as CardInfo
const found = { game: 'strong', toml: TOML, cards: { en: [card('wolf', 'Wolf')], de: [card('wolf', 'Wölfe')] } } as unknown as Examined

test('the definition of a card is its table; of the pack, what stands before all lists', () => {
  expect(definitionIn(TOML, 'wolf')).toBe('[[conflict]]\nid = "wolf"\neffects = [{ kind = "during" }]')
  expect(definitionIn(TOML, 'woods')).toBe('id = "woods"\n\n[rules]\nstacks = 2')
  expect(definitionIn(TOML, 'bear')).toBe('')
})

test('the cards of a pack hang under its name, with their words in every language', () => {
  const pack = { id: 'woods', name: { en: 'Woods', de: 'Wälder' }, look: { hue: 'moss' } }
  const [wolf] = hangOwn({ id: 'a1', pack, changed: 0 }, found, 'de')
  expect(wolf).toMatchObject({ game: 'strong', deck: 'own-a1', hue: 'moss', card: { name: 'Wölfe' }, own: { name: 'Wälder', said: { en: { name: 'Wolf' } } } })
  const named = (name: unknown) => hangOwn({ id: 'a1', pack: { id: 'woods', name } as never, changed: 0 }, found, 'fr')
  expect(named('Bois')).toEqual([]) // nothing is said in French
  expect(hangOwn({ id: 'a1', pack: { id: 'woods' } as never, changed: 0 }, found, 'en')[0]!.own!.name).toBe('woods')
})
