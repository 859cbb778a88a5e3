/** What the buttons of the bar say about what follows: what is left unused, and what would end the game. */

import { phone } from '../../lib/screen.svelte'
import { t } from '../../lib/words.svelte'
import type { Choice } from '../../lib/wire'
import type { Note } from '../../table/game'
import type { TableModel } from '../../table/model.svelte'
import type { OutlookView, View } from './view'

/** Answers that may wait: whoever has nothing else is as good as done. */
const MAY_WAIT = ['done', 'resume', 'token', 'card', 'refresh', 'faith', 'place']

/** Going on is what the bar offers first: a reroll, coming back, or having done where nothing is left out. */
export function isPrimary({ verb }: Choice, model: TableModel): boolean {
  if (verb === 'done') return model.options.every((each) => MAY_WAIT.includes(each.verb))
  return verb === 'roll' || verb === 'resume'
}

/** The button that rerolls is not there before a die is kept; on a phone the city says so. */
export function hint(model: TableModel): string {
  const may = (wanted: string): boolean => model.options.some(({ verb }) => verb === wanted)
  const { moment, most, reckoners } = model.view as View
  const rerolls = moment === 'roll' && (reckoners[model.seat]?.rolls ?? most.rolls) < most.rolls
  return !phone.current && rerolls && may('keep') && !may('roll') ? t('board-keep-to-reroll') : ''
}

export function note(model: TableModel, choice: Choice): Note | null {
  const view = model.view as View
  const mine = view.reckoners[model.seat]
  if (!mine) return null
  if (choice.verb === 'roll') return { text: t('board-rerolls', { n: mine.rolled.length }) }
  if (choice.verb !== 'done') return null
  return deadly(model) ?? unused(model, view)
}

/** As the city stands, the Epics end the game for certain. */
function deadly({ state }: TableModel): Note | null {
  const outlook = state.outlook as OutlookView | null
  return outlook?.defeat === 1 ? { text: t('board-epics-end-it'), tone: 'harm' } : null
}

function unused(model: TableModel, view: View): Note | null {
  const mine = view.reckoners[model.seat]!
  const may = (...verbs: string[]): boolean => model.options.some((each) => verbs.includes(each.verb))
  if (view.moment === 'use' && !view.using && mine.dice.length) return { text: t('board-dice-unused', { n: mine.dice.length }) }
  if (view.moment === 'acquire' && may('buy', 'buy-back')) return { text: t('board-money-left', { n: view.money }) }
  if (view.moment === 'roll' && may('keep') && mine.rolls < view.most.rolls) return { text: t('board-rerolls-left', { n: view.most.rolls - mine.rolls }) }
  return null
}
