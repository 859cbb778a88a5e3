/** Long words of a card may break where a reader breaks them: browsers do not know every language's syllables. */

import { t } from '../lib/words.svelte'

const VOWEL = '[aeiouyäöüàâæéèêëîïôœùû]'
const CONSONANT = '[bcdfghjklmnpqrstvwxzçß]'
/** Sounds that begin a syllable together; a linking s of German ends one. */
const ONSET = `(?:sch[lmnrw]?|ch|ck|ph|th|qu|[bcdfgkptv]r|[bcfgkp]l|(?<!t)s|[bcdfghjklmnpqrtvwxzç])`
const END_OF_SYLLABLE = new RegExp(`(${VOWEL}${CONSONANT}*?)(?=${ONSET}${VOWEL})`, 'gi')
const SOFT_HYPHEN = '\u00AD'

/** A word of fewer letters than `least` fits on any line. */
export function breakable(text: string, least = 10): string {
  return t('page-syllables') === 'yes' ? broken(text, least) : text
}

/** A name is broken only where it must be. */
export function breakableName(name: string): string {
  return broken(name, 10)
}

/** Words of at least so many letters. */
function broken(text: string, least: number): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < least ? word : inSyllables(word)))
}

/** Joined words part at their joint before anything else. */
function inSyllables(word: string): string {
  return word.split(joints()).map(syllables).join(SOFT_HYPHEN)
}

/** Neither one nor two letters stand alone. */
function syllables(part: string): string {
  return part.replace(END_OF_SYLLABLE, (end: string, _: string, at: number) => {
    const before = at + end.length
    return before < 3 || part.length - before < 3 ? end : end + SOFT_HYPHEN
  })
}

let known = { list: '', at: /(?!)/ }

/** As the language lists them, "light-house" or, before it in every word, "-house". */
function joints(): RegExp {
  const list = t('page-joints')
  if (list !== known.list) {
    const each = list.split(' ').map((joint) => joint.split('-'))
    known = { list, at: new RegExp(each.map(([before, after]) => `(?<=${before || '^.{2,}'})(?=${after})`).join('|'), 'iu') }
  }
  return known.at
}
