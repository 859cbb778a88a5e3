/** The picture of each card as its board shows it, from `games/<game>/picture.ts`; loaded when its cards are looked at. */

import type { Component } from 'svelte'
import { ofGame } from '../../lib/games'
import type { CardInfo } from '../../lib/wire'

export type Picture = (card: Pick<CardInfo, 'id' | 'kind' | 'marks'> & Partial<Pick<CardInfo, 'look'>>) => Component | null

const albums = import.meta.glob<Picture>('../../games/*/picture.ts', { import: 'picture' })

export async function pictures(game: string): Promise<Picture> {
  return (await ofGame(albums, game)?.()) ?? (() => null)
}

/** The sign and colour of a name that is no card, such as a faction. */
export type Sign = (name: string) => { Icon: Component; colour: string } | null

const heraldry = import.meta.glob<Sign | undefined>('../../games/*/picture.ts', { import: 'sign' })

export async function signs(game: string): Promise<Sign> {
  return (await ofGame(heraldry, game)?.()) ?? (() => null)
}
