// Checks imports and file names by import-rules.mjs. Run by the lint stage.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { importCycles } from './import-cycles.mjs'
import {
  importsOf,
  checkExports,
  checkImport,
  checkName,
  checkPureNames,
  ourPath,
  resolveImport,
} from './import-rules.mjs'
import { root } from './root.mjs'

const rooms = [
  'contract/src',
  'composer/src',
  'composer/bench',
  'server/src',
  'web/src',
  'sandbox/src',
  'scripts',
  'e2e',
  'bench',
  'demo',
]
/** Folders without circular imports, not even of types. */
const acyclicRooms = ['contract/', 'composer/', 'server/', 'web/', 'sandbox/', 'scripts/', 'e2e/', 'bench/', 'demo/']
/** Expressions contain expressions, so the functions that evaluate them call one another. */
const interpreter = 'server/src/testing/statements/'
const graph = new Map()
const problems = rooms.flatMap((room) => filesIn(join(root, room))).flatMap(checkFile)
const ofAcyclicRooms = new Map(
  [...graph].filter(([file]) => acyclicRooms.some((room) => file.startsWith(room)) && !file.startsWith(interpreter)),
)
for (const files of importCycles(ofAcyclicRooms))
  problems.push(`these import one another in a circle:\n  ${files.join('\n  ')}`)
for (const problem of problems) console.log(problem)
if (problems.length > 0)
  console.log(`${problems.length} imports or names are not allowed (docs and scripts/import-rules.mjs say why).`)
process.exitCode = problems.length > 0 ? 1 : 0

function filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|json)$/.test(entry.name))
  const paths = files.map((entry) => relative(root, join(entry.parentPath, entry.name)))
  return paths.filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
}

function checkFile(file) {
  const name = checkName(file)
  const found = name ? [`${file}: ${name}`] : []
  if (file.endsWith('.json')) return found
  const source = readFileSync(join(root, file), 'utf8')
  if (/^server\/src\/features\/[^/]+\/index\.ts$/.test(file) && !/^\/\/.*\n\/\/.*\n/.test(source)) {
    found.push(`${file}: must start with two comment lines: what this feature owns and what it doesn’t`)
  }
  const off = /(ox|es)lint-disable|@ts-(ignore|expect-error|nocheck)/.exec(source)
  if (off) found.push(`${file}: ${off[0]}: lint rules may not be disabled`)
  for (const { line, problem } of [...checkExports(source), ...checkPureNames(file, source)])
    found.push(`${file}:${line}: ${problem}`)
  const imports = importsOf(source)
  graph.set(
    file,
    imports.map(({ target }) => fileOf(resolveImport(file, target))),
  )
  for (const { target, line } of imports) {
    const verdict = checkImport(file, resolveImport(file, target))
    if (verdict) found.push(`${file}:${line}: ${target}: ${verdict}`)
  }
  return found
}

/**
 * The file that an import resolves to, if it's in one of our workspaces: `@bizamply/contract/comments` has no
 * extension.
 */
function fileOf(target) {
  const path = ourPath(target)
  if (path === target) return target
  return path.endsWith('/') ? `${path}index.ts` : `${path}.ts`
}
