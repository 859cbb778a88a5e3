import { pair } from '../../lib/pair'
import { phone } from '../../lib/screen.svelte'
import { settings } from '../../lib/settings.svelte'
import type { Choice, Line } from '../../lib/wire'
import type { Crumb, GameModule, Note } from '../../table/game'
import type { TableModel } from '../../table/model.svelte'
import Board from './Board.svelte'
import { spotOf } from './options'
import Run from './Run.svelte'
import { joins } from './runs'
import type { Moment, View } from './view'
import { words } from './words'

const strategyPhase = ['commit', 'roll', 'apply'] as const
const resolvePhase = ['damage', 'after', 'exhaust', 'recover', 'gain', 'cleanup'] as const

const t = () => words[settings.lang]

/** A step by the word that the rulebook has for it. */
function stepName(moment: Moment): string {
  const others: Partial<Record<Moment, string>> = { damage: t().suffer, gain: t().gainItems }
  return others[moment] ?? t()[moment]
}

function steps(moments: readonly Moment[], now: Moment): Crumb[] {
  const at = moments.indexOf(now)
  return moments.map((moment, i) => ({
    label: stepName(moment),
    state: i < at ? 'done' : i === at ? 'now' : 'later',
  }))
}

const isIn = (moments: readonly Moment[], moment: Moment) => moments.includes(moment)

function crumbs(model: TableModel): Crumb[] {
  const { moment } = model.view as View
  const inStrategy = isIn(strategyPhase, moment)
  const inResolve = isIn(resolvePhase, moment)
  const before = !inStrategy && !inResolve
  return [
    { label: t().activation, state: before ? 'now' : 'done' },
    ...(inStrategy
      ? steps(strategyPhase, moment)
      : [{ label: t().strategyDone, state: inResolve ? 'done' : 'later' } satisfies Crumb]),
    ...(inResolve ? steps(resolvePhase, moment) : [{ label: t().resolve, state: 'later' } satisfies Crumb]),
  ]
}

function where(model: TableModel): string {
  const { round, moment, phases, phases_allowed: allowed, endgame } = model.view as View
  const parts = [endgame ? t().endgame : '', t().where(round)]
  const phase = phone.current ? t().strategyNote : t().strategyPhase
  if (isIn(strategyPhase, moment)) parts.push(phase(Math.max(1, phases), Math.max(phases, allowed)))
  return parts.filter(Boolean).join(' · ')
}

/** Harm is said on the button that brings it: what is suffered for certain, or what threatens until it is prevented. */
function note(model: TableModel, choice: Choice): Note | null {
  const lines = model.preview(choice.action) ?? []
  const damage = (key: string) => lines.find((line) => line.key === key)?.values.damage ?? 0
  const [hurt, threat] = [damage('log-suffered'), damage('log-threatened')]
  const fatal = lines.some((line) => line.key === 'log-lost')
  const harm = hurt > 0 ? t().hurts(hurt) : threat > 0 ? t().threatens(threat) : ''
  const deadly = fatal ? t().youLose : threat > 0 && threat >= (model.view as View).stats.health ? t().deadly : ''
  if (!harm && !deadly) return null
  return { text: harm && deadly ? pair(harm, deadly) : harm || deadly, tone: 'harm', fatal }
}

const newGroup = ['log-game-began', 'log-round-began', 'log-phase-began', 'log-endgame-began', 'log-threatened']

/** What is most often wanted when nothing else is left to do. */
const goesOn = [
  'act-again', 'act-take', 'act-after-effect', 'done-Commit', 'done-DamageWindow', 'done-ExhaustWindow',
]

export const game: GameModule = {
  Board,
  crumbs,
  where,
  inBar: (choice) => ['bar', 'boss'].includes(spotOf(choice)) || choice.key === 'act-after-effect',
  primary: (choice) => goesOn.includes(choice.key),
  note,
  turnOf: (line: Line) => (newGroup.includes(line.key) ? (line.key === 'log-threatened' ? t().resolve : line.text) : null),
  joins,
  Run,
}
