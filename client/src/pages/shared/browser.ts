/** A key of this browser, by which a server knows its one try a day. It opens nothing. */

import { load, save } from '../../lib/stored'

export function browserKey(): string {
  const known = load<string>('browser', '')
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  save('browser', key)
  return key
}
