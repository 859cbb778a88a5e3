/** The face of each card as its game draws it, from `games/<game>/face.ts`; loaded, with its words, when a card is looked at. */

import { untrack, type Component } from 'svelte'
import { folderOf, ofGame } from '../lib/games'
import { settings } from '../lib/settings.svelte'
import type { CardInfo } from '../lib/wire'
import { speak } from '../lib/words.svelte'
import { shelfOf } from './shelf'

/** What stands for a term carries its id, `data-term`. */
export type Face = Component<{ card: CardInfo }>

const faces = import.meta.glob<Face>('../games/*/face.ts', { import: 'Face' })

/** None for a game that has not drawn any. */
export async function faceOf(game: string): Promise<Face | null> {
  const load = ofGame(faces, game)
  if (!load) return null
  const [face] = await Promise.all([load(), speak(untrack(() => settings.lang), shelfOf(folderOf(game)))])
  return face
}
