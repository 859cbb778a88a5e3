/** Tasks for the second worker, one after the other. One that takes too long is given up with the worker itself. */

type Bytes = Uint8Array<ArrayBuffer>

const PATIENCE = 8000 // milliseconds for a thought; the first one waits for Python, too
const START = 30000
const NOTHING = new Uint8Array()

interface Waiting {
  resolve: (answer: Bytes) => void
  timer: ReturnType<typeof setTimeout>
}

export class Thinking {
  private worker: Worker | null = null
  private answered = false
  private number = 0
  private readonly waiting = new Map<number, Waiting>()
  private line: Promise<unknown> = Promise.resolve()

  /** The answer, or nothing if none came in time. */
  think(task: Bytes): Promise<Bytes> {
    const turn = this.line.then(() => this.ask(task))
    this.line = turn
    return turn
  }

  private ask(task: Bytes): Promise<Bytes> {
    const worker = (this.worker ??= this.begin())
    const id = ++this.number
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.giveUp(), this.answered ? PATIENCE : START)
      this.waiting.set(id, { resolve, timer })
      worker.postMessage({ id, task })
    })
  }

  private begin(): Worker {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<{ id: number; answer: Bytes }>) => {
      this.answered = true
      const found = this.waiting.get(data.id)
      if (!found) return
      clearTimeout(found.timer)
      this.waiting.delete(data.id)
      found.resolve(data.answer)
    }
    worker.onerror = () => this.giveUp()
    return worker
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
