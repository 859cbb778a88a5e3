/** What a table with real dice and cards has besides, and its words: brought when such a table is opened. */

import { untrack } from 'svelte'
import { settings } from '../lib/settings.svelte'
import * as shelves from '../lib/shelves'
import { speak } from '../lib/words.svelte'
import { stayAwake } from './awake'
import Entering from './Entering.svelte'
import Naming from './Naming.svelte'

export async function open(): Promise<{ Entering: typeof Entering; Naming: typeof Naming; stayAwake: typeof stayAwake }> {
  await speak(untrack(() => settings.lang), shelves.real)
  return { Entering, Naming, stayAwake }
}
