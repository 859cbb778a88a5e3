/** Time left in a form that is read at a glance. */

import { t } from '../lib/words.svelte'

export function readClock(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  if (left >= 86_400) return t('frame-days', { n: Math.floor(left / 86_400) })
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
