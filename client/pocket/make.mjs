/** Runs the part of the making of the pocket edition that its own Python must do: node make.mjs PYODIDE SOURCES JOB */

import { loadPyodide } from 'pyodide'

const [sources, job] = process.argv.slice(2)

try {
  const python = await loadPyodide()
  for (const [place, folder] of [['/sources', sources], ['/job', job]]) {
    python.FS.mkdirTree(place)
    python.mountNodeFS(place, folder)
  }
  const made = python.runPython(`
import json, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/sources")
from ludotek.pocket.making.inside import make
json.dumps(make("/job"))
`)
  console.log(made)
} catch (problem) {
  console.error(String(problem.message ?? problem).slice(-4000)) // not the whole of Pyodide, which is one line
  process.exit(1)
}
