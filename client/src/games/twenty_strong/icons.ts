/** A face for every card: of each deck that ships in a file of its own, `faces/<deck>.ts`; a card of somebody's own has that of
 * its kind. All of them are fetched when they are first seen. */

import type { Component } from 'svelte'
import Cowled from '~icons/game-icons/cowled'
import CrownedSkull from '~icons/game-icons/crowned-skull'
import Imp from '~icons/game-icons/imp'
import TiedScroll from '~icons/game-icons/tied-scroll'
import { lazily } from '../../lib/lazily'

/** By the ids of cards. */
export type Faces = Record<string, () => Promise<{ default: Component }>>

const kinds: Record<string, Component> = { hero: Cowled, boss: CrownedSkull, conflict: Imp, mission: TiedScroll }

const decks = import.meta.glob<Faces>('./faces/*.ts', { import: 'faces' })
const known = new Map<string, Component>()
let nearest = ''

/** Look into this deck first. */
export function facesFirstOf(deck: string): void {
  nearest = `./faces/${deck}.ts`
}

export function faceOf(card: string, kind = 'conflict'): Component {
  const face = known.get(card) ?? lazily(() => bring(card, kind))
  known.set(card, face)
  return face
}

async function bring(card: string, kind: string): Promise<{ default: Component }> {
  const files = Object.keys(decks).sort((a, b) => Number(b === nearest) - Number(a === nearest))
  for (const file of files) {
    const face = (await decks[file]!())[card]
    if (face) return face()
  }
  return { default: kinds[kind] ?? Imp }
}
