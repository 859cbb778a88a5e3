/** The three games as these pages show them. */

import type { Component } from 'svelte'
import Lantern from '~icons/game-icons/lantern-flame'
import Heart from '~icons/game-icons/mineral-heart'
import Tiger from '~icons/game-icons/tiger-head'

export interface Face {
  name: string
  prefix: string // of its clauses
  Emblem: Component
}

export const faces: readonly Face[] = [
  { name: 'twenty-strong', prefix: 'TS', Emblem: Lantern },
  { name: 'untamed', prefix: 'UN', Emblem: Tiger },
  { name: 'reckoners', prefix: 'RK', Emblem: Heart },
]

export function faceOf(game: string | null): Face | undefined {
  return faces.find((face) => face.name === game)
}

/** The game whose rulebook a clause such as "UN-61" is in. */
export function gameOfClause(clause: string): string | null {
  return faces.find((face) => clause.startsWith(`${face.prefix}-`))?.name ?? null
}
