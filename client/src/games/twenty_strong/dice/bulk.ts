/** Many dice by one press: all of a colour, all there are, the best of those that may come back, all hits on one card. */

import { isAbout } from '../../../lib/things'
import type { Choice } from '../../../lib/wire'
import { dieThing, enemyThing } from '../options'
import { colours, type Colour } from '../parts'
import type { View } from '../view'
import { isUseful } from '../waste'

const strongestFirst = colours.toReversed()

/** What a table knows of its dice. */
export interface Table {
  view: View
  options: readonly Choice[]
}

/** Every die of a colour that may be committed or recovered. */
export function ofColour({ options, view }: Table, verb: 'commit' | 'recover', colour: Colour): Choice[] {
  const choice = options.find((each) => isAbout(each, [verb], { die: dieThing({ colour, face: 'no-face' }) }))
  if (!choice) return []
  const n = verb === 'commit' ? view.dice.pool[colour] : Math.min(view.dice.exhausted[colour], view.recoveries_left)
  return times(n, choice)
}

/** The strongest first: all of them, or as many as may come back. */
export function best(table: Table, verb: 'commit' | 'recover'): Choice[] {
  const all = strongestFirst.flatMap((colour) => ofColour(table, verb, colour))
  return verb === 'commit' ? all : all.slice(0, table.view.recoveries_left)
}

/** All hits on a card until it is defeated: each time the smallest that is enough, else the largest. */
export function hitsOn({ options, view }: Table, uid: number): Choice[] {
  const enemy = view.active.find((each) => each.uid === uid)
  if (!enemy) return []
  const hits = options
    .filter((each) => isUseful(each, view) && each.things.enemy === enemyThing(enemy))
    .flatMap((each) => times(view.dice.unapplied.find((die) => dieThing(die) === each.things.die)?.count ?? 0, each))
    .toSorted((a, b) => damageOf(b) - damageOf(a))
  const used: Choice[] = []
  let left = enemy.health - enemy.suffered
  while (hits.length > 0 && left > 0) {
    const enough = hits.findLastIndex((each) => damageOf(each) >= left)
    const [next] = hits.splice(Math.max(0, enough), 1)
    used.push(next!)
    left -= damageOf(next!)
  }
  return used
}

const damageOf = ({ numbers }: Choice): number => numbers.damage ?? 0
const times = (n: number, choice: Choice): Choice[] => Array.from({ length: n }, () => choice)
