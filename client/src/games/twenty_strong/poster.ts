import type { Drawing } from '../../pages/start/posters'
import Scene from './Scene.svelte'

/** The dice of the box. */
const dice: [string, number][] = [
  ['#e8b90c', 4],
  ['#3c9d4e', 4],
  ['#2f73c4', 4],
  ['#9a6cd0', 4],
  ['#d5493f', 1],
  ['#b9b3a6', 3],
]

export const poster: Drawing = {
  Scene,
  ribbon: dice.flatMap(([colour, n]) => Array.from({ length: n }, () => ({ Icon: null, colour }))),
}
