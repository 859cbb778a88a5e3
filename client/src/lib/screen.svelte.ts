/** The size of the screen, where a component needs to know it. */

import { MediaQuery } from 'svelte/reactivity'

/** A phone: log and chat are sheets, the action bar has two rows. */
export const phone = new MediaQuery('max-width: 760px')
/** Too narrow for a column beside the table: it is closed until somebody wants it. */
export const narrow = new MediaQuery('max-width: 1299px')
/** A phone on its side, or a large zoom: height is dearer than width. */
export const short = new MediaQuery('max-height: 500px')
