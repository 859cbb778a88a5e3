/** The Epics phase on the table, action by action: the city as it was, one fact after the other. */

import { changed } from '../../../board/unfolding'
import { pace } from '../../../lib/motion'
import type { TableModel } from '../../../table/model.svelte'
import type { TrackName } from '../parts'
import { actionsOf, passagesOf, type Action, type Passage } from './phase'
import type { SceneView, View } from '../view'

const BEAT = 900 // ms of an action at the usual pace
const SHORT = 450 // of one that costs nobody
const LONGEST = 20_000 // of a whole phase: where much happens, each action is shorter
/** The city after a fact, with the sign that it comes from. */
type Shown = View & Partial<SceneView>

export const RATES = [1, 2, 4]

function beat(action: Action | undefined): number {
  return !action || action.loss > 0 ? BEAT : SHORT
}

export class Playback {
  playing = $state(false)
  rate = $state(1)
  at = $state(-1) // the action that is shown; -1: before the first
  actions: Action[] = $state.raw([])
  passages: Passage[] = $state.raw([])
  private before: View | null = $state.raw(null)
  private told = -1 // the last line that was played, or was there before anything could be
  private last: View | null = null
  private cities: Shown[] = $state.raw([])
  private haste = 1 // a part of the usual length
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly model: TableModel) {}

  get on(): boolean {
    return this.model.shown !== null
  }

  /** The city as it stands at this action; null: nothing is played. */
  get city(): View | null {
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

  /** What is left of the Population when the phase is over. */
  get end(): number {
    return this.passages.at(-1)?.left ?? this.start
  }

  /** The sign that is carried out now on the track of an Epic, or on one of Steelheart's; -1: none. */
  lit(who: string, track: TrackName | null = null): number {
    const sign = this.on && this.action?.who === who ? this.cities[this.at]?.sign : null
    return sign?.track === track ? sign.place : -1
  }

  /** Who acts now; null: nobody. */
  get acting(): string | null {
    return this.on && this.at >= 0 ? (this.action?.who ?? null) : null
  }

  /** When an Epic has its turn: 0 now, 1 next, -1 it is over; null: nothing is played, or it has none. */
  turnOf(who: string | undefined): number | null {
    const its = this.passages.findIndex((each) => each.who === who)
    if (!this.on || its < 0) return null
    const now = this.passages.findLastIndex((each) => each.first <= this.at)
    return Math.max(-1, its - now)
  }

  /** A new state has come: play its Epics phase, if there was one. What others do meanwhile does not end the show. */
  receive(view: View): void {
    const before = this.last
    this.last = view
    const { unfolding } = this.model.state
    const phase = this.model.fresh.filter(({ n }) => n in unfolding)
    const last = phase.at(-1)?.n ?? -1
    if (last <= this.told) return // states may come again with the same lines
    this.told = last
    if (!before) return
    this.actions = actionsOf(phase, (thing) => this.model.cardNamed(thing))
    this.haste = Math.min(1, LONGEST / this.actions.reduce((sum, action) => sum + beat(action), BEAT))
    this.passages = passagesOf(this.actions, before.population)
    this.before = before
    let city: Shown = before
    const cities = new Map(phase.map(({ n }) => [n, (city = changed(city, unfolding[n] as object))]))
    this.cities = this.actions.map(({ line }) => cities.get(line.n) ?? city)
    if (pace() > 0) this.show()
  }

  get known(): boolean {
    return this.actions.length > 0
  }

  show(): void {
    this.model.shown = this.before
    this.reach(-1)
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
    if (this.at + 1 < this.actions.length) this.reach(this.at + 1)
    else this.stop()
  }

  go(at: number): void {
    this.pause()
    this.reach(at)
  }

  /** The log tells what is on the table, and no more. */
  private reach(at: number): void {
    this.at = at
    this.model.upTo = this.action?.line.n ?? null
  }

  stop(): void {
    this.pause()
    this.model.skip()
  }

  private wait(): void {
    clearTimeout(this.timer)
    const length = beat(this.action) * this.haste * (pace() || 1)
    this.timer = setTimeout(() => {
      if (!this.on) return // the reader has skipped the rest
      this.next()
      if (this.playing) this.wait()
    }, length / this.rate)
  }
}
