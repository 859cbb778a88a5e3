import type { CardInfo } from '../../../lib/wire'

export type Tone = 'light' | 'heavy' | 'boss' | 'mission'

/** The ground a card is drawn on: its kind, and of conflict cards their class. */
export function toneOf(card: CardInfo | undefined): Tone {
  if (card?.kind === 'boss' || card?.kind === 'mission') return card.kind
  return card?.marks.includes('heavy') ? 'heavy' : 'light'
}
