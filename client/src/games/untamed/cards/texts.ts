/** The text of a card as its face needs it: keywords, then sentences with the word that leads them. */

import type { CardInfo, Passage } from '../../../lib/wire'

export interface CardText {
  keywords: string[] // without Rally, which has its own mark
  rally: boolean
  passages: Passage[]
}

export function textOf(card: CardInfo | undefined): CardText {
  const keywords = card?.keywords ?? []
  return {
    keywords: keywords.filter(([name]) => name !== 'rally').map(([, text]) => text),
    rally: keywords.some(([name]) => name === 'rally'),
    passages: (card?.texts ?? []).filter(({ role }) => role !== 'keywords'),
  }
}

/** What still matters when the Animal is in play: an Arrival has had its time, Guard is seen on the frame. */
export function inPlay(card: CardText): CardText {
  return { keywords: [], rally: false, passages: card.passages.filter(({ role }) => role !== 'on-arrival') }
}
