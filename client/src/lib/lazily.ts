/** A picture that is fetched when it is first seen: `lazily(() => import('~icons/game-icons/anchor'))`. */

import type { Component } from 'svelte'
import Lazily from './Lazily.svelte'

export function lazily(bring: () => Promise<{ default: Component }>): Component {
  return ((anchor: never, given: Record<string, unknown>) => Lazily(anchor, { bring, given })) as unknown as Component
}
