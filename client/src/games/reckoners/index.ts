/** The Reckoners in the shared frame. */

import { t } from '../../lib/words.svelte'
import type { Crumb, GameModule } from '../../table/game'
import type { TableModel } from '../../table/model.svelte'
import Board from './Board.svelte'
import Dice from './dice/Dice.svelte'
import Side from './dice/Side.svelte'
import { symbolIcons, deedIcons } from './icons'
import { hint, isPrimary, note } from './notes'
import { inBar, spotOf } from './options'
import { PROLOGUE, ROUND, stepOf } from './parts'
import type { View } from './view'

const HARM = ['population-lost', 'base-found', 'die-confiscated', 'lost']
const ICONS = {
  'population-lost': deedIcons.attack,
  'money-gained': symbolIcons.money,
  'contained': symbolIcons.contain,
  'track-contained': symbolIcons.contain,
  'researched': symbolIcons.research,
  'steelheart-researched': symbolIcons.research,
  'epic-attacked': symbolIcons.attack,
  'steelheart-attacked': symbolIcons.attack,
  'enforcement-removed': symbolIcons.enforcement,
  'planned': symbolIcons.plan,
  'enforcement-added': deedIcons.reinforce,
  'barricade-added': deedIcons.barricade,
  'fortified': deedIcons.fortify,
  'strengthened': deedIcons.strengthen,
  'base-marker-down': deedIcons.discover,
  'base-found': deedIcons.discover,
}

/** What is on the table: while an Epics phase plays, the round that it belongs to. */
function shown(model: TableModel): View {
  return (model.shown ?? model.view) as View
}

function crumbs(model: TableModel): Crumb[] {
  const view = shown(model)
  const steps = view.round ? ROUND : PROLOGUE
  const now = steps.indexOf(model.shown ? 'epics' : stepOf(view))
  return steps.map((step, place) => ({
    label: t(`step-${step}`),
    state: place < now ? 'done' : place === now ? 'now' : 'later',
  }))
}

export const game: GameModule = {
  Board,
  Side,
  Dice,
  crumbs,
  where(model) {
    return t('screen-where', { n: shown(model).round })
  },
  inBar,
  primary: isPrimary,
  spotOf,
  hint,
  note,
  turnOf(line) {
    if (line.name === 'round-began') return t('screen-where', { n: line.values['round'] ?? 0 })
    return ['activated', 'steelheart-activated'].includes(line.name) ? line.text : null
  },
  chips(line) {
    const icon = (ICONS as Partial<Record<string, (typeof ICONS)['planned']>>)[line.name]
    return icon ? [HARM.includes(line.name) ? { icon, tone: 'harm' } : { icon }] : []
  },
}
