/** How a pack is written, read from the menus of its kind: which form a table has, what a new one begins with, what may be left out. */

import type { FieldMenu, FormMenu, Menus } from '../../lib/wire'
import { isTable, listOf, tableOf, type Table, type Value } from './tree'

/** What a pack is that does not say it. */
export const USUAL = 'deck'

/** Fields that nobody is asked about: whoever makes a card says where it comes from by making it. */
const GIVEN: Table = { origin: 'house' }

export function formsOf(menus: Menus, table: string): FormMenu[] {
  return menus.tables[table]?.forms ?? []
}

/** The field whose word says which form a table has; '' where there is only one. */
export function byOf(menus: Menus, table: string): string {
  return menus.tables[table]?.by ?? ''
}

/** The form of a table as it stands; null as long as its word is missing or not known. */
export function formOf(menus: Menus, table: string, value: Value | undefined): FormMenu | null {
  const by = byOf(menus, table)
  const forms = formsOf(menus, table)
  if (by === '') return forms[0] ?? null
  return forms.find(({ name }) => name === tableOf(value)[by]) ?? null
}

/** The form of the pack itself. */
export function fileOf(menus: Menus): FormMenu {
  return formsOf(menus, menus.file)[0]!
}

export function fieldNamed(form: FormMenu | null, name: string): FieldMenu | undefined {
  return form?.fields.find((each) => each.name === name)
}

/** What is asked about, of a table as it stands. */
export function asked(menus: Menus, form: FormMenu, value: Value | undefined): FieldMenu[] {
  const isCards = form === fileOf(menus)
  return form.fields.filter(
    (field) =>
      !Object.hasOwn(GIVEN, field.name) && field.shape !== 'id' && holds(field, value) && !(isCards && menus.cards.includes(field.name)),
  )
}

/** Is the field there, with the word that another one has? */
export function holds({ when }: FieldMenu, value: Value | undefined): boolean {
  return when === null || when[1].includes(String(tableOf(value)[when[0]] ?? ''))
}

/** Does it fit among the chips of a sentence? Else it has lines of its own below. */
export function isInline(menus: Menus, field: FieldMenu): boolean {
  if (field.shape === 'names' || field.shape === 'numbers') return false
  return field.shape !== 'table' || isPlain(menus, field)
}

/** A table that is no more than a few chips, whose questions are asked one by one. */
export function isPlain(menus: Menus, { many, table }: FieldMenu): boolean {
  if (many || byOf(menus, table) !== '') return false
  const fields = formsOf(menus, table)[0]?.fields ?? []
  return fields.length > 0 && fields.every(({ shape }) => shape !== 'table' && shape !== 'names' && shape !== 'numbers')
}

/** A new table of a form, with as much as it needs; what only somebody can decide is left open. */
export function fresh(menus: Menus, table: string, word: string = formsOf(menus, table)[0]?.name ?? ''): Table {
  const by = byOf(menus, table)
  const form = by === '' ? formsOf(menus, table)[0] : formsOf(menus, table).find(({ name }) => name === word)
  const made: Table = by === '' ? {} : { [by]: word }
  for (const field of form?.fields ?? []) {
    const given = GIVEN[field.name]
    if (given !== undefined) made[field.name] = given
    else if (field.needed && holds(field, made)) {
      const value = firstValue(menus, field)
      if (value !== undefined) made[field.name] = value
    }
  }
  return made
}

/** What a field begins with; nothing where a text is asked for that only somebody can choose. */
export function firstValue(menus: Menus, field: FieldMenu): Value | undefined {
  switch (field.shape) {
    case 'number':
      return typeof field.default === 'number' ? field.default : nearest(field, 1)
    case 'flag':
      return true
    case 'choice':
      return typeof field.default === 'string' ? field.default : field.values[0]?.[0]
    case 'table':
      if (byOf(menus, field.table) !== '' || (field.many && !field.low)) return undefined
      return field.many ? Array.from({ length: field.low! }, () => fresh(menus, field.table)) : fresh(menus, field.table)
    default:
      return undefined
  }
}

