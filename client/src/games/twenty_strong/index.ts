import { phone } from '../../lib/screen.svelte'
import type { Line } from '../../lib/wire'
import { t } from '../../lib/words.svelte'
import type { Crumb, GameModule } from '../../table/game'
import type { TableModel } from '../../table/model.svelte'
import Board from './Board.svelte'
import { bulk, hint, inBar, note, primary } from './bar'
import Dice from './dice/Dice.svelte'
import Run from './dice/Run.svelte'
import Side from './dice/Side.svelte'
import { joins } from './dice/runs'
import { spotOf } from './options'
import type { Moment } from './parts'
import type { View } from './view'

const strategyPhase = ['commit', 'roll', 'apply'] as const
const resolvePhase = ['damage', 'after', 'exhaust', 'recover', 'gain', 'cleanup'] as const

function steps(moments: readonly Moment[], now: Moment): Crumb[] {
  const at = moments.indexOf(now)
  return moments.map((moment, i) => ({
    label: t(`moment-${moment}`),
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
    { label: t('moment-activation'), state: before ? 'now' : 'done' },
    ...(inStrategy
      ? steps(strategyPhase, moment)
      : [{ label: t('stat-strategy'), state: inResolve ? 'done' : 'later' } satisfies Crumb]),
    ...(inResolve ? steps(resolvePhase, moment) : [{ label: t('screen-resolve-phase'), state: 'later' } satisfies Crumb]),
  ]
}

function where(model: TableModel): string {
  const { round, moment, phases, phases_allowed: allowed, endgame } = model.view as View
  const parts = [endgame ? t('screen-endgame') : '', t('screen-where', { n: round })]
  const [phase, of] = [Math.max(1, phases), Math.max(phases, allowed)]
  if (isIn(strategyPhase, moment)) parts.push(t(phone.current ? 'board-strategy-note' : 'board-strategy-phase', { phase, of }))
  return parts.filter(Boolean).join(' · ')
}

const newGroup = ['game-began', 'round-began', 'phase-began', 'endgame-began', 'threatened']

export const game: GameModule = {
  Board,
  tellsAim: true,
  crumbs,
  where,
  inBar,
  primary,
  spotOf,
  tellsOdds: true,
  hint,
  bulk,
  note,
  turnOf: (line: Line) => (newGroup.includes(line.name) ? (line.name === 'threatened' ? t('screen-resolve-phase') : line.text) : null),
  joins,
  Run,
  Side,
  Dice,
}
