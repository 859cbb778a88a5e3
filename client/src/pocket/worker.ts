/** The worker in which the house of this device lives: it starts Python, and passes on what pages and house say. */

import { Database } from './database'
import type { Edition, FromWorker, ToWorker } from './messages'

/** As much of Pyodide as is used here. */
interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void
  runPython(code: string): unknown
}
interface Runtime {
  loadPyodide(options: Record<string, unknown>): Promise<Python>
}
type Answer = [status: number, kind: string, file: string, body: Uint8Array<ArrayBuffer>]
interface Pocket {
  ask(method: string, path: string, query: Record<string, string>, key: string, body: string): Promise<Answer>
  open(line: number, send: (text: string) => void, lost: () => void): void
  hear(line: number, text: string): Promise<void>
  close(line: number): void
}

const LIBRARIES = '/libraries'
const folder = new URL('../pocket/', self.location.href)
const post = (message: FromWorker, moved: Transferable[] = []) => self.postMessage(message, { transfer: moved })

async function begin(): Promise<Pocket> {
  const edition = (await (await fetch(new URL('pocket.json', folder))).json()) as Edition
  const at = (name: string) => new URL(edition.files[name] ?? name, folder).href
  const archive = async (name: string) => (await fetch(at(name))).arrayBuffer()
  const archives = Promise.all(['third.zip', 'ludotek.zip'].map(archive))
  const opening = Database.open()
  const home = at('python')
  const runtime = (await import(/* @vite-ignore */ `${home}/pyodide.mjs`)) as Runtime
  const python = await runtime.loadPyodide({
    indexURL: `${home}/`,
    stdLibURL: `${home}/stdlib.zip`,
    lockFileContents: JSON.stringify(edition.lock),
  })
  for (const each of await archives) python.unpackArchive(each, 'zip', { extractDir: LIBRARIES })
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(LIBRARIES)})`)
  const start = python.runPython('from ludotek.pocket.start import start; start') as (
    database: Database,
    channel: BroadcastChannel,
  ) => Pocket
  return start(await opening, new BroadcastChannel('ludotek'))
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
