/** A hand in the order in which people hold it. */

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
