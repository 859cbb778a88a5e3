/** The connection to a table: it greets, numbers requests, and comes back by itself when it was lost. */

import { backOff } from './backoff'
import { carrier, type Line } from './carrier'
import { refused, type Link, type Outgoing, type Reply, type Status } from './messages'
import { settings } from './settings.svelte'
import type { Bye, Done, Refused } from './wire'

interface Waiting {
  resolve(done: Done): void
  reject(why: Refused): void
}

export class Socket implements Link {
  status: Status = $state('connecting')
  /** The server has said good-bye for good, and why. */
  bye: Bye | null = $state.raw(null)

  /** Why the server has just ended the line, until it is back. */
  parting: string | null = $state(null)

  private line: Line | null = null
  private opening = false
  private readonly waiting = new Map<number, Waiting>()
  private number = 0
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    private readonly table: string,
    private readonly key: () => string,
    private readonly hear: (reply: Reply) => void,
  ) {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    void this.open()
  }

  send(message: Outgoing): Promise<Done> {
    if (this.status !== 'online' || !this.line) return Promise.reject(refused('offline'))
    return this.put(message)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.line?.close()
  }

  private put(message: Outgoing): Promise<Done> {
    const id = ++this.number
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.line?.send(JSON.stringify({ ...message, id }))
    })
  }

  private async open(): Promise<void> {
    this.status = this.tries === 0 ? 'connecting' : 'offline'
    this.opening = true
    const house = await carrier().catch(() => null)
    if (this.closed) return
    if (!house) return this.lost()
    const line = house.open({
      opened: () => queueMicrotask(() => this.greet(line)),
      heard: (text) => this.take(JSON.parse(text) as Reply),
      lost: () => this.lost(),
    })
  }

  private greet(line: Line): void {
    if (this.closed) return line.close()
    this.line = line
    this.opening = false
    const hello = { type: 'hello', table: this.table, key: this.key(), lang: settings.lang } as const
    this.put(hello).catch((why: Refused) => this.turnedAway(why))
  }

  private take(reply: Reply): void {
    switch (reply.type) {
      case 'done':
        this.settle(reply.id)?.resolve(reply)
        break
      case 'refused':
        this.settle(reply.id)?.reject(reply)
        break
      case 'bye':
        if (reply.again) this.parting = reply.text
        else this.end(reply)
        break
      case 'state':
        this.status = 'online'
        this.parting = null
        this.tries = 0
        this.hear(reply)
        break
      default:
        this.hear(reply)
    }
  }

  private settle(id: number): Waiting | undefined {
    const found = this.waiting.get(id)
    this.waiting.delete(id)
    return found
  }

  private turnedAway({ code, text }: Refused): void {
    if (code !== 'offline') this.end({ type: 'bye', code, text, again: false })
  }

  private end(bye: Bye): void {
    this.bye = bye
    this.close()
  }

  private lost(): void {
    this.line = null
    this.opening = false
    const left = [...this.waiting.values()]
    this.waiting.clear()
    for (const each of left) each.reject(refused('offline'))
    if (this.closed) return
    this.status = 'offline'
    this.timer = setTimeout(() => void this.open(), backOff(this.tries++))
  }

  /** The network or the reader is back: try at once. */
  private readonly hurry = (): void => {
    if (this.status !== 'offline' || document.hidden || this.opening || this.line) return
    clearTimeout(this.timer)
    void this.open()
  }
}
