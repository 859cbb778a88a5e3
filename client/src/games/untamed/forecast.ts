/** What an option would do to the things on the table, read from the facts that the server foresees. */

import { idIn, isPhrase, numberIn, within } from '../../lib/slots'
import type { Line } from '../../lib/wire'
import { animalSpot, keepSpot, type Spot } from './spots'
import type { View } from './view'

export interface Outcome {
  harm: number
  heal: number
  fury: number
  attack: number
  /** defeated, destroyed, or gone from this side */
  falls: boolean
  gone: boolean
  turned: 'ready' | 'exhausted' | null
}

interface Fact {
  key: string
  slots: Record<string, unknown>
}

/** The fact itself, without the card that caused it. */
export function factOf(line: Pick<Line, 'key' | 'slots'>): Fact {
  const inner = line.slots.line
  return isPhrase(inner) ? { key: inner[0], slots: inner[1] } : { key: line.key, slots: line.slots }
}

const nothing = (): Outcome => ({ harm: 0, heal: 0, fury: 0, attack: 0, falls: false, gone: false, turned: null })

function add(outcome: Outcome, { key, slots }: Fact): void {
  const n = numberIn(slots.n) ?? 0
  if (/^log-(stronghold-)?damaged$|^log-damage-put/.test(key)) outcome.harm += n
  else if (/^log-(stronghold-)?healed$|^log-damage-moved$/.test(key)) outcome.heal += n
  else if (key === 'log-fury') outcome.fury += n
  else if (key === 'log-attack-changed') outcome.attack += numberIn(slots.by) ?? 0
  else if (key === 'log-defeated' || key === 'log-stronghold-fell') outcome.falls = true
  else if (key === 'log-returned' || key === 'log-taken-over') outcome.gone = true
  else if (key === 'log-readied') outcome.turned = 'ready'
  else if (key === 'log-exhausted') outcome.turned = 'exhausted'
}

/**
 * Outcomes by spot. A fact names a card, of which several copies may be in play: those in `first` come before others,
 * and each copy takes the same kind of fact once.
 */
export function forecast(view: View, lines: Line[], first: Spot[] = []): Map<Spot, Outcome> {
  const found = new Map<Spot, Outcome>()
  const told = new Set<string>()
  for (const fact of lines.map(factOf)) {
    const spot = fact.slots.keep === undefined ? copyOf(view, fact, first, told) : keepSpot(keepIn(fact))
    if (!spot) continue
    told.add(`${spot} ${fact.key}`)
    const outcome = found.get(spot) ?? nothing()
    add(outcome, fact)
    found.set(spot, outcome)
  }
  return found
}

function keepIn(fact: Fact): number {
  return (numberIn(within(fact.slots.keep).number) ?? 0) - 1
}

const aboutAnimals = /^log-(damaged|damage-put|healed|damage-moved|fury|attack-changed|defeated|returned|readied|exhausted|taken-over)$/

function copyOf(view: View, fact: Fact, first: Spot[], told: Set<string>): Spot | undefined {
  if (!aboutAnimals.test(fact.key)) return undefined
  const card = idIn(fact.slots.card)
  const copies = view.sides.flatMap((side, s) =>
    side.animals.flatMap((animal, place) => (animal.card === card ? [animalSpot(s, place)] : [])),
  )
  const ordered = [...first.filter((spot) => copies.includes(spot)), ...copies]
  return ordered.find((spot) => !told.has(`${spot} ${fact.key}`)) ?? ordered[0]
}

/** Legal, but nothing would come of it. */
export function isIdle(outcome: Outcome): boolean {
  const { harm, heal, fury, attack, falls, gone, turned } = outcome
  return !harm && !heal && !fury && !attack && !falls && !gone && !turned
}
