/** Shares as the reader's language writes them: 36 %. */

import { t } from '../../lib/words.svelte'

export function percent(share: number): string {
  return new Intl.NumberFormat(t('page-locale'), { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/** How much more or less: +3 %. */
export function difference(change: number): string {
  return new Intl.NumberFormat(t('page-locale'), { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(change)
}
