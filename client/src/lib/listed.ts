/** Names as a sentence lists them: Ada, Ben and Nora. */

import { t } from './words.svelte'

export function listed(names: readonly string[], type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction'): string {
  return new Intl.ListFormat(t('page-locale'), { type }).format(names)
}
