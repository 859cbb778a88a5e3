/** A set-up while it is being written: options, seats, clock. What fits what is the server's to say (numbers by mode). */

import { alone } from '../../lib/carrier'
import { optionsOf } from '../../lib/decks'
import { load, save } from '../../lib/stored'
import type { GameInfo, NewClock, NewSeat, NewTable, OptionInfo } from '../../lib/wire'
import type { Lang } from '../../lib/words.svelte'

export const MODE = 'mode' // the option by which numbers of seats differ

export type Value = string | number

export interface Draft {
  game: string
  options: Record<string, Value>
  seats: NewSeat[]
  clock: NewClock | null
  public: boolean
  /** With the dice and cards of the real box. */
  real: boolean
}

/** What every part of the set-up has before it. */
export interface Drafting {
  info: GameInfo
  draft: Draft
  change: (draft: Draft) => void
}

export function usualDraft(info: GameInfo): Draft {
  const options = Object.fromEntries(info.options.map((option) => [option.name, option.default as Value]))
  const { bot } = info
  const first: NewSeat = { who: 'me', bot }
  const number = numbersOf(info, options)[0] ?? info.low
  const others = Array.from({ length: number - 1 }, (): NewSeat => ({ who: alone ? 'bot' : 'friend', bot }))
  return { game: info.name, options, seats: [first, ...others], clock: null, public: false, real: false }
}

/** The last set-up of this game, as far as the game still offers what it says. */
export function lastDraft(info: GameInfo): Draft {
  const usual = usualDraft(info)
  const last = load<Partial<Draft>>(`setup.${info.name}`, {})
  const options = { ...usual.options }
  const decks = info.options.filter(({ shape }) => shape === 'deck') // which decide what else there is
  for (const option of [...decks, ...optionsOf(info, { ...usual.options, ...last.options })]) {
    const value = last.options?.[option.name]
    if (value !== undefined && offers(option, value)) options[option.name] = value
  }
  const known = (seat: NewSeat): NewSeat => (info.bots.some(([name]) => name === seat.bot) ? seat : { ...seat, bot: info.bot })
  const seats = last.seats?.length ? last.seats.map(known) : usual.seats
  return seated({ game: info.name, options, seats, clock: last.clock ?? null, public: false, real: last.real ?? false }, info)
}

/** The draft with another value; what the deck that is now chosen does not offer goes back to the usual. */
export function withOption(draft: Draft, info: GameInfo, name: string, value: Value): Draft {
  const options = { ...draft.options, [name]: value }
  for (const option of optionsOf(info, options)) {
    if (!offers(option, options[option.name]!)) options[option.name] = option.default as Value
  }
  return seated({ ...draft, options }, info)
}

/** With real dice and cards or not. Around a real table sit people, who know no clock. */
export function withReal(draft: Draft, real: boolean): Draft {
  const seats = real ? draft.seats.map((seat): NewSeat => ({ ...seat, who: 'me' })) : draft.seats
  return { ...draft, real, seats, clock: real ? null : draft.clock }
}

export function keepDraft(draft: Draft): void {
  save(`setup.${draft.game}`, draft)
}

function offers(option: OptionInfo, value: Value): boolean {
  if (['cards', 'groups'].includes(option.shape) || value === option.default) return true // pickers show only what is offered
  if (option.values.length > 0) return option.values.some(([each]) => each === value)
  return typeof value === 'number' && value >= option.low && value <= option.high
}

export function numbersOf(info: GameInfo, options: Record<string, Value>): number[] {
  return info.numbers[String(options[MODE] ?? '')] ?? range(info.low, info.high)
}

function range(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, place) => low + place)
}

/** All numbers of seats that any mode has. */
export function everyNumber(info: GameInfo): number[] {
  return range(info.low, info.high).filter((n) => Object.values(info.numbers).some((numbers) => numbers.includes(n)))
}

/** The draft with so many seats: in its mode, or else in the first one that has them. */
export function withSeats(draft: Draft, info: GameInfo, wanted: number): Draft {
  if (numbersOf(info, draft.options).includes(wanted)) return seated(draft, info, wanted)
  const mode = Object.keys(info.numbers).find((each) => info.numbers[each]?.includes(wanted))
  return seated(mode ? { ...draft, options: { ...draft.options, [MODE]: mode } } : draft, info, wanted)
}

/** The draft with a number of seats that its mode has: the wanted one, or else the nearest. */
export function seated(draft: Draft, info: GameInfo, wanted: number = draft.seats.length): Draft {
  const numbers = numbersOf(info, draft.options)
  const number = numbers.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best))
  const last = draft.seats.at(-1) ?? { who: 'me', bot: info.bot }
  const seats = Array.from({ length: number }, (_, seat) => draft.seats[seat] ?? { ...last })
  return { ...draft, seats }
}

/** Does the option mean something, with what is chosen for the one that it depends on? */
export function holds({ when }: OptionInfo, draft: Draft): boolean {
  return when === null || String(draft.options[when[0]]) === when[1]
}

/** Names in groups, one group for each seat: "fox+rat/panda". */
export function groupsOf(option: OptionInfo, draft: Draft): string[][] {
  const text = draft.options[option.name]
  const parts = text === undefined || text === option.default ? [] : String(text).split('/')
  return draft.seats.map((_, seat) => (parts[seat] ?? '').split('+').filter(Boolean))
}

export function joined(groups: string[][]): string {
  return groups.map((group) => group.join('+')).join('/')
}

/** What has to be chosen and is not, in words; '' if that is nothing. */
export function missing(draft: Draft, info: GameInfo): string {
  const open = info.options.find(
    (option) => option.shape === 'groups' && holds(option, draft) && groupsOf(option, draft).some((each) => each.length !== option.each),
  )
  return open ? open.missing : ''
}

export function tableOf(draft: Draft, info: GameInfo, name: string, lang: Lang): Omit<NewTable, 'salt' | 'pack' | 'trial'> {
  const options = Object.fromEntries(info.options.map((option) => [option.name, valueOf(option, draft)]))
  const listed = draft.public && draft.seats.some(({ who }) => who === 'friend')
  return { game: draft.game, options, seats: draft.seats, name: name.trim(), lang, clock: draft.clock, lesson: false, puzzle: 0, public: listed, real: draft.real }
}

/** What is asked for: of what means nothing here, or names a seat that is not there, the usual. */
function valueOf(option: OptionInfo, draft: Draft): Value {
  const usual = option.default as Value
  const value = draft.options[option.name] ?? usual
  if (!holds(option, draft) || (option.shape === 'seat' && Number(value) > draft.seats.length)) return usual
  if (option.shape === 'groups') return joined(groupsOf(option, draft))
  return option.shape === 'cards' ? String(value).split('+').slice(0, draft.seats.length).join('+') : value
}
