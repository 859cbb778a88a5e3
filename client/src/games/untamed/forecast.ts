/** What an option would do to the things on the table, read from the facts that the server foresees. */

import type { Line } from '../../lib/wire'
import type { Spot } from './spots'

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

type Change = (outcome: Outcome, n: number) => void

const harm: Change = (outcome, n) => (outcome.harm += n)
const heal: Change = (outcome, n) => (outcome.heal += n)
const falls: Change = (outcome) => (outcome.falls = true)
const goes: Change = (outcome) => (outcome.gone = true)

const changes: Record<string, Change> = {
  'attacked-stronghold': () => undefined,
  damaged: harm,
  'stronghold-damaged': harm,
  'damage-put': harm,
  'damage-put-on-stronghold': harm,
  healed: heal,
  'stronghold-healed': heal,
  'damage-moved': heal,
  fury: (outcome, n) => (outcome.fury += n),
  'attack-changed': (outcome, by) => (outcome.attack += by),
  defeated: falls,
  'stronghold-fell': falls,
  returned: goes,
  'taken-over': goes,
  readied: (outcome) => (outcome.turned = 'ready'),
  exhausted: (outcome) => (outcome.turned = 'exhausted'),
}

/** Outcomes by the Animals and Strongholds that the facts name. */
export function forecast(lines: Line[]): Map<Spot, Outcome> {
  const found = new Map<Spot, Outcome>()
  for (const { name, things, values } of lines) {
    const spot = things.keep ?? things.animal
    const change = changes[name]
    if (!spot || !change) continue
    const outcome = found.get(spot) ?? { harm: 0, heal: 0, fury: 0, attack: 0, falls: false, gone: false, turned: null }
    change(outcome, values.n ?? values.by ?? 0)
    found.set(spot, outcome)
  }
  return found
}

/** What an attack among the facts strikes. */
export function struck(lines: Line[]): Spot | undefined {
  const attack = lines.find(({ name }) => name === 'attacked-animal' || name === 'attacked-stronghold')
  return attack?.things.target ?? attack?.things.keep
}

/** Legal, but nothing would come of it. */
export function isIdle(outcome: Outcome): boolean {
  const { harm, heal, fury, attack, falls, gone, turned } = outcome
  return !harm && !heal && !fury && !attack && !falls && !gone && !turned
}
