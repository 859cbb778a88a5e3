/** The log as it is read: grouped by turn, with a mark where the reader was last. */

import type { Line } from '../lib/wire'

/** What went back is told elsewhere. */
export const TAKEN_BACK = ['undo', 'undo-agreed', 'rewound']

export interface Group {
  n: number // of its first line
  heading: string | null
  lines: Line[]
}

export function group(lines: Line[], turnOf: (line: Line) => string | null): Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    const heading = turnOf(line)
    const last = groups.at(-1)
    if (last && (heading === null || heading === last.heading)) last.lines.push(line)
    else groups.push({ n: line.n, heading, lines: [line] })
  }
  return groups
}

/** Lines one after the other that are told as one: equal ones, and those that the game joins. None reaches over a mark. */
export function fold(lines: Line[], joins: (first: Line, second: Line) => boolean, mark: number | null): Line[][] {
  const runs: Line[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    const first = run?.[0]
    if (run && first && line.n !== mark && (isEqual(first, line) || joins(first, line))) run.push(line)
    else runs.push([line])
  }
  return runs
}

export function isEqual(first: Line, second: Line): boolean {
  return first.text === second.text && first.rule === second.rule
}

/** The line above which "since your last turn" stands; null where everything, or nothing, is new. */
export function sinceMark(lines: Line[], since: number): number | null {
  const first = lines[0]
  const last = lines.findLast(({ name }) => !TAKEN_BACK.includes(name))
  return first && last && first.n < since && since <= last.n ? since : null
}
