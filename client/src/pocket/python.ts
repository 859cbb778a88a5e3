/** Python in a worker, with everything of the edition at hand. */

import type { Edition } from './messages'

export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void
  runPython(code: string): unknown
}
interface Runtime {
  loadPyodide(options: Record<string, unknown>): Promise<Python>
}

const LIBRARIES = '/libraries'

export async function startPython(): Promise<Python> {
  const folder = new URL('../pocket/', self.location.href)
  const edition = (await (await fetch(new URL('pocket.json', folder))).json()) as Edition
  const at = (name: string) => new URL(edition.files[name] ?? name, folder).href
  const archives = Promise.all(['third.zip', 'ludotek.zip'].map(async (name) => (await fetch(at(name))).arrayBuffer()))
  const home = at('python')
  const runtime = (await import(/* @vite-ignore */ `${home}/pyodide.mjs`)) as Runtime
  const python = await runtime.loadPyodide({
    indexURL: `${home}/`,
    stdLibURL: `${home}/stdlib.zip`,
    lockFileContents: JSON.stringify(edition.lock),
  })
  for (const each of await archives) python.unpackArchive(each, 'zip', { extractDir: LIBRARIES })
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(LIBRARIES)})`)
  return python
}
