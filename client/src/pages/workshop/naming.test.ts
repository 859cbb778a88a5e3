import { describe, expect, it } from 'vitest'
import { calledIn, freeId, idOf, idsIn, namesIn, tidied } from './naming'

describe('names', () => {
  it('are one for all languages, or one for each', () => {
    expect(namesIn('Rat', 'en')).toEqual({ en: 'Rat' })
    expect(namesIn({ fr: 'Rat', de: 'Ratte' }, 'en')).toEqual({ fr: 'Rat', de: 'Ratte' })
    expect(namesIn(undefined, 'en')).toEqual({})
  })

  it('stand in for one another, and the id for all of them', () => {
    expect(calledIn('de', { name: { en: 'Rat', fr: 'Le Rat' } })).toBe('Rat')
    expect(calledIn('de', { name: { fr: 'Le Rat' } })).toBe('Le Rat')
    expect(calledIn('de', { id: 'bog-rat' })).toBe('Bog rat')
  })

  it('are tidied as they must be', () => {
    expect(tidied('  Bell\n Warden\u200b ')).toBe('Bell Warden')
    expect(tidied('x'.repeat(60))).toHaveLength(40)
  })

  it('make ids of small letters, digits and hyphens', () => {
    expect(idOf('Bell Warden')).toBe('bell-warden')
    expect(idOf('Gardien à l’Œil d’or, 2e')).toBe('gardien-a-loeil-dor-2e')
    expect(idOf('Die Straßenkönigin')).toBe('die-strassenkonigin')
    expect(idOf('Ведьма')).toBe('')
  })

  it('make ids that nothing else has', () => {
    const taken = idsIn({ hero: [{ id: 'rat' }], boss: [{ id: 'rat-2' }] }, ['hero', 'boss'])
    expect(freeId('owl', taken)).toBe('owl')
    expect(freeId('rat', taken)).toBe('rat-3')
    expect(freeId('rat-2', taken)).toBe('rat-3')
  })
})
