/** "Stack 2: empty", with the colon of the reader's language. */

import { t } from './words.svelte'

export function pair(what: string, value: string | number): string {
  return t('page-pair', { what, value })
}
