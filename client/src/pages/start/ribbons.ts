/** What stands in a row on each poster: the dice of the box, the nine factions, the six Reckoners. */

import type { Component } from 'svelte'
import Chameleon from '~icons/game-icons/chameleon-glyph'
import Crocodile from '~icons/game-icons/croc-jaws'
import Fox from '~icons/game-icons/fox-head'
import Meeple from '~icons/game-icons/meeple'
import Panda from '~icons/game-icons/panda'
import Rabbit from '~icons/game-icons/rabbit-head'
import Raccoon from '~icons/game-icons/raccoon-head'
import Rat from '~icons/game-icons/rat'
import Rhino from '~icons/game-icons/rhinoceros-horn'
import Tiger from '~icons/game-icons/tiger-head'

export interface Piece {
  Icon: Component | null // null: a die
  colour: string
}

const dice: [string, number][] = [
  ['#e8b90c', 4],
  ['#3c9d4e', 4],
  ['#2f73c4', 4],
  ['#9a6cd0', 4],
  ['#d5493f', 1],
  ['#b9b3a6', 3],
]

export const ribbons: Record<string, Piece[]> = {
  'twenty-strong': dice.flatMap(([colour, n]) => Array.from({ length: n }, () => ({ Icon: null, colour }))),
  untamed: [Chameleon, Crocodile, Fox, Panda, Rabbit, Raccoon, Rat, Rhino, Tiger].map((Icon) => ({
    Icon,
    colour: '#cfe29e',
  })),
  reckoners: ['#2f73c4', '#d5493f', '#3c9d4e', '#9a6cd0', '#e8b90c', '#e0843a'].map((colour) => ({
    Icon: Meeple,
    colour,
  })),
}
