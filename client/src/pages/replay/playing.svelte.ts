/** A piece of a game, from its first step to the last one, that plays by itself until somebody steers it. */

import { settings } from '../../lib/settings.svelte'
import type { Player } from './player.svelte'

const PACE = 2200 // milliseconds between two steps at the usual speed

export class Playing {
  playing = $state(true)
  private at = $state<number | null>(null)

  constructor(
    private readonly player: () => Player,
    readonly first: () => number,
  ) {
    $effect(() => void this.player().open())
    $effect(() => {
      if (this.player().replay) void this.player().show(this.step)
    })
    $effect(() => this.goOn())
  }

  /** Among all steps of the game. */
  get step(): number {
    const first = this.first()
    return Math.max(first, Math.min(this.at ?? first, this.player().last))
  }

  /** Among those of the piece. */
  get done(): number {
    return this.step - this.first()
  }

  get last(): number {
    return this.player().last - this.first()
  }

  get over(): boolean {
    return this.step >= this.player().last
  }

  readonly to = (done: number): void => {
    this.playing = false
    this.at = this.first() + done
  }

  readonly toggle = (): void => {
    if (!this.playing && this.over) this.at = this.first()
    this.playing = !this.playing
  }

  readonly shortcuts = { ArrowLeft: () => this.to(this.done - 1), ArrowRight: () => this.to(this.done + 1), p: this.toggle }

  private goOn(): (() => void) | undefined {
    if (!this.playing || !this.player().model) return
    if (this.over) {
      this.playing = false
      return
    }
    const timer = setTimeout(() => (this.at = this.step + 1), PACE / (settings.speed || 1))
    return () => clearTimeout(timer)
  }
}
