import { expect, it } from 'vitest'
import { words as menu } from './menu/words'
import { words } from './words'

it.each([['the frame', words], ['the menu', menu]])('%s has no empty text in any language', (_, dictionary) => {
  for (const lang of ['en', 'fr', 'de'] as const) {
    for (const [key, entry] of Object.entries(dictionary[lang])) {
      const said = typeof entry === 'function' ? (entry as (...parts: unknown[]) => string)('2', '3') : entry
      expect(said.trim(), `${lang} ${key}`).not.toBe('')
      expect(said, `${lang} ${key}`).not.toContain('undefined')
    }
  }
})

it('French keeps a space that does not break before ? ! : ;', () => {
  for (const dictionary of [words, menu]) {
    for (const entry of Object.values(dictionary.fr)) {
      const said = typeof entry === 'function' ? (entry as (...parts: unknown[]) => string)('2', '3') : entry
      expect(said).not.toMatch(/ [?!:;…»]/)
    }
  }
})
