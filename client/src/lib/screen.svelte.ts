/** The size of the screen, where a component needs to know it. */

import { MediaQuery } from 'svelte/reactivity'

/** A phone: log and chat are sheets, the action bar has two rows. */
export const phone = new MediaQuery('max-width: 760px')
