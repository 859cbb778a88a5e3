/** The table as its components read it: the view, what may be done at each spot, and what the player holds. */

import { Board, provide as provideBoard, useBoard } from '../../board/board.svelte'
import { isAbout, type Named } from '../../lib/things'
import type { Choice, Line, Why } from '../../lib/wire'
import { t } from '../../lib/words.svelte'
import type { TableModel } from '../../table/model.svelte'
import { follow, moved, rolledNow, type Die } from './dice/dice'
import { mayGoBack, meaning, takeBack } from './dice/takeback'
import { dieThing, enemyThing, spotOf, spots, targetsOf } from './options'
import { dieNamed, type Kind } from './parts'
import type { EnemyView, View } from './view'
import { isUsable } from './waste'

/** What would come of applying the die that is held. */
export interface Forecast {
  choice: Choice
  damage: number
  defeats: boolean
  idle: boolean
}

export class Reading extends Board<View> {
  /** How the board is shown: as rows for a phone, with room for a large card there, for a tablet upright, and how many
   * pixels of the screen one of its own takes. */
  phone = $state(false)
  roomy = $state(false)
  upright = $state(false)
  scale = $state(1)

  /** The dice are being explained. */
  legend = $state(false)

  private known: Die[] = []
  private returning: Promise<boolean> | null = null

  private readonly lying = $derived.by(() => (this.known = follow(this.known, this.view)))
  readonly dice = $derived.by(() => moved(this.lying, this.model.pending))
  /** The rolled die that is held: the one picked up, or else the strongest that can do something. */
  readonly held = $derived.by(
    () => this.appliable.find((die) => `die ${die.id}` === this.model.selected) ?? this.appliable.find((die) => this.canHit(die)),
  )
  private readonly targets = $derived.by(() => (this.held ? targetsOf(this.options, this.held) : new Map<string, Choice>()))
  /** Answers that are only words: which of several texts, what comes first. */
  readonly listed = $derived.by(() => this.options.filter((each) => spotOf(each) === 'list'))
  /** The dice that have just been rolled, in the order of the log. */
  readonly rolling = $derived.by(() => rolledNow(this.model.fresh, this.lying))
  /** The dice that the wish in the sheet of odds still takes. */
  readonly wished = $derived.by((): Kind[] => {
    const { decision, helping, sheet } = this.model
    const { granted } = helping
    if (!sheet?.odds || !granted || granted.decision !== decision?.id) return []
    return granted.actions.flatMap((action) => helping.option(action) ?? []).map(({ things }) => dieNamed(things.die))
  })
  readonly picksStack = $derived.by(() => this.view.stacks.some((_, at) => this.may(spots.stack(at))))
  /** Do the stacks lie on a map? */
  readonly mapped = $derived.by(() => this.view.places.some(({ near }) => near.length > 0))

  /** Is a place to be chosen on it? */
  readonly travels = $derived.by(() => this.mapped && this.picksStack)

  protected override spotOf(option: Named): string {
    return spotOf(option)
  }

  /** None until the dice lie: what they show is not told before. */
  override get options(): Choice[] {
    return this.model.rested ? super.options : []
  }

  // --- places ----------------------------------------------------------------------------------------------------------

  /** What a stack is called. */
  place(at: number): string {
    const id = this.view.places[at]?.id
    return id ? t(`place-${id}`) : t('board-stack', { n: at + 1 })
  }

  /** Press a stack from above. */
  visit(at: number, anchor: Element): void {
    const card = this.view.stacks[at]?.open[0]
    if (!this.press(spots.stack(at), anchor) && card) this.model.zoom(card)
  }

  // --- dice ------------------------------------------------------------------------------------------------------------

  /** Rolled dice, the strongest faces first once they lie. */
  get rolled(): Die[] {
    const active = this.dice.filter((die) => die.place === 'active')
    if (!this.model.rested) return active.toSorted((a, b) => a.id - b.id)
    const worth = { crit: 0, hit: 1, 'no-face': 2, miss: 3 }
    return active.toSorted((a, b) => worth[a.face] - worth[b.face])
  }

