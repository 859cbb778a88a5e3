/** The values of an option, each with its words, where they are not simply listed. */

import type { OptionInfo } from '../../lib/wire'
import { t } from '../../lib/words.svelte'

/** Where the usual is to leave it to chance, that is a value too. */
export function withChance({ values, default: usual }: OptionInfo): [string, string][] {
  return values.some(([value]) => value === usual) ? values : [[String(usual), t('setup-chance')], ...values]
}

/** What is listed, or a range as a list of its numbers. */
export function rungsOf({ values, low, high }: OptionInfo): [string | number, string][] {
  return values.length > 0 ? values : Array.from({ length: high - low + 1 }, (_, at) => [low + at, String(low + at)])
}
