/** The cards of packs that somebody has made here: hung in the gallery, with all that is known of them. */

import { api } from '../../lib/api'
import type { CardInfo, CardSheet, Examined } from '../../lib/wire'
import type { Lang } from '../../lib/words.svelte'
import { listOwn, type Own } from '../workshop/own'
import { isTable } from '../workshop/tree'
import type { Hung, OwnCard } from './sift'

/** What was found out about a pack, until it is changed. */
const known = new Map<string, Promise<Examined>>()

function examined({ id, pack, changed }: Own): Promise<Examined> {
  const name = `${id} ${changed}`
  const found = known.get(name) ?? api.examine({ pack, toml: '', card: '', choosing: false, lang: 'en' })
  known.set(name, found)
  found.catch(() => known.delete(name))
  return found
}

/** Those that can be read; a pack that cannot be looked at now hangs nothing. */
export async function ownCards(lang: Lang): Promise<Hung[]> {
  const packs = await Promise.allSettled(listOwn().map(async (own) => hangOwn(own, await examined(own), lang)))
  return packs.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
}

export function hangOwn(own: Own, { game, cards, toml }: Examined, lang: Lang): Hung[] {
  const here = cards[lang] ?? []
  const said = (id: string) => Object.fromEntries(Object.entries(cards).map(([each, all]) => [each, all.find((card) => card.id === id)!]))
  return here.map((card) => ({
    game,
    deck: `own-${own.id}`,
    card,
    hue: hueOf(own),
    own: { pack: own.pack, name: nameOf(own, lang), said: said(card.id), definition: definitionIn(toml, card.id) },
  }))
}

/** Nothing is measured of them yet. */
export async function ownSheet(card: CardInfo, game: string, { said, definition }: OwnCard, lang: Lang): Promise<CardSheet> {
  const clauses = (await api.rules(game, lang)).flatMap((chapter) => chapter.clauses).filter(({ id }) => card.rules.includes(id))
  return { card: card.id, deck: '', said, clauses, definition, figures: [], commands: [] }
}

/** As its author has chosen it; '': the game's own. */
function hueOf({ pack: { look } }: Own): string {
  return isTable(look) ? String(look.hue ?? '') : ''
}

/** A pack is named in one language or in several, or only by its id. */
function nameOf({ pack, id }: Own, lang: Lang): string {
  const { name } = pack
  const told = isTable(name) ? (name[lang] ?? Object.values(name)[0]) : name
  return String(told ?? pack.id ?? id)
}

/** The table of a file with this id; what stands before all tables is the pack itself. */
export function definitionIn(toml: string, id: string): string {
  const named = `\nid = ${JSON.stringify(id)}\n`
  return toml.split(/^(?=\[\[)/m).find((each) => `\n${each}`.includes(named))?.trim() ?? ''
}
