/** The table that is being set up, in one sentence. */

import { optionsOf } from '../../lib/decks'
import { listed } from '../../lib/listed'
import { pair } from '../../lib/pair'
import type { GameInfo, OptionInfo } from '../../lib/wire'
import { capital, t } from '../../lib/words.svelte'
import { MODE, type Draft } from './draft'

/** What is played: the mode or the difficulty, and how long. */
export function what(draft: Draft, info: GameInfo): string {
  const chosen = optionsOf(info, draft.options).map((option) => said(option, draft)).filter(Boolean)
  const minutes = info.minutes[1] ? [t('setup-minutes-about', { n: info.minutes.join('–') })] : []
  const real = draft.real ? [t('setup-real')] : []
  return [...real, ...chosen, ...minutes].join(' · ')
}

/** What is chosen for an option; '' where that needs no word. */
function said({ name, shape, text, values, about, default: usual }: OptionInfo, draft: Draft): string {
  const value = draft.options[name]
  const words = values.find(([each]) => each === value)?.[1] ?? ''
  if (name === MODE) return capital(words)
  if (shape === 'deck') return values.length > 1 ? words : ''
  if (shape === 'card') return pair(text, words || (value === usual ? t('setup-chance') : String(value)))
  if (Object.keys(about).length === 0) return ''
  return shape === 'number' ? `${text} ${value}` : shape === 'word' ? pair(text, words) : ''
}

/** Who plays: "You, 1 friend by link and 2 bots." */
export function who({ seats }: Draft): string {
  if (seats.length === 1) return t('setup-who-alone')
  const count = (kind: string): number => seats.filter((seat) => seat.who === kind).length
  const [mine, friends, bots] = [count('me'), count('friend'), count('bot')]
  const parts = [
    mine > 1 ? t('setup-who-me-often', { n: mine }) : mine ? t('setup-who-me') : '',
    friends ? t('setup-who-friends', { n: friends }) : '',
    bots ? t('setup-who-bots', { n: bots }) : '',
  ].filter(Boolean)
  return capital(listed(parts, 'conjunction'))
}
