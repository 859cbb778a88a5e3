/** Another worker: it thinks for bots, and for people who ask for help, while the first one keeps the tables going. */

import { startPython } from './python'

type Bytes = Uint8Array<ArrayBuffer>

export interface Said {
  id: number
  /** How much is done, from 0 to 1 … */
  done?: number
  /** … until it all is; nothing, if it failed. */
  answer?: Bytes
}

const answered = startPython().then(
  (python) =>
    python.runPython('from ludotek.pocket.thinkers import answered_there; answered_there') as (
      task: Bytes,
      told: (done: number) => void,
    ) => Bytes,
)
const say = (said: Said, moved: Transferable[] = []) => self.postMessage(said, { transfer: moved })

self.onmessage = async ({ data: { id, task } }: MessageEvent<{ id: number; task: Bytes }>) => {
  try {
    const answer = (await answered)(task, (done) => say({ id, done }))
    say({ id, answer }, [answer.buffer])
  } catch (problem) {
    console.warn(String(problem))
    say({ id, answer: new Uint8Array() })
  }
}
