/** Where on the board an option lies: its verb and what it is about, as "attack district 2"; some are in the action bar. */

import { thing, type Named } from '../../lib/things'
import type { SymbolName } from './parts'
import type { DieView } from './view'

const BAR = ['done', 'roll', 'faith', 'resume', 'money', 'plan', 'refresh'] as const

const SYMBOL_OF: Record<string, SymbolName> = {
  attack: 'attack',
  research: 'research',
  contain: 'contain',
  fight: 'enforcement',
  'attack-steelheart': 'attack',
  'research-steelheart': 'research',
  'contain-track': 'contain',
  money: 'money',
  plan: 'plan',
}

export function symbolOf({ verb }: Named): SymbolName | null {
  return SYMBOL_OF[verb] ?? null
}

export function inBar({ verb }: Named): boolean {
  return (BAR as readonly string[]).includes(verb)
}

/** A die as the server names it, by its kind and what it shows. */
export const dieThing = ({ kind, symbols }: DieView): string => thing('die', kind, symbols.join('+'))
export const districtThing = (at: number): string => thing('district', at)

/** Verbs that are never offered side by side, and lie on the same thing. */
const LIKE: Record<string, string> = { place: 'enter', snipe: 'enter', move: 'enter', keep: 'die', turn: 'die', activate: 'card', for: 'give' }

export function spotOf({ verb, things: { district, track, card, seat, owner, die } }: Named): string {
  return [LIKE[verb] ?? verb, district, track, card, seat, owner, die].filter(Boolean).join(' ')
}

export const spots = {
  in: (verb: string, district: number) => `${verb} ${districtThing(district)}`,
  track: (name: string) => `contain-track ${thing('track', name)}`,
  die: (die: DieView) => `die ${dieThing(die)}`,
  owned: (verb: 'lose' | 'buy-back', owner: number, kind: string) => `${verb} ${thing('seat', owner)} ${thing('die', kind)}`,
  card: (verb: 'card' | 'buy', id: string) => `${verb} ${thing('card', id)}`,
  seat: (seat: number) => `give ${thing('seat', seat)}`,
}
