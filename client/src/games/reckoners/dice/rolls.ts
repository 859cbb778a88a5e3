/** In which roll each die of a Reckoner was kept, and which were used: told by the log, for the columns of the tray. */

import type { Line } from '../../../lib/wire'
import type { SymbolName } from '../parts'
import type { DieView } from '../view'

const COLOURS = ['blue', 'red', 'green', 'orange', 'yellow', 'white', 'purple']

export interface Columns {
  rolls: DieView[][]
  used: DieView[]
}

const SYMBOLS: SymbolName[] = ['money', 'enforcement', 'contain', 'research', 'attack', 'plan']
const FACES = [...SYMBOLS.map((each) => [each]), ...SYMBOLS.flatMap((each) => SYMBOLS.map((other) => [each, other]))]

/** The name that facts have for a die. */
const nameOf = ({ kind, symbols }: DieView): string => `die ${kind} ${symbols.join('+')}`

/** Every die, whatever it shows, by that name. */
export const facesByName = new Map(
  ['basic', ...COLOURS].flatMap((kind) => FACES.map((symbols): [string, DieView] => [nameOf({ kind, symbols }), { kind, symbols }])),
)

/** A die of a kind, whatever it shows, by that name; it may be gone from the table. */
function dieNamed(kind: string, name: string | undefined): DieView | undefined {
  return FACES.map((symbols) => ({ kind, symbols })).find((die) => nameOf(die) === name)
}

/** The dice that lie there, each in the column of its roll; and those that are `gone`, as they were when they were used:
 * the one in the hand was taken too, but is not used yet. */
export function columns(log: Line[], seat: number, dice: DieView[], hand: DieView | null, gone: string[], most: number): Columns {
  const kept: { die: string; roll: number }[] = []
  const taken: string[] = []
  let roll = 1
  for (const { name, things, values } of thisRound(log)) {
    const { die } = things
    if (values['seat'] !== seat) continue
    if (name === 'rolled') roll = values['roll'] ?? roll
    else if (!die) continue
    else if (name === 'kept') kept.push({ die, roll })
    else if (name === 'die-taken') taken.unshift(die)
    else if (name === 'die-turned' && things.to) turn(kept, die, things.to, roll)
  }
  const rolls: DieView[][] = Array.from({ length: most }, () => [])
  for (const die of dice) {
    const found = takeOut(kept, (each) => each.die === nameOf(die))
    rolls[Math.min(found?.roll ?? roll, most) - 1]?.push(die)
  }
  if (hand) takeOut(taken, (each) => each === nameOf(hand))
  const used = gone.map((kind) => dieNamed(kind, takeOut(taken, (each) => dieNamed(kind, each) !== undefined)) ?? { kind, symbols: [] })
  return { rolls, used }
}

/** The die that a Reckoner, who holds dice of these kinds, has taken last in this round. */
export function lastTaken(log: Line[], seat: number, held: string[]): DieView | null {
  const line = thisRound(log).findLast(({ name, values }) => name === 'die-taken' && values['seat'] === seat)
  return held.map((kind) => dieNamed(kind, line?.things.die)).find((die) => die !== undefined) ?? null
}

/** The dice that a Reckoner has kept of the present roll, as they are called, in the order in which they were kept. */
export function keptInOrder(log: Line[], seat: number, marked: DieView[]): string[] {
  const left = marked.map(nameOf)
  const told = thisRound(log).filter(({ name, values }) => name === 'kept' && values['seat'] === seat).reverse()
  const found = told.map(({ things }) => takeOut(left, (each) => each === things.die)).filter((each) => each !== undefined)
  return found.reverse().map((die) => `die ${die}`)
}

/** Of the dice those that show the same as this one, whatever their kind. */
export function alike(dice: DieView[], { symbols }: DieView): DieView[] {
  return dice.filter((die) => die.symbols.join() === symbols.join())
}

/** Dice with names that stay the same while they move: equal ones are numbered. */
export function numbered(...groups: DieView[][]): { key: string; die: DieView }[][] {
  const seen = new Map<string, number>()
  return groups.map((dice) =>
    dice.map((die) => {
      const face = [die.kind, ...die.symbols].join(' ')
      const n = seen.get(face) ?? 0
      seen.set(face, n + 1)
      return { key: `${face} ${n}`, die }
    }),
  )
}

/** The kinds of dice that are held and lie nowhere. */
export function goneKinds(held: string[], lying: DieView[]): string[] {
  const left = [...lying]
  return held.filter((kind) => !takeOut(left, (each) => each.kind === kind))
}

function takeOut<T>(from: T[], fits: (each: T) => boolean): T | undefined {
  const place = from.findIndex(fits)
  return place < 0 ? undefined : from.splice(place, 1)[0]
}

function thisRound(log: Line[]): Line[] {
  return log.slice(log.findLastIndex(({ name }) => name === 'round-began') + 1)
}

function turn(kept: { die: string; roll: number }[], from: string, to: string, roll: number): void {
  const found = kept.find((each) => each.die === from)
  if (found) found.die = to
  else kept.push({ die: to, roll })
}
