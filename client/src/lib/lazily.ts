/** A picture that is fetched when it is first seen: `lazily(() => import('~icons/game-icons/anchor'))`. */

import type { Component } from 'svelte'
import Lazily from './Lazily.svelte'

/** From then on it is at hand. */
export function lazily(bring: () => Promise<{ default: Component }>): Component {
  let brought: Component | null = null
  const keep = (picture: Component) => (brought = picture)
  return ((anchor: never, given: never) => (brought ? brought(anchor, given) : Lazily(anchor, { bring, keep, given }))) as unknown as Component
}
