/** The words of a game: those of its board, and of its boxes. */

import type { Messages } from '../lib/pattern'
import type { Shelf } from '../lib/words.svelte'

const words = import.meta.glob<Messages>('../../../src/ludotek/games/*/{text/*/board,content/*/text/*}.ftl', { import: 'default' })
const shelves = new Map<string, Shelf>()

/** By the name of the game's folder; the same one each time. */
export function shelfOf(folder: string): Shelf {
  const shelf = shelves.get(folder) ?? Object.fromEntries(Object.entries(words).filter(([path]) => path.includes(`/games/${folder}/`)))
  shelves.set(folder, shelf)
  return shelf
}
