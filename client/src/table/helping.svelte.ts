/** Hints, odds and the reasons of bots for the reader: asked for, and gone with the question that they are about. */

import { deeds } from '../lib/deeds'
import { settings } from '../lib/settings.svelte'
import type { Advice, Choice, Granted, Line, OddsTold, Reason } from '../lib/wire'
import { t } from '../lib/words.svelte'
import type { Explanation, TableModel } from './model.svelte'

const LEARNED = 3 // finished games in this browser, after which odds are shown to whoever wants them

export class Helping {
  /** The option whose things are marked on the board. */
  marked: Choice | null = $state.raw(null)

  /** What it takes for the wish that was asked about last. */
  granted: Granted | null = $state.raw(null)

  private wished: { wish: string; least: number } = { wish: '', least: 0 }
  private wishing = false
  private weighed: Advice | null = $state.raw(null)
  private readonly reasons = new Map<number, Reason>() // by the line that was asked about
  private told: OddsTold | null = $state.raw(null)
  private readonly learner = deeds().length < LEARNED
  private reckoning = false

  constructor(private readonly model: TableModel) {}

  private get helpers() {
    return this.model.state.table.helpers
  }

  // --- hints ----------------------------------------------------------------------------------------------------------

  get offersHint(): boolean {
    return this.helpers.hint && this.model.asked && this.model.options.length > 1
  }

  /** The best options of this question, the best one first; null: nobody has asked, or they are still being weighed. */
  get advice(): Advice | null {
    return this.weighed?.decision === this.model.decision?.id ? this.weighed : null
  }

  option(action: number): Choice | undefined {
    return this.model.options.find((each) => each.action === action)
  }

  /** Ask for the best options; where there are none to be had, the reader is told why. */
  async hint(): Promise<void> {
    const { model } = this
    if (this.helpers.why && !model.readonly) return model.say(this.helpers.why)
    if (!this.offersHint || model.sheet?.hint) return
    const sheet = { title: '', hint: true }
    model.explain(sheet)
    if (!this.advice) await model.ask({ type: 'hint', seat: model.seat })
    if (!this.advice && model.sheet === sheet) model.sheet = null
    else this.markBest()
  }

  weigh(advice: Advice): void {
    this.weighed = advice
  }

  private markBest(): void {
    const [best] = this.advice?.best ?? []
    this.marked = (best && this.option(best.action)) ?? null
  }

  // --- reasons ---------------------------------------------------------------------------------------------------------

  /** Can the bot be asked why it chose what a line tells? */
  offersWhy({ why }: Line): boolean {
    return why && this.helpers.hint && !this.model.readonly
  }

  async why({ n, text }: Line, anchor: Element): Promise<void> {
    const { model } = this
    const sheet: Explanation = { title: text, text: t('frame-hint-thinking'), anchor }
    this.reasons.delete(n) // when the game is over, more may be told
    model.explain(sheet)
    await model.ask({ type: 'why', line: n, seat: model.seat })
    const reason = this.reasons.get(n)
    if (model.sheet === sheet) model.sheet = reason ? { ...sheet, text: reason.text, rules: reason.rules } : null
  }

  give(reason: Reason): void {
    this.reasons.set(reason.line, reason)
  }

  // --- odds -----------------------------------------------------------------------------------------------------------

  /** Learners see the odds until they say that they do not want to; others when they say that they do. */
  get wantsOdds(): boolean {
    return this.helpers.odds && (settings.odds ?? (this.learner || this.model.state.lesson !== null))
  }

  /** The odds of this question; null: nobody wants them, or they are still being reckoned. */
  get reckoned(): OddsTold | null {
    return this.wantsOdds && this.told?.decision === this.model.decision?.id ? this.told : null
  }

  get odds(): string[] {
    return this.reckoned?.lines ?? []
  }

  /** Everything there is to tell, in a sheet. */
  showOdds(): void {
    this.model.explain({ title: '', odds: true })
  }

  /** One reckoning after the other: who answers quickly is told the odds of where they have come to. */
  async reckon(): Promise<void> {
    if (this.reckoning) return
    this.reckoning = true
    const wanted = () => `${this.model.decision?.id} ${this.model.sheet?.odds}`
    let asked = ''
    while (this.wantsOdds && this.model.asked && wanted() !== asked) {
      asked = wanted()
      await this.model.ask({ type: 'odds', seat: this.model.seat, more: this.model.sheet?.odds ?? false }, true)
    }
    this.reckoning = false
  }

  tell(odds: OddsTold): void {
    this.told = odds
  }

  // --- wishes ----------------------------------------------------------------------------------------------------------

  /** Ask what a wish takes, one after the other: of a slider that moves only where it comes to rest matters. */
  async wish(wish: string, least: number): Promise<void> {
    this.wished = { wish, least }
    if (this.wishing) return
    this.wishing = true
    let asked: object | null = null
    while (asked !== this.wished) {
      asked = this.wished
      await this.model.ask({ type: 'wish', seat: this.model.seat, ...this.wished }, true)
    }
    this.wishing = false
  }

  grant(granted: Granted): void {
    this.granted = granted
  }

  /** The table has moved on. */
  forget(): void {
    this.weighed = null
    this.marked = null
  }
}