/** The number that may be there and is nearest to this one. */
export function nearest({ low, high, zero }: FieldMenu, wanted: number): number {
  const found = Math.min(high ?? wanted, Math.max(low ?? wanted, wanted))
  return found === 0 && !zero ? ((high ?? 1) > 0 ? 1 : -1) : found
}

/** All numbers that may be there. */
export function numbersOf({ low, high, zero }: FieldMenu): number[] {
  const [from, to] = [low ?? 0, high ?? 20]
  return Array.from({ length: to - from + 1 }, (_, n) => from + n).filter((n) => n !== 0 || zero)
}

/** What may be there instead of a number, after the numbers: such as "infinite". */
export function wordsOf({ values }: FieldMenu): string[] {
  return values.map(([name]) => name)
}

/** What holds there: what is written, or what leaving it out means. */
export function valueOf(field: FieldMenu, table: Value | undefined): Value | undefined {
  const written = tableOf(table)[field.name]
  return written !== undefined ? written : ((field.default as Value | null) ?? undefined)
}

/** Does leaving the field out mean no more than that nothing is said there? */
export function isOptional(field: FieldMenu): boolean {
  return !field.needed && (field.default === null || field.default === undefined || field.shape === 'flag')
}

/** Is something said there already? */
export function isThere(field: FieldMenu, table: Value | undefined): boolean {
  const value = tableOf(table)[field.name]
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}

/** A value in words; '' where there are none. */
export function worded(field: FieldMenu, value: Value | undefined): string[] {
  const words = (each: Value) => field.values.find(([name]) => name === each)?.[1] ?? String(each)
  if (value === undefined) return []
  return listOf(value).length > 0 ? listOf(value).map(words) : Array.isArray(value) ? [] : [words(value)]
}

/** The table with another word: of what was said, it keeps what the new form asks for, too. */
export function withWord(menus: Menus, table: string, before: Value | undefined, word: string): Table {
  const made = fresh(menus, table, word)
  const form = formOf(menus, table, made)
  const old = formOf(menus, table, before)
  for (const field of form?.fields ?? []) {
    const [written, other] = [tableOf(before)[field.name], fieldNamed(old, field.name)]
    if (written !== undefined && other && alike(field, other) && holds(field, made)) made[field.name] = written
  }
  return made
}

/** Can what stands in one of these fields stand in the other? */
function alike(one: FieldMenu, other: FieldMenu): boolean {
  const kinds = one.shape === other.shape && one.many === other.many && one.table === other.table
  return kinds && one.low === other.low && one.high === other.high && one.values.join() === other.values.join()
}

/** The table without what does not belong to it any more, because another field has another word now. */
export function fitting(menus: Menus, table: string, value: Table): Table {
  const form = formOf(menus, table, value)
  if (!form) return value
  const gone = form.fields.filter((field) => field.name in value && !holds(field, value)).map(({ name }) => name)
  const left = Object.fromEntries(Object.entries(value).filter(([name]) => !gone.includes(name)))
  for (const field of form.fields) {
    if (field.when !== null && field.needed && !(field.name in left) && holds(field, left)) {
      const first = firstValue(menus, field)
      if (first !== undefined) left[field.name] = first
    }
  }
  return left
}

/** A pack to begin with that has nothing but what the file needs. */
export function emptyPack(menus: Menus): Table {
  const { starter } = menus
  const file = fileOf(menus)
  const kept = file.fields.filter(({ name, needed, shape }) => needed && shape === 'table' && !menus.cards.includes(name))
  const tables = kept.map(({ name, table, many }): [string, Value] => {
    const given = (starter as Table)[name]
    return [name, isTable(given) && !many ? needed(menus, table, given) : (given ?? {})]
  })
  return { kind: menus.kind.kind, id: '', ...Object.fromEntries(tables) }
}

/** Of a table that can be played as it is, the plain values: numbers, words, yes and no. */
function needed(menus: Menus, table: string, given: Table): Table {
  const form = formOf(menus, table, given)
  const plain = form?.fields.filter(({ shape }) => shape !== 'table' && shape !== 'numbers').map(({ name }) => name) ?? []
  return Object.fromEntries(Object.entries(given).filter(([name]) => plain.includes(name)))
}
