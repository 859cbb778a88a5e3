/** What of an option can be marked on the table, by the names that lie there as `data-spot` or `data-place`. */

import type { Choice } from '../lib/wire'

/** Of an answer that is a button with words. */
export const answerPlace = ({ action }: Choice): string => `answer ${action}`

export function namesOf(choice: Choice, spot = ''): string[] {
  return [...new Set([spot, answerPlace(choice), ...Object.values(choice.things)].filter(Boolean))]
}