  private get appliable(): Die[] {
    return this.rolled.filter((die) => this.canApply(die))
  }

  canApply(die: Kind): boolean {
    return this.options.some((each) => isAbout(each, ['apply'], { die: dieThing(die) }))
  }

  /** Can it do something on one of the cards? Else it may be applied all the same. */
  canHit(die: Kind): boolean {
    return isUsable(die, this.options, this.view)
  }

  /** Why a rolled die cannot be applied anywhere. */
  whyNotApply(die: Kind): Why | undefined {
    if (this.canApply(die)) return undefined
    return this.model.refused.find((each) => isAbout(each, ['apply'], { die: dieThing(die) }))
  }

  // --- hands ----------------------------------------------------------------------------------------------------------

  /** Answer, also with what was pressed while a die was on its way back. */
  act(choice: Choice): void {
    if (!this.returning) return this.model.act(choice)
    void this.returning.then(() => {
      const same = meaning(this.model, choice)
      if (same) this.model.act(same)
    })
  }

  override press(spot: string, anchor?: Element): boolean {
    const choice = this.may(spot)
    if (choice) this.act(choice)
    return choice ? true : super.press(spot, anchor)
  }

  /** The answer by which a die came to where it lies. */
  private cameBy({ colour, face, place }: Die): Named | null {
    if (place === 'active' && face === 'no-face') return { verb: 'commit', things: { die: dieThing({ colour, face }) } }
    if (place.startsWith('on ')) return { verb: 'apply', things: { die: dieThing({ colour, face }), enemy: place.slice('on '.length) } }
    return null
  }

  /** May a tap put this die back? Only if no chance and nothing hidden came after it. */
  mayReturn(die: Die): boolean {
    const came = this.cameBy(die)
    if (!came || !this.model.rested || !mayGoBack(this.model, came.verb)) return false
    return came.verb === 'commit' || isAbout(this.model.state.undo, ['apply'], came.things)
  }

  /** False: it had to stay. */
  async giveBack(die: Die): Promise<boolean> {
    const came = this.cameBy(die)
    if (!came || !this.mayReturn(die)) return false
    const returning = (this.returning ?? Promise.resolve(true)).then(() => takeBack(this.model, came))
    this.returning = returning
    const back = await returning
    if (this.returning === returning) this.returning = null
    return back
  }

  hold(die: Die): void {
    this.model.selected = `die ${die.id}`
  }

  applyTo(die: Die, enemy: string): void {
    this.press(spots.apply(enemy, die))
  }

  // --- what would follow ----------------------------------------------------------------------------------------------

  forecast(enemy: EnemyView): Forecast | null {
    const choice = this.targets.get(enemyThing(enemy))
    if (!choice) return null
    const lines = this.model.preview(choice.action) ?? []
    const damage = choice.numbers.damage ?? 0
    return { choice, damage, defeats: tells(lines, 'defeated', enemy.uid).length > 0, idle: enemy.defeated || damage === 0 }
  }

  /** Why the die that is held cannot go to an enemy. */
  whyNotOn(enemy: EnemyView): Why | undefined {
    return this.held && this.why(spots.apply(enemyThing(enemy), this.held))
  }

  /** What has just happened to an enemy. */
  fresh(name: string, enemy: number): Line[] {
    return tells(this.model.fresh, name, enemy)
  }
}

/** The facts of that name about an enemy. */
function tells(lines: readonly Line[], name: string, enemy: number): Line[] {
  return lines.filter((line) => line.name === name && line.things.enemy === `enemy ${enemy}`)
}

export function provide(model: TableModel): Reading {
  return provideBoard(new Reading(model))
}

export function reading(): Reading {
  return useBoard<Reading>()
}
