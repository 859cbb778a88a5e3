import Meeple from '~icons/game-icons/meeple'
import type { Drawing } from '../../pages/start/posters'
import Scene from './Scene.svelte'

/** The six Reckoners. */
const figures = ['#2f73c4', '#d5493f', '#3c9d4e', '#9a6cd0', '#e8b90c', '#e0843a']

export const poster: Drawing = { Scene, ribbon: figures.map((colour) => ({ Icon: Meeple, colour })) }
