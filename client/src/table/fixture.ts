/** A table that stands still: a position of a replay, or one shown from data. */

import type { Done, Preview, State } from '../lib/wire'
import type { Link } from '../lib/messages'
import { TableModel } from './model.svelte'

/** The parts that matter; what is not given is an empty, running table for one. */
export type Parts = Partial<Omit<State, 'type' | 'table' | 'me'>> & {
  view: State['view']
  table?: Partial<State['table']>
  me?: Partial<State['me']>
}

export function stateOf({ table, me, view, ...parts }: Parts): State {
  return {
    type: 'state',
    seq: 0,
    table: {
      id: '',
      game: (view as { game?: string }).game ?? '',
      options: {},
      seats: [],
      status: 'playing',
      spectators: 0,
      created: 0,
      commitment: null,
      opening: null,
      known: false,
      salts: [],
      waiting: '',
      together: false,
      teams: [],
      team_talk: false,
      silence: null,
      helpers: { hint: false, odds: false, why: '' },
      reviewed: false,
      rematch: null,
      rematch_by: -1,
      pack: '',
      played: '',
      real: false,
      trial: '',
      mode: null,
    day: '',
      names: {},
      hue: '',
      ...table,
    },
    me: { seats: [0], host: false, seat: 0, name: '', ...me },
    view,
    outlook: null,
    decisions: [],
    log: [],
    log_from: 0,
    since: 0,
    undo: { free: false, act: '', why: '', verb: '', things: {}, further: '', whose: -1, across: [], alone: false },
    muted: [],
    moved: false,
    unfolding: {},
    clock: null,
    proposal: null,
    outcome: null,
    aim: '',
    lesson: null,
    puzzle: null,
    lasting: [],
    entry: null,
    ...parts,
  }
}

/** Read-only, unless `answer` takes the answers. */
export class FixtureModel extends TableModel {
  constructor(parts: Parts, answer?: (action: number) => void, previews?: Preview) {
    super(stateOf(parts), answer ? answering(answer) : null)
    if (previews) this.foresee(previews)
  }

  /** Go on to another position. */
  show(parts: Parts): void {
    this.receive(stateOf(parts))
  }
}

function answering(answer: (action: number) => void): Link {
  return {
    status: 'online',
    async send(message): Promise<Done> {
      if (message.type === 'act') answer(message.action)
      return { type: 'done', id: 0, data: null }
    },
  }
}
