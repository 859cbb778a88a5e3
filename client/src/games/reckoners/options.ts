/** Where on the board an option lies: every key that the server sends has its place, or a button in the action bar. */

import { idIn, isPhrase, within, type Slots } from '../../lib/slots'
import type { Choice, Why } from '../../lib/wire'
import type { DieKind, DieView, SymbolName } from './view'

/** What is done at an Epic or with the figures before it, in the order in which it is shown. */
export const DEEDS_IN_DISTRICT = ['act-attack', 'act-research', 'act-contain', 'act-fight'] as const
export const ON_STEELHEART = ['act-attack-steelheart', 'act-research-steelheart'] as const
export const WHOLE_DISTRICT = ['act-place', 'act-snipe', 'act-move'] as const
const BAR = ['act-roll', 'act-faith', 'act-resume', 'act-money', 'act-plan', 'act-refresh'] as const

const SYMBOL_OF: Record<string, SymbolName> = {
  'act-attack': 'attack',
  'act-research': 'research',
  'act-contain': 'contain',
  'act-fight': 'enforcement',
  'act-attack-steelheart': 'attack',
  'act-research-steelheart': 'research',
  'act-contain-track': 'contain',
  'act-money': 'money',
  'act-plan': 'plan',
}

type Keyed = Choice | Why

export function symbolOf(choice: Keyed): SymbolName | null {
  return SYMBOL_OF[choice.key] ?? null
}

export function inBar(choice: Keyed): boolean {
  return choice.key.startsWith('done-') || (BAR as readonly string[]).includes(choice.key)
}

/** Going on is what the bar offers first: a reroll, coming back, or having done. */
export function isPrimary(choice: Keyed): boolean {
  return ['act-roll', 'act-resume'].includes(choice.key) || choice.key.startsWith('done-')
}

export const districtOf = (choice: Keyed): string | null => idIn(choice.slots['district'], 'district-')
export const trackOf = (choice: Keyed): string | null => idIn(choice.slots['track'], 'track-')
export const cardOf = (choice: Keyed): string | null => idIn(choice.slots['card'])
export const seatOf = (choice: Keyed): string | null => idIn(choice.slots['seat'])
export const ownerOf = (choice: Keyed): string | null => idIn(choice.slots['owner'])

/** Options of some keys in a district. */
export function inDistrict<T extends Keyed>(choices: T[], district: string, keys: readonly string[]): T[] {
  const here = choices.filter((each) => districtOf(each) === district)
  return keys.flatMap((key) => here.filter((each) => each.key === key))
}

/** The symbols in a phrase: "symbol-contain", or a face with several. */
export function symbolsIn(slot: unknown): SymbolName[] {
  if (Array.isArray(slot) && !isPhrase(slot)) return slot.flatMap(symbolsIn)
  if (!isPhrase(slot)) return []
  const [key, slots] = slot
  if (key === 'symbols') return Array<SymbolName[]>(Number(slots['n'] ?? 1)).fill(symbolsIn(slots['symbol'])).flat()
  const symbol = idIn(slot, 'symbol-')
  return symbol ? [symbol as SymbolName] : Object.values(slots).flatMap(symbolsIn)
}

/** A die with its face, or only its kind, out of a phrase. */
export function dieIn(slot: unknown): DieView | null {
  const inner: Slots = within(slot)
  const kind = idIn(inner['die'], 'die-') ?? idIn(slot, 'die-')
  return kind && kind !== 'showing' ? { kind: kind as DieKind, symbols: symbolsIn(inner['face']) } : null
}

export function sameDie(a: DieView, b: DieView): boolean {
  return a.kind === b.kind && a.symbols.length === b.symbols.length && a.symbols.every((each, i) => each === b.symbols[i])
}

/** The option that takes, keeps or turns a die as it lies there. */
export function optionForDie<T extends Keyed>(choices: T[], die: DieView): T | undefined {
  return choices.find((each) => {
    const found = ['act-die', 'act-keep', 'act-turn'].includes(each.key) ? dieIn(each.slots['die']) : null
    return found !== null && sameDie(found, die)
  })
}

/** The option that loses or buys back a die of a kind. */
export function optionForOwned<T extends Keyed>(choices: T[], key: string, owner: string | null, kind: DieKind): T | undefined {
  return choices.find((each) => each.key === key && ownerOf(each) === owner && dieIn(each.slots['die'])?.kind === kind)
}

export function optionForCard<T extends Keyed>(choices: T[], keys: readonly string[], card: string): T | undefined {
  return choices.find((each) => keys.includes(each.key) && cardOf(each) === card)
}
