/** A game told again: its steps, and the position after the one that is looked at, fetched as it is needed. */

import type { Failure } from '../../lib/api'
import type { Position, Replay } from '../../lib/wire'
import { FixtureModel, type Parts } from '../../table/fixture'
import { asFailure } from '../shared/fetched.svelte'
import { told } from './told'

/** Where a game comes from. */
export interface Source {
  open(): Promise<Replay>
  at(step: number): Promise<Position>
}

export class Player {
  replay = $state.raw<Replay | null>(null)
  model = $state.raw<FixtureModel | null>(null)
  failure = $state.raw<Failure | null>(null)
  prompt = $state('')
  private shown = -1
  private wanted = -1
  private readonly positions = new Map<number, Promise<Position>>()

  constructor(
    private readonly source: Source,
    readonly seat?: number,
  ) {}

  get last(): number {
    return Math.max(0, (this.replay?.moments.length ?? 1) - 1)
  }

  async open(): Promise<void> {
    try {
      this.replay = await this.source.open()
    } catch (error) {
      this.failure = asFailure(error)
    }
  }

  /** Look at the position after a step; the last one asked for wins. */
  async show(step: number): Promise<void> {
    const replay = this.replay
    if (!replay) return
    this.wanted = step
    try {
      const position = await this.position(step)
      if (this.wanted !== step) return
      this.present(replay, position)
      if (step < this.last) void this.position(step + 1).catch(() => null) // so that going on does not wait
    } catch (error) {
      this.positions.delete(step)
      this.failure = asFailure(error)
    }
  }

  private position(step: number): Promise<Position> {
    const known = this.positions.get(step) ?? this.source.at(step)
    this.positions.set(step, known)
    return known
  }

  private present(replay: Replay, { n, view, unfolding, prompt }: Position): void {
    const seat = this.seat ?? (view as { seat?: number | null }).seat ?? 0
    const parts: Parts = { view, unfolding, table: replay.table, me: { seats: [], seat }, ...told(replay, n, this.shown) }
    if (this.model) this.model.show(parts)
    else this.model = new FixtureModel(parts)
    this.shown = n
    this.prompt = prompt
    this.failure = null
  }
}
