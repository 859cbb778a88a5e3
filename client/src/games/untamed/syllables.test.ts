import { describe, expect, it } from 'vitest'
import { breakable, breakableName } from './syllables'

const seen = (text: string, lang: 'en' | 'fr' | 'de'): string => breakable(text, lang).replaceAll('\u00AD', '-')

describe('long words', () => {
  it('break between syllables', () => {
    expect(seen('Trophäenkuratorin', 'de')).toBe('Tro-phäen-ku-ra-to-rin')
    expect(seen('gegnerischen', 'de')).toBe('geg-ne-ri-schen')
    expect(seen('Déferlement', 'fr')).toBe('Défer-le-ment')
  })

  it('keep a linking s', () => {
    expect(seen('Testamentseröffnung', 'de')).not.toContain('-se')
  })

  it('short words and English stay whole', () => {
    expect(seen('Onkel Mortimer', 'de')).toBe('Onkel Mortimer')
    expect(seen('Quartermaster', 'en')).toBe('Quartermaster')
  })

  it('a long name breaks in every language', () => {
    expect(breakableName('Great-Grandmother Clover').replaceAll('\u00AD', '-')).toBe('Great-Grand-mo-ther Clover')
  })
})
