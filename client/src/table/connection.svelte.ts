/** A table over the socket: the first state makes the model, everything after that goes into it. */

import type { Reply } from '../lib/messages'
import { Socket } from '../lib/socket.svelte'
import { TableModel } from './model.svelte'

export class Connection {
  model: TableModel | null = $state.raw(null)
  readonly socket: Socket

  /** The key is asked for each time: it may have been renewed since. */
  constructor(table: string, key: () => string) {
    this.socket = new Socket(table, key, (reply) => this.hear(reply))
  }

  close(): void {
    this.socket.close()
  }

  private hear(reply: Reply): void {
    switch (reply.type) {
      case 'state':
        if (this.model) this.model.receive(reply)
        else this.model = new TableModel(reply, this.socket)
        break
      case 'preview':
        this.model?.foresee(reply)
        break
      case 'advice':
        this.model?.helping.weigh(reply)
        break
      case 'odds':
        this.model?.helping.tell(reply)
        break
      case 'granted':
        this.model?.helping.grant(reply)
        break
      case 'reason':
        this.model?.helping.give(reply)
        break
      case 'chat':
        this.model?.hear(reply.lines)
        break
      case 'company':
        this.model?.meet(reply)
        break
      case 'ping':
        this.model?.point(reply)
        break
    }
  }
}
