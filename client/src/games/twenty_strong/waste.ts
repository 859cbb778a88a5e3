/** What an answer would leave unused: hits that could still do something, a phase without a die to roll. */

import type { Choice } from '../../lib/wire'
import { dieThing, enemyThing } from './options'
import type { Kind } from './parts'
import type { View } from './view'

/** Does applying this die do something: the enemy is not defeated yet, and suffers damage? */
export function isUseful({ verb, things, numbers }: Choice, { active }: View): boolean {
  const enemy = active.find((each) => enemyThing(each) === things.enemy)
  return verb === 'apply' && enemy !== undefined && !enemy.defeated && (numbers.damage ?? 0) > 0
}

/** Can this die do something on one of the cards? */
export function isUsable(die: Kind, options: readonly Choice[], view: View): boolean {
  return options.some((choice) => choice.things.die === dieThing(die) && isUseful(choice, view))
}

/** How many of the rolled dice could still do something. */
export function hitsLeft(options: readonly Choice[], view: View): number {
  return sum(view.dice.unapplied.filter((die) => isUsable(die, options, view)).map(({ count }) => count))
}

/** The dice of the active area, all of which the next roll takes. */
export function toRoll({ dice }: View): number {
  return sum(dice.unapplied.map(({ count }) => count))
}

export function inPool({ dice }: View): number {
  return sum(Object.values(dice.pool))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
