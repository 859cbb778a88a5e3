/** A new table, and the secrets that come with it. */

import { api } from '../../lib/api'
import { newSalt, remember } from '../../lib/keys'
import { go } from '../../lib/route.svelte'
import { settings } from '../../lib/settings.svelte'
import type { Created, NewTable } from '../../lib/wire'

type Usual = 'lesson' | 'puzzle' | 'public' | 'salt' | 'pack' | 'real' | 'trial'

/** Neither a lesson nor a puzzle, without real dice, with no pack and no card to be tried, nor listed for everybody, unless that is said. */
export async function create(table: Omit<NewTable, Usual> & Partial<NewTable>): Promise<Created> {
  const salt = newSalt()
  const created = await api.create({ lesson: false, puzzle: 0, public: false, pack: null, real: false, trial: '', salt, ...table })
  keep(created, salt)
  return created
}

/** The usual game, or a guided one (the first, or that of the deck which the options name), at once. */
export async function playNow(game: string, lesson = false, chosen: Record<string, unknown> = {}): Promise<void> {
  const deck = chosen.deck === undefined ? {} : { deck: chosen.deck }
  const wanted = { game, options: deck, seats: [], name: settings.name, lang: settings.lang, clock: null, lesson }
  go('table', (await create(wanted)).table)
}

/** A small position in which a card is met at once: of a deck that ships ('': the game has none), or of a pack. */
export async function tryCard(game: string, trial: string, of: string | Record<string, unknown>): Promise<void> {
  const from = typeof of === 'string' ? { options: of ? { deck: of } : {} } : { options: {}, pack: of }
  const wanted = { game, ...from, seats: [], name: settings.name, lang: settings.lang, clock: null, trial }
  go('table', (await create(wanted)).table)
}

/** A puzzle of a game, on a table of its own. */
export async function playPuzzle(game: string, puzzle: number): Promise<void> {
  const wanted = { game, options: {}, seats: [], name: settings.name, lang: settings.lang, clock: null, puzzle }
  go('table', (await create(wanted)).table)
}

export function keep({ table, key, invite, watch }: Created, salt?: string): void {
  remember({ table, key, watching: false, invite, watch, ...(salt && { salt }) })
}
