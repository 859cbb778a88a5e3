import type { Replay, State } from '../../lib/wire'

type Told = Pick<State, 'log' | 'log_from' | 'moved'>

/** What the log is told: one step on, its lines are news; anywhere else, the whole story up to there. */
export function told(replay: Pick<Replay, 'moments'>, n: number, before: number): Told {
  const news = replay.moments[n]?.lines ?? []
  if (n === before + 1 && before >= 0 && news[0]) return { log: news, log_from: news[0].n, moved: true }
  const log = replay.moments.slice(0, n + 1).flatMap((moment) => moment.lines)
  return { log, log_from: 0, moved: false }
}
