/** Where nothing moves, at most one change a frame: what arrives while a change waits to be drawn is drawn with the next.
 * Bots answer within milliseconds; to lay out the page for each of their states would keep the reader's own from being seen.
 * Where things move, each state is seen for itself, and nothing waits here. */

import { pace } from './motion'

export class Frames<T> {
  private waiting: T[] = []
  private frame = 0 // in which the last change is drawn

  constructor(private readonly handle: (each: T) => void) {
    document.addEventListener('visibilitychange', this.drain)
  }

  take(each: T): void {
    if (this.frame !== 0 && pace() === 0 && !document.hidden) {
      this.waiting.push(each)
      return
    }
    this.drain()
    this.handle(each)
    if (pace() === 0) this.frame ||= requestAnimationFrame(this.drain)
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.drain)
  }

  /** All that waits; a hidden page draws no frames, so this is called when it is hidden, too. */
  readonly drain = (): void => {
    cancelAnimationFrame(this.frame)
    this.frame = 0
    const waiting = this.waiting
    this.waiting = []
    for (const each of waiting) this.handle(each)
  }
}
