/* Runs a Python script in the pocket edition, without a browser: node edition.mjs EDITION SCRIPT ARGUMENT */

import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

const [folder, script, argument] = process.argv.slice(2)
const { files, lock } = JSON.parse(await readFile(`${folder}/pocket.json`, 'utf8'))
const home = `${folder}/${files.python}`
const { loadPyodide } = await import(pathToFileURL(`${home}/pyodide.mjs`))
const python = await loadPyodide({ indexURL: `${home}/`, stdLibURL: `${home}/stdlib.zip`, lockFileContents: JSON.stringify(lock) })
for (const name of ['third.zip', 'ludotek.zip']) {
  python.unpackArchive((await readFile(`${folder}/${files[name]}`)).buffer, 'zip', { extractDir: '/libraries' })
}
try {
  python.globals.set('argument', argument)
  const source = await readFile(script, 'utf8')
  console.log(python.runPython(`import sys\nsys.path.insert(0, '/libraries')\n${source}\nmain(argument)`))
} catch (problem) {
  console.error(String(problem.message ?? problem).slice(-4000)) // not the whole of Pyodide, which is one line
  process.exit(1)
}
