/** Tasks for another worker, one after the other. One that takes too long is given up with the worker itself. */

import type { Said } from './thinker'

type Bytes = Uint8Array<ArrayBuffer>
type Told = (done: number) => void

const START = 30000 // milliseconds: the first thought waits for Python, too
const NOTHING = new Uint8Array()

interface Waiting {
  resolve: (answer: Bytes) => void
  told: Told
  timer: ReturnType<typeof setTimeout>
}

export class Thinking {
  private worker: Worker | null = null
  private answered = false
  private number = 0
  private readonly waiting = new Map<number, Waiting>()
  private line: Promise<unknown> = Promise.resolve()

  /** `patience`: milliseconds without an answer, or a word of how much is done; `stays`: the worker waits for the next task. */
  constructor(
    private readonly patience: number,
    private readonly stays: boolean,
  ) {}

  /** The answer, or nothing if none came in time. */
  think(task: Bytes, told: Told = () => {}): Promise<Bytes> {
    const turn = this.line.then(() => this.ask(task, told))
    this.line = turn
    return turn
  }

  private async ask(task: Bytes, told: Told): Promise<Bytes> {
    const worker = (this.worker ??= this.begin())
    const id = ++this.number
    const answer = await new Promise<Bytes>((resolve) => {
      this.waiting.set(id, { resolve, told, timer: this.await(this.answered ? this.patience : START + this.patience) })
      worker.postMessage({ id, task })
    })
    if (!this.stays) this.giveUp()
    return answer
  }

  private await(patience: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.giveUp(), patience)
  }

  private begin(): Worker {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Said>) => this.hear(data)
    worker.onerror = () => this.giveUp()
    return worker
  }

  private hear({ id, done, answer }: Said): void {
    this.answered = true
    const found = this.waiting.get(id)
    if (!found) return
    clearTimeout(found.timer)
    if (answer) {
      this.waiting.delete(id)
      found.resolve(answer)
    } else {
      found.told(done ?? 0)
      found.timer = this.await(this.patience)
    }
  }

  private giveUp(): void {
    this.worker?.terminate()
    this.worker = null
    this.answered = false
    const left = [...this.waiting.values()]
    this.waiting.clear()
    for (const { resolve, timer } of left) {
      clearTimeout(timer)
      resolve(NOTHING)
    }
  }
}
