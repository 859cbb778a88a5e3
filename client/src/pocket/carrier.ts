/** The house on this device, in a worker of its own. */

import type { Answer, Carrier, Hears, Line } from '../lib/carrier'
import type { FromWorker, ToWorker } from './messages'
import { askToKeep } from './storage'

interface Asked {
  resolve(answer: Answer): void
  reject(problem: Error): void
}

class OnDevice implements Carrier {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  private readonly asked = new Map<number, Asked>()
  private readonly lines = new Map<number, Hears>()
  private number = 0

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.take(data)
    this.worker.onerror = (event) => this.fail(event.message)
  }

  ask(method: string, path: string, query: Record<string, string>, key: string, body: string): Promise<Answer> {
    const id = ++this.number
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve, reject })
      this.say({ type: 'ask', id, method, path, query, key, body })
    })
  }

  open(hears: Hears): Line {
    const line = ++this.number
    this.lines.set(line, hears)
    this.say({ type: 'open', line })
    queueMicrotask(() => hears.opened())
    let said = 0
    return {
      send: (text) => {
        this.say({ type: 'say', line, text })
        if (++said > 1) askToKeep() // more than a greeting: there is something to lose now
      },
      close: () => {
        this.say({ type: 'close', line })
        this.lines.delete(line)
      },
    }
  }

  private say(message: ToWorker): void {
    this.worker.postMessage(message)
  }

  private take(message: FromWorker): void {
    switch (message.type) {
      case 'answer': {
        const body = new Blob([message.body], { type: message.kind })
        this.asked.get(message.id)?.resolve({ status: message.status, text: () => body.text(), blob: () => Promise.resolve(body) })
        this.asked.delete(message.id)
        break
      }
      case 'heard':
        this.lines.get(message.line)?.heard(message.text)
        break
      case 'lost':
        this.lines.get(message.line)?.lost()
        this.lines.delete(message.line)
        break
      case 'failed':
        this.fail(message.problem)
    }
  }

  /** Nothing more will come from the worker. */
  private fail(problem: string): void {
    console.error(problem)
    for (const each of this.asked.values()) each.reject(new Error(problem))
    this.asked.clear()
    const lost = [...this.lines.values()]
    this.lines.clear()
    for (const each of lost) each.lost()
  }
}

export const onDevice = (): Carrier => new OnDevice()
