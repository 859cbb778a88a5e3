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

  it('part at the joints of joined words', async () => {
    const words = {
      Sprengstoff: 'Spreng-stoff',
      Morgenappell: 'Mor-gen-appell',
      Lautsprecher: 'Laut-spre-cher',
      Schlussstein: 'Schluss-stein',
      Beistandszone: 'Bei-stands-zone',
      Wasserspeiermatrone: 'Was-ser-speier-ma-trone',
      Vollstreckern: 'Voll-stre-ckern',
      Uhrwerkinspektor: 'Uhr-werk-ins-pek-tor',
      Zwillingspistolen: 'Zwil-lings-pis-to-len',
      Testamentseröffnung: 'Tes-ta-ments-eröff-nung',
      Einsatzleitung: 'Ein-satz-lei-tung',
      Steineichen: 'Stei-nei-chen', // nothing comes before its stone
    }
    for (const [word, broken] of Object.entries(words)) expect(await seen(word, 'de')).toBe(broken)
  })

  it('short words and English stay whole', async () => {
    expect(await seen('Onkel Mortimer', 'de')).toBe('Onkel Mortimer')
    expect(await seen('Quartermaster', 'en')).toBe('Quartermaster')
  })

  it('a long name breaks in every language', async () => {
    await speak('en', page)
    expect(breakableName('Eager Understudy').replaceAll('\u00AD', '-')).toBe('Eager Under-study')
    expect(breakableName('Great-Grandmother Clover').replaceAll('\u00AD', '-')).toBe('Great-Grand-mother Clover')
  })
})
