/** Where things lie, to be asked before a change: in the midst of it the page would be laid out once more for the answer. */

import { pace } from '../../../lib/motion'
import type { Spot } from '../spots'

/** Animals and Strongholds, on the screen. */
export function whereabouts(table: Element): Map<Spot, DOMRect> {
  if (pace() === 0) return new Map()
  const things = table.querySelectorAll<HTMLElement>('[data-spot^="animal "], [data-spot^="keep "]')
  return new Map([...things].map((thing) => [thing.dataset.spot ?? '', thing.getBoundingClientRect()]))
}

/** An Animal's place inside its row. */
export type Lying = Record<'left' | 'top' | 'width' | 'height', string>

const lying = new WeakMap<Element, Lying>()

export function remember(table: Element): void {
  if (pace() === 0) return
  for (const card of table.querySelectorAll<HTMLElement>('[data-flip]')) {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = card
    lying.set(card, { left: `${offsetLeft}px`, top: `${offsetTop}px`, width: `${offsetWidth}px`, height: `${offsetHeight}px` })
  }
}

/** Where it lay before the last change. */
export function lay(card: Element): Lying | undefined {
  return lying.get(card)
}
