/** A hand in the order in which people hold it, spread out so that no card covers another. */

import type { Form } from '../room'

/** By cost, then by name. */
export function sorted(cards: string[], costOf: (card: string) => number): string[] {
  return [...cards].sort((a, b) => costOf(a) - costOf(b) || a.localeCompare(b))
}

/** Copies of a card under keys of their own: "red-rag", "red-rag#2". */
export function copies(cards: string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const n = (seen.get(card) ?? 0) + 1
    seen.set(card, n)
    return { card, key: n === 1 ? card : `${card}#${n}` }
  })
}

export interface Spread {
  rows: number
  /** cards of a full row */
  across: number
  /** pixels of a card, which are shown `scale` times as large */
  wide: number
  scale: number
}

const GAP = 7
const MARGIN = 14
const IDEAL = 132 // pixels of a card and its gap: its words have room
const NARROWEST = { full: 105, low: 74, narrow: 68 }
const WIDEST = { full: 172, low: 132, narrow: 104 }
const MOST_ROWS = 3

/**
 * Cards first give up what a large window adds (`zoom`), then width, then lie in rows; they never overlap as long as
 * three rows hold them.
 */
export function spread(cards: number, width: number, form: Form, zoom: number): Spread {
  const room = width - 2 * MARGIN
  const scale = Math.min(1, Math.max(1 / zoom, room / (Math.max(1, cards) * IDEAL)))
  const fit = Math.max(1, Math.floor(room / scale / NARROWEST[form]))
  const rows = Math.min(MOST_ROWS, Math.max(1, Math.ceil(cards / fit)))
  const across = Math.max(1, Math.ceil(cards / rows))
  return { rows, across, wide: Math.min(WIDEST[form], Math.floor(room / scale / across) - GAP), scale }
}

const READABLE = { wide: 100, tall: 148 } // pixels of a card with all its words, or nearly
const IN_ROW = 3

/** On a phone, where there is room for it, the cards lie with their words; null: there is not. */
export function spreadToRead(cards: number, width: number, height: number): Spread | null {
  const across = Math.max(1, Math.min(IN_ROW, cards))
  const rows = Math.max(1, Math.ceil(cards / across))
  const wide = Math.min(WIDEST.low, Math.floor((width - 2 * MARGIN) / across) - GAP)
  return wide < READABLE.wide || height / rows < READABLE.tall ? null : { rows, across, wide, scale: 1 }
}

/** On a phone the way to all their words lies beside the cards, as if it were one. */
export function placesOf(cards: number, form: Form): number {
  return form === 'narrow' && cards > 2 ? cards + 1 : cards
}

export interface Place {
  /** pixels of the middle from the middle of the hand */
  x: number
  row: number
}

/** Where the nth card lies; the last row is centred as well. */
export function placeOf(n: number, cards: number, { across, wide }: Spread): Place {
  const row = Math.floor(n / across)
  const here = Math.min(across, cards - row * across)
  return { x: ((n % across) - (here - 1) / 2) * (wide + GAP), row }
}
