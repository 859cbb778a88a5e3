/** Where on the table an option has its place. A spot is a short name: "pool die blue no-face", "enemy 4", "stack 1". */

import { isAbout, thing, type Named } from '../../lib/things'
import type { Choice } from '../../lib/wire'
import type { Colour, Kind } from './parts'

/** A die as the server names it: those of one colour and face are alike. */
export const dieThing = ({ colour, face }: Kind): string => thing('die', colour, face)
export const enemyThing = ({ uid }: { uid: number }): string => thing('enemy', uid)

export const spots = {
  pool: (colour: Colour) => `pool ${dieThing({ colour, face: 'no-face' })}`,
  exhausted: (colour: Colour) => `exhausted ${dieThing({ colour, face: 'no-face' })}`,
  unapplied: (die: Kind) => `unapplied ${dieThing(die)}`,
  on: (enemy: string, die: Kind) => `${enemy} ${dieThing(die)}`,
  apply: (enemy: string, die: Kind) => `apply ${enemy} ${dieThing(die)}`,
  stack: (at: number) => thing('stack', at),
  peace: (at: number) => `peace ${thing('stack', at)}`,
  item: (card: string) => `item ${thing('card', card)}`,
  drop: (card: string) => `drop ${thing('card', card)}`,
}

/** The spot of an option; "bar": a button below the table; "list": among the answers that are only words. */
export function spotOf({ verb, things }: Named): string {
  const { die, enemy = 'list', card, stack = 'list', place } = things
  switch (verb) {
    case 'done':
    case 'again':
    case 'take':
      return 'bar'
    case 'commit':
      return `pool ${die}`
    case 'recover':
      return `exhausted ${die}`
    case 'pick':
      return `${place} ${die}`
    case 'apply':
      return `apply ${enemy} ${die}`
    case 'enemy':
    case 'after-effect':
    case 'gain':
      return enemy
    case 'use':
    case 'item':
      return `item ${card}`
    case 'drop':
      return `drop ${card}`
    case 'activate':
    case 'stack':
      return stack
    case 'peace':
      return `peace ${stack}`
    case 'ability':
      return 'hero'
    case 'chip':
      return 'chip'
    case 'begin-endgame':
      return 'boss'
    default:
      return 'list'
  }
}

/** The cards that a rolled die can be applied to. */
export function targetsOf(options: readonly Choice[], die: Kind): Map<string, Choice> {
  const found = options.filter((choice) => isAbout(choice, ['apply'], { die: dieThing(die) }))
  return new Map(found.map((choice) => [choice.things.enemy ?? '', choice]))
}
