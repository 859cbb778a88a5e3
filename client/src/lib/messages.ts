/** The two directions of the socket as unions of the generated types. */

import type {
  Act, Adjust, Advice, AskOdds, AskWhy, AskWish, Bye, Chats, Company, Concede, Done, Enter, Granted, Hello, Hint, Leave, Manage, Mute, OddsTold,
  Ping, Pinged, Preview, Reason, Refused, Rematch, Report, Say, State, UndoAct, Urge, Vote,
} from './wire'

export type Request =
  | Hello | Act | Enter | UndoAct | Vote | Urge | Concede | Mute | Say | Report | Ping | Adjust | Hint | AskOdds | AskWhy | AskWish | Manage | Leave | Rematch

export type Reply = State | Preview | Advice | OddsTold | Granted | Reason | Chats | Pinged | Company | Done | Refused | Bye

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never

/** A request before the socket has numbered it. */
export type Outgoing = WithoutId<Request>

export type Status = 'connecting' | 'online' | 'offline'

/** What carries requests to the table; a refusal is a rejection with a `Refused`. */
export interface Link {
  /** Why the server has just ended the line, in words, until it is back. */
  readonly parting?: string | null
  readonly status: Status
  send(message: Outgoing): Promise<Done>
}

export function isRefused(error: unknown): error is Refused {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'refused'
}

export function refused(code: string, text = ''): Refused {
  return { type: 'refused', id: 0, code, text, rules: [] }
}
