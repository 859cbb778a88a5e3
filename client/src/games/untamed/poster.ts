import Chameleon from '~icons/game-icons/chameleon-glyph'
import Crocodile from '~icons/game-icons/croc-jaws'
import Fox from '~icons/game-icons/fox-head'
import Panda from '~icons/game-icons/panda'
import Rabbit from '~icons/game-icons/rabbit-head'
import Raccoon from '~icons/game-icons/raccoon-head'
import Rat from '~icons/game-icons/rat'
import Rhino from '~icons/game-icons/rhinoceros-horn'
import Tiger from '~icons/game-icons/tiger-head'
import type { Drawing } from '../../pages/start/posters'
import Scene from './Scene.svelte'

/** The nine factions. */
const factions = [Chameleon, Crocodile, Fox, Panda, Rabbit, Raccoon, Rat, Rhino, Tiger]

export const poster: Drawing = { Scene, ribbon: factions.map((Icon) => ({ Icon, colour: '#cfe29e' })) }
