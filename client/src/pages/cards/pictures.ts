/** The picture of each card, as its board shows it; a game's pictures are loaded when its cards are looked at. */

import type { Component } from 'svelte'
import type { CardInfo } from '../../lib/wire'

export type Picture = (card: CardInfo) => Component

const albums: Record<string, () => Promise<Picture>> = {
  'twenty-strong': async () => {
    const { faceOf } = await import('../../games/twenty_strong/icons')
    return (card) => faceOf(card.id, card.kind)
  },
  untamed: async () => {
    const { face } = await import('../../games/untamed/faces')
    return (card) => face(card.id, card.marks).picture
  },
  reckoners: async () => {
    const { cardIcon } = await import('../../games/reckoners/icons')
    return (card) => cardIcon(card.id)
  },
}

export async function pictures(game: string): Promise<Picture> {
  const album = albums[game]
  if (!album) throw new Error(`There are no pictures for ${game}`)
  return album()
}
