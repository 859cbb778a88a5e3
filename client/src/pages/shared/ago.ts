/** How long ago something was, in words: "12 minutes ago". `at` in seconds, as the server counts. */

import { t } from '../../lib/words.svelte'

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

export function ago(at: number, now: number = Date.now() / 1000): string {
  const passed = Math.max(0, now - at)
  const [unit, length] = UNITS.find(([, seconds]) => passed >= seconds) ?? ['second', passed + 1]
  return new Intl.RelativeTimeFormat(t('page-locale'), { numeric: 'auto' }).format(-Math.floor(passed / length) || 0, unit)
}
