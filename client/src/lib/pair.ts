/** "Stack 2: empty", with the colon of the reader's language. */

import { settings } from './settings.svelte'
import { parts } from './words'

export function pair(what: string, value: string | number): string {
  return parts[settings.lang].pair(what, value)
}
