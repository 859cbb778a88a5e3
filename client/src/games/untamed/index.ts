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
import { settings } from '../../lib/settings.svelte'
import type { Chip, GameModule } from '../../table/game'
import type { TableModel } from '../../table/model.svelte'
import Board from './Board.svelte'
import { factOf } from './forecast'
import { isInTurn } from './seating'
import type { Moment, View } from './view'
import { words, type Words } from './words'

const setUp: Moment[] = ['draft', 'strongholds', 'mulligan', 'first-support']
const turn: Moment[] = ['main', 'upkeep']

function names(t: Words): Record<Moment, string> {
  return {
    draft: t.draft,
    strongholds: t.strongholds,
    mulligan: t.mulligan,
    'first-support': t.firstSupport,
    main: t.main,
    upkeep: t.upkeep,
    over: t.over,
  }
}

/** Options that are chosen by a button, for there is nothing on the table to point at. */
const inBar = /^(done-|act-(take|mulligan|resume|unknown))/

const chips: [RegExp, Chip][] = [
  [/^log-attack(ed|-failed)/, { icon: Attack }],
  [/^log-(stronghold-)?damage/, { icon: Attack, tone: 'harm' }],
  [/^log-defeated|^log-out|^log-no-card/, { icon: Skull, tone: 'harm' }],
  [/^log-stronghold-fell/, { icon: Tower, tone: 'harm' }],
  [/^log-(stronghold-)?healed/, { icon: Health, tone: 'gain' }],
  [/^log-fury/, { icon: Fury, tone: 'gain' }],
  [/^log-(played|put-into-play)/, { icon: Play }],
  [/^log-(drew|mulligan)/, { icon: Draw }],
  [/^log-(power|bonus)/, { icon: Power }],
  [/^log-(to-support|support|fetched|discarded)/, { icon: Stack }],
]

const MAIN_DONE = 'done-MainPhase'

/** UN-20: a card as Power, once a turn; who forgets it falls behind. */
function canEmpower(model: TableModel): boolean {
  return model.options.some(({ key }) => key === 'act-power')
}

/** Everything that the Main phase offers now, in one sentence. */
function sentence({ options }: TableModel): string {
  const t = words[settings.lang]
  const ways: [RegExp, string][] = [
    [/^act-power$/, t.wayPower],
    [/^act-(play|focus|rally)$/, t.wayPlay],
    [/^act-attack$/, t.wayAttack],
    [/^act-stronghold$/, t.wayAbility],
    [/^act-draw$/, t.wayDraw],
  ]
  const open = ways.filter(([way]) => options.some(({ key }) => way.test(key))).map(([, said]) => said)
  const or = new Intl.ListFormat(settings.lang === 'en' ? 'en-GB' : settings.lang, { type: 'disjunction' })
  return open.length ? t.youCan(or.format(open)) : ''
}

export const game: GameModule = {
  Board,

  crumbs(model) {
    const { moment, turn: number } = model.view as View
    const label = names(words[settings.lang])
    const order = number ? turn : setUp
    const now = order.indexOf(moment)
    return order.map((each, i) => ({
      label: label[each],
      state: now < 0 || i < now ? 'done' : i === now ? 'now' : 'later',
    }))
  },

  where(model) {
    const view = model.view as View
    const t = words[settings.lang]
    if (!view.turn) return t.setUp
    const mine = view.seat !== null && isInTurn(view, view.seat)
    return `${t.turn(view.turn)} · ${mine ? t.you : model.nameOf(view.active)}`
  },

  inBar: ({ key }) => inBar.test(key),
  primary({ key }, model) {
    if (key === MAIN_DONE) return !canEmpower(model)
    return key.startsWith('done-') ? key !== 'done-ChooseWhether' : key === 'act-take'
  },
  hint: (model) => (model.decision?.prompt.key === 'ask-MainPhase' ? sentence(model) : ''),
  note: (model, { key }) => (key === MAIN_DONE && canEmpower(model) ? { text: words[settings.lang].noPower } : null),
  turnOf: (line) => (line.key === 'log-turn-began' ? line.text : null),
  chips(line) {
    const { key } = factOf(line)
    return chips.filter(([pattern]) => pattern.test(key)).map(([, chip]) => chip).slice(0, 1)
  },
}
