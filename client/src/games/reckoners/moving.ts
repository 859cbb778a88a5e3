/** Dice that move from one column of a tray to another. */

import { crossfade } from '../../lib/motion'

export const moving = crossfade(260)
