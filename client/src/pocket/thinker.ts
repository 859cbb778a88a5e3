/** The second worker: it thinks for bots, and for people who ask for help, while the first one keeps the tables going. */

import { startPython } from './python'

type Bytes = Uint8Array<ArrayBuffer>
type Answered = (task: Bytes) => { toJs(): Bytes; destroy(): void }

const python = startPython().then(
  (started) => started.runPython('from ludotek.pocket.thinkers import answered; answered') as Answered,
)

self.onmessage = async ({ data }: MessageEvent<{ id: number; task: Bytes }>) => {
  const answered = await python
  const thought = answered(data.task)
  const answer = thought.toJs()
  thought.destroy()
  self.postMessage({ id: data.id, answer })
}
