/** How cards come and go: from the hand or over the middle, and down when they fall. */

import { cubicIn, cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { ms, pace } from '../../../lib/motion'
import { lay } from './places'

interface Arrival {
  near: boolean
  zoom: number
  /** where it was put down, on the screen */
  from: { x: number; y: number } | null
}

/** An Animal comes from its player's hand: one's own from below or from where it was put down, another's from above. */
export function arrive(card: Element, { near, zoom, from }: Arrival): TransitionConfig {
  const { x, y } = near ? (from ? wayFrom(from, card, zoom) : { x: 0, y: 150 }) : { x: 0, y: -90 }
  return {
    duration: ms(320),
    easing: cubicOut,
    css: (t, u) => `opacity: ${Math.min(1, t * 2)}; transform: translate(${x * u}px, ${y * u}px) scale(${1 + 0.16 * u})`,
  }
}

function wayFrom(from: { x: number; y: number }, card: Element, zoom: number): { x: number; y: number } {
  const at = card.getBoundingClientRect()
  return { x: (from.x - at.x - at.width / 2) / zoom, y: (from.y - at.y - at.height / 2) / zoom }
}

/** A fallen Animal topples after the blow has been seen. The others close up behind it in the meantime. */
export function fall(card: HTMLElement): TransitionConfig {
  const at = lay(card)
  if (at && pace() > 0) Object.assign(card.style, { position: 'absolute', ...at })
  return {
    delay: ms(260),
    duration: ms(300),
    easing: cubicIn,
    css: (t, u) => `opacity: ${t}; transform: rotate(${u * 24}deg) translateY(${u * 26}px) scale(${1 - u * 0.12})`,
  }
}

/** A card is drawn from the deck at the right. */
export function drawn(_: Element, { order }: { order: number }): TransitionConfig {
  return {
    delay: ms(70 * order),
    duration: ms(300),
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; translate: ${u * 240}px ${u * -60}px; rotate: ${u * 14}deg`,
  }
}
