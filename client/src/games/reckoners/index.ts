/** The Reckoners in the shared frame. */

import type { Crumb, GameModule } from '../../table/game'
import type { TableModel } from '../../table/model.svelte'
import { settings } from '../../lib/settings.svelte'
import Board from './Board.svelte'
import { symbolIcons, deedIcons } from './icons'
import { inBar, isPrimary } from './options'
import { PROLOGUE, ROUND, stepOf } from './steps'
import type { ReckonersView } from './view'
import { words } from './words'

const HARM = ['log-population-lost', 'log-base-found', 'log-die-confiscated', 'log-lost']
const ICONS = {
  'log-population-lost': deedIcons.attack,
  'log-money-gained': symbolIcons.money,
  'log-contained': symbolIcons.contain,
  'log-track-contained': symbolIcons.contain,
  'log-researched': symbolIcons.research,
  'log-steelheart-researched': symbolIcons.research,
  'log-epic-attacked': symbolIcons.attack,
  'log-steelheart-attacked': symbolIcons.attack,
  'log-enforcement-removed': symbolIcons.enforcement,
  'log-planned': symbolIcons.plan,
  'log-enforcement-added': deedIcons.reinforce,
  'log-barricade-added': deedIcons.barricade,
  'log-fortified': deedIcons.fortify,
  'log-strengthened': deedIcons.strengthen,
  'log-base-marker-down': deedIcons.discover,
  'log-base-found': deedIcons.discover,
}

/** What is on the table: while an Epics phase plays, the round that it belongs to. */
function shown(model: TableModel): ReckonersView {
  return (model.shown ?? model.view) as ReckonersView
}

function crumbs(model: TableModel): Crumb[] {
  const { round, phase } = shown(model)
  const steps = round ? ROUND : PROLOGUE
  const now = steps.indexOf(model.shown ? 'epics' : stepOf(phase))
  return steps.map((step, place) => ({
    label: words[settings.lang][step],
    state: place < now ? 'done' : place === now ? 'now' : 'later',
  }))
}

export const game: GameModule = {
  Board,
  crumbs,
  where(model) {
    const { round } = shown(model)
    return round ? words[settings.lang].round(round) : words[settings.lang].prologue
  },
  inBar,
  primary: isPrimary,
  turnOf(line) {
    if (line.key === 'log-round-began') return words[settings.lang].round(line.values['round'] ?? 0)
    return ['log-activated', 'log-steelheart-activated'].includes(line.key) ? line.text : null
  },
  chips(line) {
    const icon = (ICONS as Partial<Record<string, (typeof ICONS)['log-planned']>>)[line.key]
    return icon ? [HARM.includes(line.key) ? { icon, tone: 'harm' } : { icon }] : []
  },
}
