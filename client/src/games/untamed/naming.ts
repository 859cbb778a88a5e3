/** At a real table: what can be done with cards of a hand, which nobody sees here until they are named. */

import type { Naming } from '../../table/game'
import type { TableModel } from '../../table/model.svelte'
import { t } from '../../lib/words.svelte'
import { spotOf } from './spots'

const WORDS: Record<string, string> = { play: 'screen-play', focus: 'board-focus', rally: 'keyword-rally', power: 'screen-as-power' }
const TO_SUPPORT = ['ToSupport', 'FirstSupport']

export function namings({ decision, options, refused }: TableModel): Naming[] {
  const name = decision?.name ?? ''
  const isHeld = (option: { verb: string; things: Record<string, string> }) => spotOf(name, option).startsWith('hand:')
  const verbs = [...new Set(options.filter(isHeld).map(({ verb }) => verb))]
  return verbs.map((verb) => ({
    label: t(WORDS[verb] ?? (TO_SUPPORT.includes(name) ? 'board-to-support' : 'board-discard')),
    choices: options.filter((option) => option.verb === verb && isHeld(option)),
    refused: refused.filter((option) => option.verb === verb && isHeld(option)),
  }))
}
