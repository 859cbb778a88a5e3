/** What the gallery shows of all its cards: what is sifted by, and how many cards each further filter would leave. */

import type { CardInfo, Gallery } from '../../lib/wire'
import { matcher } from '../rules/search'

/** A card where it belongs: the game, and the deck ('': the game has none). */
export interface Hung {
  game: string
  deck: string
  card: CardInfo
  /** Of its deck; '': the game's own. */
  hue: string
  own?: OwnCard
}

/** Of a pack of one's own: the pack and its name, the card in every language, how it is written. */
export interface OwnCard {
  pack: Record<string, unknown>
  name: string
  said: Record<string, CardInfo>
  definition: string
}

export interface Sift {
  deck: string
  kind: string
  mark: string
  text: string
  /** All of this must be what a card does. */
  does: string[]
}

const BETWEEN = ','

/** What an address says; what it leaves out is ''. */
export function siftIn(given: Record<string, string>): Sift {
  const { deck = '', kind = '', mark = '', text = '', does = '' } = given
  return { deck, kind, mark, text, does: does.split(BETWEEN).filter(Boolean) }
}

export function written({ does, ...rest }: Sift): Record<string, string> {
  return { ...rest, does: does.join(BETWEEN) }
}

export function hung(galleries: Gallery[]): Hung[] {
  return galleries.flatMap(({ game, shelves }) => shelves.flatMap(({ deck, hue, cards }) => cards.map((card) => ({ game, deck, hue, card }))))
}

export function sifted(all: Hung[], { deck, kind, mark, text, does }: Sift): Hung[] {
  const fits = matcher(text)
  return all.filter(
    ({ deck: of, card }) =>
      (!deck || of === deck) &&
      (!kind || card.kind === kind) &&
      (!mark || card.marks.includes(mark)) &&
      does.every((each) => card.does.includes(each)) &&
      fits(card.name, card.kind_line, ...card.texts.map(({ lead, text }) => `${lead} ${text}`)),
  )
}

/** How many of these cards do each thing. */
export function counted(shown: Hung[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const each of shown.flatMap(({ card }) => card.does)) found.set(each, (found.get(each) ?? 0) + 1)
  return found
}
