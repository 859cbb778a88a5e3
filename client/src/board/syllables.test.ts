import { describe, expect, it } from 'vitest'
import { page } from '../lib/shelves'
import { speak, type Lang } from '../lib/words.svelte'
import { breakable, breakableName } from './syllables'

async function seen(text: string, lang: Lang): Promise<string> {
  await speak(lang, page)
  return breakable(text).replaceAll('\u00AD', '-')
}

describe('long words', () => {
  it('break between syllables', async () => {
    expect(await seen('Trophäenkuratorin', 'de')).toBe('Tro-phäen-ku-ra-to-rin')
    expect(await seen('gegnerischen', 'de')).toBe('geg-ne-ri-schen')
    expect(await seen('Briefbeschwerer', 'de')).toBe('Brief-be-schwe-rer')
    expect(await seen('Verkleidung', 'de')).toBe('Ver-klei-dung')
    expect(await seen('Déferlement', 'fr')).toBe('Défer-le-ment')
  })

  it('keep a linking s', async () => {
    expect(await seen('Testamentseröffnung', 'de')).not.toContain('-se')
  })

  it('short words and English stay whole', async () => {
    expect(await seen('Onkel Mortimer', 'de')).toBe('Onkel Mortimer')
    expect(await seen('Quartermaster', 'en')).toBe('Quartermaster')
  })

  it('a long name breaks in every language', () => {
    expect(breakableName('Great-Grandmother Clover').replaceAll('\u00AD', '-')).toBe('Great-Grand-mo-ther Clover')
  })
})
