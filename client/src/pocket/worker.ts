/** The worker in which the house of this device lives: it starts Python, and passes on what pages and house say. */

import { Database } from './database'
import type { FromWorker, ToWorker } from './messages'
import { startPython } from './python'
import { Thinking } from './thinking'

type Answer = [status: number, kind: string, file: string, body: Uint8Array<ArrayBuffer>]
interface Pocket {
  ask(method: string, path: string, query: Record<string, string>, key: string, body: string): Promise<Answer>
  open(line: number, send: (text: string) => void, lost: () => void): void
  hear(line: number, text: string): Promise<void>
  close(line: number): void
}

const post = (message: FromWorker, moved: Transferable[] = []) => self.postMessage(message, { transfer: moved })

type Task = Uint8Array<ArrayBuffer>
type Start = (
  database: Database,
  channel: BroadcastChannel,
  think: (task: Task) => Promise<Uint8Array>,
  ponder: (task: Task, told: (done: number) => void) => Promise<Uint8Array>,
) => Pocket

const THOUGHT = 8000 // milliseconds for a hint, or a bot's answer
const STEP = 60000 // of what takes minutes

async function begin(): Promise<Pocket> {
  const opening = Database.open()
  const python = await startPython()
  const start = python.runPython('from ludotek.pocket.start import start; start') as Start
  const thinking = new Thinking(THOUGHT, true)
  const pondering = new Thinking(STEP, false)
  const channel = new BroadcastChannel('ludotek')
  return start(await opening, channel, (task) => thinking.think(task), (task, told) => pondering.think(task, told))
}

const pocket = begin()
pocket.then(
  () => post({ type: 'ready' }),
  (problem: unknown) => post({ type: 'failed', problem: String(problem) }),
)

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  const house = await pocket
  switch (data.type) {
    case 'ask': {
      const [status, kind, , body] = await house.ask(data.method, data.path, data.query, data.key, data.body)
      post({ type: 'answer', id: data.id, status, kind, body }, [body.buffer])
      break
    }
    case 'open':
      house.open(
        data.line,
        (text) => post({ type: 'heard', line: data.line, text }),
        () => post({ type: 'lost', line: data.line }),
      )
      break
    case 'say':
      await house.hear(data.line, data.text)
      break
    case 'close':
      house.close(data.line)
  }
}
