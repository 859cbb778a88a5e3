/** The second worker: it thinks for bots, and for people who ask for help, while the first one keeps the tables going. */

import { startPython } from './python'

type Bytes = Uint8Array<ArrayBuffer>

const answered = startPython().then(
  (python) => python.runPython('from ludotek.pocket.thinkers import answered_there; answered_there') as (task: Bytes) => Bytes,
)

self.onmessage = async ({ data }: MessageEvent<{ id: number; task: Bytes }>) => {
  const answer = (await answered)(data.task)
  self.postMessage({ id: data.id, answer }, { transfer: [answer.buffer] })
}
