/** The Epics phase on the table, action by action: the city as it was, changed by one fact after the other. */

import { pace } from '../../lib/motion'
import type { TableModel } from '../../table/model.svelte'
import { actionsOf, change, passagesOf, phaseIn, type Action, type Passage } from './phase'
import type { ReckonersView } from './view'

const BEAT = 900 // ms of an action at the usual pace
const SHORT = 450 // of one that costs nobody
export const RATES = [1, 2, 4]

export class Playback {
  playing = $state(false)
  rate = $state(1)
  at = $state(-1) // the action that is shown; -1: before the first
  actions: Action[] = $state.raw([])
  passages: Passage[] = $state.raw([])
  private before: ReckonersView | null = $state.raw(null)
  private told = -1 // the last line that was played, or was there before anything could be
  private last: ReckonersView | null = null
  private cities: ReckonersView[] = $state.raw([])
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly model: TableModel) {}

  get on(): boolean {
    return this.model.shown !== null
  }

  /** The city as it stands at this action; null: nothing is played. */
  get city(): ReckonersView | null {
    return this.on ? (this.at < 0 ? this.before : (this.cities[this.at] ?? null)) : null
  }

  get action(): Action | undefined {
    return this.actions[this.at]
  }

  get passage(): Passage | undefined {
    return this.passages.findLast((each) => each.first <= Math.max(0, this.at))
  }

  get start(): number {
    return this.before?.population ?? 0
  }

  /** A new state has come: play its Epics phase, if there was one. What others do meanwhile does not end the show. */
  receive(view: ReckonersView): void {
    const before = this.last
    this.last = view
    const phase = phaseIn(this.model.fresh)
    const last = phase.at(-1)?.n ?? -1
    if (last <= this.told) return // states may come again with the same lines
    this.told = last
    if (!before || before.round === 0) return
    this.actions = actionsOf(phase)
    this.passages = passagesOf(this.actions, before.population)
    this.before = before
    let city = before
    this.cities = this.actions.map(({ line }) => (city = change(city, line, view, (id) => this.model.card(id))))
    if (pace() > 0) this.show()
  }

  get known(): boolean {
    return this.actions.length > 0
  }

  show(): void {
    this.model.shown = this.before
    this.at = -1
    this.play()
  }

  play(): void {
    this.playing = true
    this.wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  next(): void {
    if (this.at + 1 < this.actions.length) this.at++
    else this.stop()
  }

  go(at: number): void {
    this.pause()
    this.at = at
  }

  stop(): void {
    this.pause()
    this.model.skip()
  }

  private wait(): void {
    clearTimeout(this.timer)
    const length = (this.action?.loss || this.at < 0 ? BEAT : SHORT) * (pace() || 1)
    this.timer = setTimeout(() => {
      if (!this.on) return // the reader has skipped the rest
      this.next()
      if (this.playing) this.wait()
    }, length / this.rate)
  }
}
