/** A finished game as the reader sees it: its chronicle, beside what this browser remembers of earlier ones. */

import { achievementsOf, earnedBy, type Achievement } from '../../lib/achievements'
import { before, bests, deedOf, deeds, keep, streak, type Best, type Deed } from '../../lib/deeds'
import { settings } from '../../lib/settings.svelte'
import type { Chronicle, Outcome, State } from '../../lib/wire'
import type { GameModule } from '../game'
import type { TableModel } from '../model.svelte'

/** What every part of the result is about. */
export interface Ended {
  model: TableModel
  game: GameModule
  outcome: Outcome
}

export interface Told {
  chronicle: Chronicle | null
  deed: Deed | null
  past: Deed[]
  bests: Best[]
  earned: Achievement[]
  streak: number
}

const nothing: Told = { chronicle: null, deed: null, past: [], bests: [], earned: [], streak: 0 }

/** Look at it, and keep it among one's own games. */
export async function look({ table, me }: State, outcome: Outcome, chronicle: Chronicle | null): Promise<Told> {
  if (!chronicle) return nothing
  const ended = { table: table.id, game: table.game, seats: me.seats, outcome }
  const deed = deedOf(ended, chronicle, Date.now())
  if (!deed) return { ...nothing, chronicle }
  const past = before(deed, deeds())
  const earned = earnedBy(deed, past, await achievementsOf(table.game, settings.lang))
  deed.earned = earned.map(({ id }) => id)
  keep(deed)
  return { chronicle, deed, past, bests: bests(chronicle.figures, deed, past), earned, streak: streak([...past, deed]) }
}
