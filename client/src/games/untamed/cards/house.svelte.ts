/** The faction that a pack brings to a table: it is drawn as its file says, out of a small set. Signs by the authors of
 * game-icons.net (CC BY 3.0). */

import { SvelteMap } from 'svelte/reactivity'
import type { Component } from 'svelte'
import { lazily } from '../../../lib/lazily'
import type { CardInfo } from '../../../lib/wire'
import type { Faction } from '../parts'

export type Look = CardInfo['look']

/** Its cards, the Stronghold first. */
interface House {
  look: Look
  cards: string[]
}

const signs: Record<string, Component> = {
  bear: lazily(() => import('~icons/game-icons/bear-head')),
  wolf: lazily(() => import('~icons/game-icons/wolf-head')),
  owl: lazily(() => import('~icons/game-icons/owl')),
  frog: lazily(() => import('~icons/game-icons/frog')),
  snake: lazily(() => import('~icons/game-icons/snake')),
  spider: lazily(() => import('~icons/game-icons/spider-alt')),
  elephant: lazily(() => import('~icons/game-icons/elephant-head')),
  shark: lazily(() => import('~icons/game-icons/shark-jaws')),
  eagle: lazily(() => import('~icons/game-icons/eagle-head')),
  bat: lazily(() => import('~icons/game-icons/bat')),
  stag: lazily(() => import('~icons/game-icons/stag-head')),
  turtle: lazily(() => import('~icons/game-icons/turtle')),
  horse: lazily(() => import('~icons/game-icons/horse-head')),
  squirrel: lazily(() => import('~icons/game-icons/squirrel')),
  hedgehog: lazily(() => import('~icons/game-icons/hedgehog')),
  octopus: lazily(() => import('~icons/game-icons/octopus')),
  lion: lazily(() => import('~icons/game-icons/lion')),
  bee: lazily(() => import('~icons/game-icons/bee')),
  swan: lazily(() => import('~icons/game-icons/swan')),
  paw: lazily(() => import('~icons/game-icons/paw')),
}
const houses = new SvelteMap<Faction, House>()

/** These cards are played with: those that have a look belong to a faction of somebody's own. */
export function bring(cards: CardInfo[]): void {
  for (const { marks, look } of cards) {
    const name = marks[0]
    if (name === undefined || !look?.['emblem'] || houses.has(name)) continue
    const own = cards.filter((card) => card.marks[0] === name)
    own.sort((one, other) => Number(other.kind === 'stronghold') - Number(one.kind === 'stronghold'))
    houses.set(name, { look, cards: own.map((card) => card.id) })
  }
}

export function houseOf(faction: Faction): House {
  return houses.get(faction) ?? { look: {}, cards: [] }
}

export function signOf(look: Look): Component {
  return signs[look?.['emblem'] ?? 'paw'] ?? signs['paw']!
}
