/** A set-up while it is being written: options, seats, clock. What fits what is the server's to say (numbers by mode). */

import { load, save } from '../../lib/stored'
import type { GameInfo, NewClock, NewSeat, NewTable, OptionInfo } from '../../lib/wire'
import type { Lang } from '../../lib/words'

export type Value = string | number

export interface Draft {
  game: string
  options: Record<string, Value>
  seats: NewSeat[]
  clock: NewClock | null
}

/** Options that are put together from several names, and what stands for none of them. */
const GROUPED = ['factions', 'reckoners']

export function usualDraft(info: GameInfo): Draft {
  const options = Object.fromEntries(info.options.map((option) => [option.name, option.default as Value]))
  const first: NewSeat = { who: 'me', bot: 'greedy' }
  const number = numbersOf(info, options)[0] ?? info.low
  const others = Array.from({ length: number - 1 }, (): NewSeat => ({ who: 'friend', bot: 'greedy' }))
  return { game: info.name, options, seats: [first, ...others], clock: null }
}

/** The last set-up of this game, as far as the game still offers what it says. */
export function lastDraft(info: GameInfo): Draft {
  const usual = usualDraft(info)
  const last = load<Partial<Draft>>(`setup.${info.name}`, {})
  const options = { ...usual.options }
  for (const option of info.options) {
    const value = last.options?.[option.name]
    if (value !== undefined && offers(option, value)) options[option.name] = value
  }
  const seats = last.seats?.length ? last.seats : usual.seats
  return seated({ game: info.name, options, seats, clock: last.clock ?? null }, info)
}

export function keepDraft(draft: Draft): void {
  save(`setup.${draft.game}`, draft)
}

function offers(option: OptionInfo, value: Value): boolean {
  if (GROUPED.includes(option.name) || value === option.default) return true // pickers show only what is offered
  if (option.values.length > 0) return option.values.some(([each]) => each === value)
  return typeof value === 'number' && value >= option.low && value <= option.high
}

export function numbersOf(info: GameInfo, options: Record<string, Value>): number[] {
  return info.numbers[String(options['mode'] ?? '')] ?? range(info.low, info.high)
}

function range(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, place) => low + place)
}

/** The draft with a number of seats that its mode has: the wanted one, or else the nearest. */
export function seated(draft: Draft, info: GameInfo, wanted: number = draft.seats.length): Draft {
  const numbers = numbersOf(info, draft.options)
  const number = numbers.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best))
  const last = draft.seats.at(-1) ?? { who: 'me', bot: 'greedy' }
  const seats = Array.from({ length: number }, (_, seat) => draft.seats[seat] ?? { ...last })
  return { ...draft, seats }
}

/** Names in groups, one group for each seat: "fox+rat/panda". */
export function groupsOf(text: Value | undefined, seats: number): string[][] {
  const parts = text === undefined || text === 'none' ? [] : String(text).split('/')
  return Array.from({ length: seats }, (_, seat) => (parts[seat] ?? '').split('+').filter(Boolean))
}

export function joined(groups: string[][]): string {
  return groups.map((group) => group.join('+')).join('/')
}

/** Everything that has to be chosen is chosen. */
export function complete(draft: Draft): boolean {
  return !choosesFactions(draft) || groupsOf(draft.options['factions'], draft.seats.length).every((each) => each.length === 3)
}

export function choosesFactions(draft: Draft): boolean {
  return draft.options['draft'] === 'chosen'
}

/** Who is the Alpha can be agreed on in that mode only. */
export function namesAlpha(draft: Draft): boolean {
  return draft.options['mode'] === 'alpha'
}

export function tableOf(draft: Draft, name: string, lang: Lang): NewTable {
  const options = { ...draft.options }
  if ('factions' in options) {
    options['factions'] = choosesFactions(draft) ? joined(groupsOf(options['factions'], draft.seats.length)) : 'none'
  }
  if ('alpha' in options && !(namesAlpha(draft) && Number(options['alpha']) <= draft.seats.length)) options['alpha'] = 0
  if ('reckoners' in options) {
    const named = String(options['reckoners']).split('+').slice(0, draft.seats.length)
    options['reckoners'] = named.join('+')
  }
  return { game: draft.game, options, seats: draft.seats, name: name.trim(), lang, clock: draft.clock }
}
