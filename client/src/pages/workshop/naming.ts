/** What a card is called, and the id that follows from it. Nobody has to know that there are ids. */

import { isTable, listOf, tableOf, type Table, type Value } from './tree'

export const LONGEST_NAME = 40

/** A name by languages; one that is the same in all of them stands under the first. */
export function namesIn(value: Value | undefined, first: string): Record<string, string> {
  if (typeof value === 'string') return { [first]: value }
  return isTable(value) ? Object.fromEntries(Object.entries(value).filter((each): each is [string, string] => typeof each[1] === 'string')) : {}
}

/** What stands in for a name in a language: that in English, or the first there is; without any, the id in words. */
export function calledIn(lang: string, table: Table): string {
  const names = namesIn(table.name, 'en')
  return names[lang] || names.en || Object.values(names).find(Boolean) || inWords(table.id)
}

function inWords(id: Value | undefined): string {
  const words = typeof id === 'string' ? id.replaceAll('-', ' ') : ''
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

/** As it may be kept: one line, no spaces around it, no signs that cannot be seen, not too long. */
export function tidied(name: string): string {
  return name.replace(/[\p{C}\s]+/gu, ' ').trim().slice(0, LONGEST_NAME).trim()
}

/** An id made of a name: small letters, digits and hyphens. Of letters without any such, nothing is left. */
export function idOf(name: string): string {
  const plain = name.toLowerCase().normalize('NFD').replace(/[\p{M}’']/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae')
  return plain.replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST_NAME).replace(/^-+|-+$/g, '')
}

/** The same, unless it is taken: then with the first number that is free. */
export function freeId(wanted: string, taken: Set<string>): string {
  if (!taken.has(wanted)) return wanted
  const stem = wanted.replace(/-\d+$/, '').slice(0, LONGEST_NAME - 4)
  for (let n = 2; ; n++) if (!taken.has(`${stem}-${n}`)) return `${stem}-${n}`
}

/** The ids of all cards of a pack, in these sections of it. */
export function idsIn(pack: Table, sections: string[]): Set<string> {
  return new Set(sections.flatMap((name) => listOf(pack[name])).map((card) => String(tableOf(card).id)))
}
