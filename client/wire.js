// Makes the types of the wire (src/lib/wire.ts and each game's view.ts) from the documents on stdin:
// `python -m ludotek.house.schema | node wire.js [FOLDER]`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'
import ts from 'typescript'

const folder = process.argv[2] ?? join(import.meta.dirname, 'src')
const { createModifier, createTypeAliasDeclaration } = ts.factory

for (const [path, document] of Object.entries(JSON.parse(await text(process.stdin)))) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  const types = plain(await openapiTS(document, { emptyObjectsUnknown: true }))
  const constants = Object.entries(document.info['x-constants']).map(constant)
  writeFileSync(file, [COMMENT_HEADER + types, ...constants].join(''))
}

/** A list that is the same on every table, a record in each line. */
function constant([name, [type, values]]) {
  return `export const ${name}: ${type}[] = [\n${values.map((each) => `    ${JSON.stringify(each)},\n`).join('')}];\n`
}

/** A type for each schema and nothing else; maps in one line. */
function plain(nodes) {
  const components = nodes.find((node) => node.name?.text === 'components')
  const { type: schemas } = components.members.find((member) => member.name.text === 'schemas')
  return astToString(schemas.members.map(named))
    .replace(/components\["schemas"\]\["(\w+)"\]/g, '$1')
    .replace(/\{\s+\[key: string\]: (.+);\s+\}/g, 'Record<string, $1>')
    .replace(/\{\s+\[key: string\]: (.+);\s+\}/g, 'Record<string, $1>') // of maps
}

function named(schema) {
  const alias = createTypeAliasDeclaration([createModifier(ts.SyntaxKind.ExportKeyword)], schema.name, undefined, schema.type)
  return ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(schema))
}
