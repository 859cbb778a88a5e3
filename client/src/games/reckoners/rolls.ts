/** In which roll each die of a Reckoner was kept, and which were used: told by the log, for the columns of the tray. */

import type { Line } from '../../lib/wire'
import { dieIn, sameDie, symbolsIn } from './options'
import { ROLLS, type DieKind, type DieView } from './view'

export interface Columns {
  rolls: DieView[][]
  used: DieView[]
}

/** The dice that lie there, each in the column of its roll; and those that are `gone`, as they were when they were used. */
export function columns(log: Line[], seat: number, dice: DieView[], gone: DieKind[]): Columns {
  const kept: { die: DieView; roll: number }[] = []
  const taken: DieView[] = []
  let roll = 1
  for (const line of thisRound(log)) {
    if (line.values['seat'] !== seat) continue
    const die = dieIn(fact(line)['die'])
    if (line.key === 'log-rolled') roll = line.values['roll'] ?? roll
    else if (!die) continue
    else if (line.key === 'log-kept') kept.push({ die, roll })
    else if (line.key === 'log-die-taken') taken.unshift(die)
    else if (line.key === 'log-die-turned') turn(kept, die, { kind: die.kind, symbols: symbolsIn(fact(line)['to']) }, roll)
  }
  const rolls: DieView[][] = Array.from({ length: ROLLS }, () => [])
  for (const die of dice) {
    const found = takeOut(kept, (each) => sameDie(each.die, die))
    rolls[Math.min(found?.roll ?? roll, ROLLS) - 1]?.push(die)
  }
  const used = gone.map((kind) => takeOut(taken, (each) => each.kind === kind) ?? { kind, symbols: [] })
  return { rolls, used }
}

/** The die that a Reckoner has taken last in this round. */
export function lastTaken(log: Line[], seat: number): DieView | null {
  const line = thisRound(log).findLast((each) => each.key === 'log-die-taken' && each.values['seat'] === seat)
  return line ? dieIn(fact(line)['die']) : null
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
export function goneKinds(held: DieKind[], lying: DieView[]): DieKind[] {
  const left = [...lying]
  return held.filter((kind) => !takeOut(left, (each) => each.kind === kind))
}

function takeOut<T>(from: T[], fits: (each: T) => boolean): T | undefined {
  const place = from.findIndex(fits)
  return place < 0 ? undefined : from.splice(place, 1)[0]
}

function thisRound(log: Line[]): Line[] {
  return log.slice(log.findLastIndex((line) => line.key === 'log-round-began') + 1)
}

/** What a line says; behind the card that caused it, if one did. */
export function fact(line: Line): Record<string, unknown> {
  const inner = line.slots['line']
  return Array.isArray(inner) ? (inner[1] as Record<string, unknown>) : line.slots
}

function turn(kept: { die: DieView; roll: number }[], from: DieView, to: DieView, roll: number): void {
  const found = kept.find((each) => sameDie(each.die, from))
  if (found) found.die = to
  else kept.push({ die: to, roll })
}
