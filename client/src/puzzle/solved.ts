/** Which puzzles this browser has solved. */

import { load, save } from '../lib/stored'

const NAME = 'puzzles'

function known(): Record<string, string[]> {
  return load<Record<string, string[]>>(NAME, {})
}

export function isSolved(game: string, id: string): boolean {
  return known()[game]?.includes(id) ?? false
}

export function remember(game: string, id: string): void {
  if (!isSolved(game, id)) save(NAME, { ...known(), [game]: [...(known()[game] ?? []), id] })
}
