/** Dice of a colour are equal to the server and counted; here each has a name of its own, so that it can travel. */

import type { Choice, Line } from '../../../lib/wire'
import { t } from '../../../lib/words.svelte'
import { dieThing, enemyThing } from '../options'
import { colours, dieNamed, faces, type Colour, type Face } from '../parts'
import type { View } from '../view'

export type DiePlace = 'pool' | 'active' | 'exhausted' | 'banished' | `on ${string}`

export interface Die {
  id: number
  colour: Colour
  face: Face
  place: DiePlace
}

/** What a die shows, or that it is still to be rolled. */
export function faceName(face: Face): string {
  return face === 'no-face' ? t('board-to-roll') : t(`face-${face}`)
}

type Lying = Omit<Die, 'id'>

const inAir = 760 // milliseconds of a usual roll
const between = 45 // from one die to the next

/** How long the dice of a roll are in the air, and how long each one waits for its turn. */
export function flight(pace: number): { length: number; delay(n: number): number; all(dice: number): number } {
  return {
    length: inAir * pace,
    delay: (n) => n * between * pace,
    all: (dice) => (dice > 0 ? (inAir + (dice - 1) * between) * pace : 0),
  }
}

/** Every die of the view, one by one. */
export function lying({ dice, active }: View): Lying[] {
  const counted = (place: DiePlace, counts: Record<Colour, number>) =>
    colours.flatMap((colour) => times(counts[colour], { colour, face: 'no-face', place }))
  return [
    ...counted('pool', dice.pool),
    ...dice.unapplied.flatMap(({ count, ...die }) => times(count, { ...die, place: 'active' })),
    ...active.flatMap((enemy) =>
      enemy.dice.flatMap(({ count, ...die }) => times(count, { ...die, place: `on ${enemyThing(enemy)}` })),
    ),
    ...counted('exhausted', dice.exhausted),
    ...counted('banished', dice.banished),
  ]
}

function times(count: number, die: Lying): Lying[] {
  return Array.from({ length: count }, () => die)
}

/** The dice of a view under the names they had: first those that did not change, then those that were rolled where
 * they lay, then those that moved; a die that was nowhere gets a new name. */
export function follow(before: Die[], view: View): Die[] {
  const free = new Set(before)
  const wanted = lying(view)
  const found: (Die | null)[] = wanted.map(() => null)
  const alike: ((old: Die, now: Lying) => boolean)[] = [
    (old, now) => old.place === now.place && old.face === now.face,
    (old, now) => old.place === now.place,
    (old, now) => old.face === now.face,
    () => true,
  ]
  for (const same of alike) {
    wanted.forEach((now, at) => {
      if (found[at]) return
      const old = [...free].find((die) => die.colour === now.colour && same(die, now))
      if (!old) return
      free.delete(old)
      found[at] = { id: old.id, ...now }
    })
  }
  let next = Math.max(0, ...before.map((die) => die.id))
  return wanted.map((now, at) => found[at] ?? { id: (next += 1), ...now })
}

/** Answers that are still on their way move their dice at once: of equal ones the last, as `follow` will find it. */
export function moved(dice: readonly Die[], pending: readonly Choice[]): Die[] {
  const result = [...dice]
  for (const { verb, things } of pending) {
    const from = sources[verb]
    if (!from) continue
    const at = result.findLastIndex((die) => die.place === from && dieThing(die) === things.die)
    const die = result[at]
    if (die) result[at] = { ...die, place: verb === 'apply' ? `on ${things.enemy}` : targets[verb] ?? from }
  }
  return result
}

const sources: Record<string, DiePlace> = { commit: 'pool', recover: 'exhausted', apply: 'active' }
const targets: Record<string, DiePlace> = { commit: 'active', recover: 'pool' }

/** The dice that the last lines of the log speak of as rolled or rerolled, by name. */
export function rolledNow(fresh: readonly Line[], dice: readonly Die[]): number[] {
  const found: number[] = []
  for (const line of fresh) {
    if (line.name !== 'rolled' && line.name !== 'rerolled') continue
    const { colour, face } = dieNamed(line.things.die)
    const shows = line.values.face === undefined ? face : faces[line.values.face]
    const die = dice.find((each) => each.colour === colour && each.face === shows && !found.includes(each.id))
    if (die) found.push(die.id)
  }
  return found
}
