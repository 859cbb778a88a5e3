/** Untamed at the shared frame. */

import Attack from '~icons/game-icons/triple-claws'
import Skull from '~icons/game-icons/death-skull'
import Fury from '~icons/game-icons/flamer'
import Play from '~icons/game-icons/card-play'
import Draw from '~icons/game-icons/card-draw'
import Stack from '~icons/game-icons/stack'
import Power from '~icons/game-icons/power-lightning'
import Tower from '~icons/game-icons/tower-fall'
import Health from '~icons/game-icons/health-normal'
import { listed } from '../../lib/listed'
import type { Choice } from '../../lib/wire'
import { t } from '../../lib/words.svelte'
import type { Chip, GameModule } from '../../table/game'
import type { TableModel } from '../../table/model.svelte'
import Board from './Board.svelte'
import type { Moment } from './parts'
import { namings } from './naming'
import { spotOf } from './spots'
import type { View } from './view'

const setUp: Moment[] = ['draft', 'strongholds', 'mulligan', 'first-support']
const turn: Moment[] = ['main', 'upkeep']

/** Options that are chosen by a button, for there is nothing on the table to point at. */
const inBar = ['done', 'take', 'mulligan', 'resume', 'unknown']

/** What marks a line of the log, by the names of facts. */
const chips: [Chip, string[]][] = [
  [{ icon: Attack }, ['attacked-animal', 'attacked-stronghold', 'attack-failed']],
  [{ icon: Attack, tone: 'harm' }, ['damaged', 'stronghold-damaged', 'damage-moved', 'damage-put', 'damage-put-on-stronghold']],
  [{ icon: Skull, tone: 'harm' }, ['defeated', 'out', 'no-card-left']],
  [{ icon: Tower, tone: 'harm' }, ['stronghold-fell']],
  [{ icon: Health, tone: 'gain' }, ['healed', 'stronghold-healed']],
  [{ icon: Fury, tone: 'gain' }, ['fury']],
  [{ icon: Play }, ['played', 'played-by-focus', 'played-by-rally', 'put-into-play']],
  [{ icon: Draw }, ['drew', 'mulligan']],
  [{ icon: Power }, ['power-played', 'power-paid', 'power-gained', 'bonus-used', 'bonus-gained']],
  [{ icon: Stack }, ['to-support', 'support-paid', 'fetched', 'discarded']],
]

/** Saying that nothing more is to come of the Main phase. */
const endsMain = ({ verb }: Choice, { decision }: TableModel): boolean => verb === 'done' && decision?.name === 'MainPhase'

/** UN-20: a card as Power, once a turn; who forgets it falls behind. */
function canEmpower(model: TableModel): boolean {
  return model.options.some(({ verb }) => verb === 'power')
}

/** What ending the Main phase would leave undone: Power not laid, Animals that could attack, Power that could buy something. */
function leftUndone(model: TableModel): string[] {
  const { seat, seats, sides } = model.view as View
  const count = (...verbs: string[]): number => model.options.filter(({ verb }) => verbs.includes(verb)).length
  const attacks = count('attack')
  const power = sides[seats[seat ?? 0]?.side ?? 0]?.power.ready ?? 0
  return [
    canEmpower(model) ? t('board-no-power') : '',
    attacks ? t('board-attacks-left', { n: attacks }) : '',
    power && count('play', 'draw') ? t('board-power-left', { n: power }) : '',
  ].filter(Boolean)
}

/** Everything that the Main phase offers now, in one sentence. */
function sentence({ options }: TableModel): string {
  const ways: [string[], string][] = [
    [['power'], t('board-way-power')],
    [['play', 'focus', 'rally'], t('board-way-play')],
    [['attack'], t('board-way-attack')],
    [['stronghold'], t('board-way-ability')],
    [['draw'], t('board-way-draw')],
  ]
  const open = ways.filter(([verbs]) => options.some(({ verb }) => verbs.includes(verb))).map(([, said]) => said)
  return open.length ? t('board-you-can', { ways: listed(open, 'disjunction') }) : ''
}

export const game: GameModule = {
  Board,

  crumbs(model) {
    const { moment, turn: number } = model.view as View
    const order = number ? turn : setUp
    const now = order.indexOf(moment)
    return order.map((each, i) => ({
      label: t(`moment-${each}`),
      state: now < 0 || i < now ? 'done' : i === now ? 'now' : 'later',
    }))
  },

  where(model) {
    const view = model.view as View
    if (!view.turn) return t('screen-set-up')
    const mine = view.seat !== null && view.seats[view.seat]?.in_turn
    return `${t('screen-where', { n: view.turn })} · ${mine ? t('board-you') : model.nameOf(view.active)}`
  },

  turn({ view }) {
    const { turn: number, seat, seats } = view as View
    return number && seat !== null && seats[seat]?.in_turn ? String(number) : null
  },

  /** What names no card is done with one that nobody sees. */
  inBar: ({ verb, things }) => inBar.includes(verb) || (['power', 'stack'].includes(verb) && !things.card),
  naming: namings,
  spotOf: (choice, model) => spotOf(model.decision?.name ?? '', choice),
  primary(choice, model) {
    if (endsMain(choice, model)) return !model.options.some(({ verb }) => verb === 'power' || verb === 'attack')
    return choice.verb === 'done' ? model.decision?.name !== 'ChooseWhether' : choice.verb === 'take'
  },
  hint(model) {
    if (model.decision?.name === 'StackStronghold' && model.options.length === 1 && model.options[0]?.things.card) return t('board-last-left')
    return model.decision?.name === 'MainPhase' ? sentence(model) : ''
  },
  note(model, choice) {
    const left = endsMain(choice, model) ? leftUndone(model) : []
    return left.length ? { text: left.join(' · ') } : null
  },
  turnOf: (line) => (line.name === 'turn-began' ? line.text : null),
  chips: ({ name }) => chips.filter(([, names]) => names.includes(name)).map(([chip]) => chip),
}
