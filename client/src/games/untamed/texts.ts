/** The text of a card as its face needs it: keywords, then sentences with the word that leads them. */

import type { CardInfo } from '../../lib/wire'
import type { Words } from './words'

export interface Passage {
  lead: string // "Arrival", or ""
  text: string
}

export interface CardText {
  keywords: string[] // without Rally, which has its own mark
  rally: boolean
  passages: Passage[]
}

export function textOf(card: CardInfo | undefined, t: Words): CardText {
  const said = card?.texts ?? []
  const keywords = said.filter(([role]) => role === 'keywords').flatMap(([, , text]) => text.split(', '))
  return {
    keywords: keywords.filter((word) => word !== t.rally),
    rally: keywords.includes(t.rally),
    passages: said.filter(([role]) => role !== 'keywords').map(([, , text]) => passage(text)),
  }
}

/** "Arrival – Draw a card." has a leading word. */
function passage(text: string): Passage {
  const [lead, rest] = text.split(' – ', 2)
  return lead && rest && lead.length < 24 ? { lead, text: rest } : { lead: '', text }
}

/** What still matters when the Animal is in play: an Arrival has had its time, Guard is seen on the frame. */
export function inPlay(card: CardText, t: Words): CardText {
  return {
    keywords: [],
    rally: false,
    passages: card.passages.filter(({ lead }) => lead !== t.arrival),
  }
}
