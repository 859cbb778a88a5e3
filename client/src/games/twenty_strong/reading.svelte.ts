/** The table as its components read it: the view, what may be done at each spot, and what the player holds. */

import { getContext, setContext } from 'svelte'
import { settings } from '../../lib/settings.svelte'
import type { CardInfo, Choice, Line, Why } from '../../lib/wire'
import type { TableModel } from '../../table/model.svelte'
import { follow, moved, rolledNow, type Die } from './dice'
import { bySpot, cardIn, dieIn, isSame, spotOf, spots, targetsOf, tells, told, type Kind } from './options'
import type { View } from './view'
import { words } from './words'

/** What would come of applying the die that is held. */
export interface Forecast {
  choice: Choice
  damage: number
  defeats: boolean
  idle: boolean
}

export class Reading {
  /** How the board is shown: as rows for a phone, for a tablet upright, and how many pixels of the screen one of its own
   * takes. */
  phone = $state(false)
  upright = $state(false)
  scale = $state(1)

  private known: Die[] = []

  readonly view = $derived.by(() => this.model.view as View)
  private readonly lying = $derived.by(() => (this.known = follow(this.known, this.view)))
  readonly dice = $derived.by(() => moved(this.lying, this.model.pending))
  /** None until the dice lie: what they show is not told before. */
  private readonly options = $derived.by(() => (this.model.readonly || !this.model.rested ? [] : this.model.options))
  private readonly choices = $derived.by(() => bySpot(this.options))
  private readonly refusals = $derived.by(() => bySpot(this.model.readonly ? [] : this.model.refused))
  /** The rolled die that is held: the one picked up, or else the strongest that can be applied. */
  readonly held = $derived.by(() => this.appliable.find((die) => `die ${die.id}` === this.model.selected) ?? this.appliable[0])
  private readonly targets = $derived.by(() => (this.held ? targetsOf(this.options, this.held) : new Map<string, Choice>()))
  /** Answers that are only words: which of several texts, what comes first. */
  readonly listed = $derived.by(() => this.options.filter((each) => spotOf(each) === 'list'))
  /** The dice that have just been rolled, in the order of the log. */
  readonly rolling = $derived.by(() => rolledNow(this.model.fresh, this.lying))
  readonly picksStack = $derived.by(() => this.view.stacks.some((_, at) => this.may(`stack ${at + 1}`)))

  constructor(readonly model: TableModel) {}

  get t(): (typeof words)['en'] {
    return words[settings.lang]
  }

  card(id: string): CardInfo | undefined {
    return this.model.card(id)
  }

  name(id: string): string {
    return this.card(id)?.name ?? ''
  }

  may(spot: string): Choice | undefined {
    return this.choices.get(spot)
  }

  why(spot: string): Why | undefined {
    return this.choices.has(spot) ? undefined : this.refusals.get(spot)
  }

  /** The class of what lies at a spot. */
  mood(spot: string): 'may' | 'why' | '' {
    if (this.may(spot)) return 'may'
    return this.why(spot) ? 'why' : ''
  }

  /** Do what a spot offers, or say why it offers nothing; false if there is neither. */
  press(spot: string, anchor?: Element): boolean {
    const choice = this.may(spot)
    if (choice) this.model.act(choice)
    const why = this.why(spot)
    if (why) this.model.explain({ title: why.text, refused: why, rules: why.rules, anchor })
    return Boolean(choice ?? why)
  }

  // --- dice ------------------------------------------------------------------------------------------------------------

  /** Rolled dice, the strongest faces first. */
  get rolled(): Die[] {
    const worth = { crit: 0, hit: 1, 'no-face': 2, miss: 3 }
    return this.dice.filter((die) => die.place === 'active').toSorted((a, b) => worth[a.face] - worth[b.face])
  }

  private get appliable(): Die[] {
    const kinds = this.options.filter((each) => each.key === 'act-apply').map((each) => dieIn(each.slots))
    return this.rolled.filter((die) => kinds.some((kind) => isSame(kind, die)))
  }

  canApply(die: Kind): boolean {
    return this.appliable.some((each) => isSame(each, die))
  }

  /** Why a rolled die cannot be applied anywhere. */
  whyNotApply(die: Kind): Why | undefined {
    if (this.canApply(die)) return undefined
    return this.model.refused.find(({ key, slots }) => key === 'act-apply' && isSame(dieIn(slots), die))
  }

  hold(die: Die): void {
    this.model.selected = `die ${die.id}`
  }

  applyTo(die: Die, card: string): void {
    this.press(spots.apply(card, die))
  }

  // --- what would follow ----------------------------------------------------------------------------------------------

  forecast(card: string): Forecast | null {
    const choice = this.targets.get(card)
    const enemy = this.view.active.find((each) => each.card === card)
    if (!choice || !enemy) return null
    const lines = this.model.preview(choice.action) ?? []
    const damage = Number(choice.slots.damage)
    return { choice, damage, defeats: tells(lines, 'log-defeated', card), idle: enemy.defeated || damage === 0 }
  }

  /** Why the die that is held cannot go to a card. */
  whyNotOn(card: string): Why | undefined {
    return this.held && this.why(spots.apply(card, this.held))
  }

  /** The fresh lines of a kind about a card. */
  fresh(key: string, card: string): Line[] {
    return this.model.fresh.filter((line) => line.key === key && cardIn(told(line)) === card)
  }
}

const key = Symbol('20 Strong')

export function provide(model: TableModel): Reading {
  return setContext(key, new Reading(model))
}

export function reading(): Reading {
  return getContext<Reading>(key)
}
