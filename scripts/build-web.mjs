import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { node24 } from './install.mjs'
import { PlainError } from './plain-error.mjs'
import { root } from './root.mjs'

/** Builds the console when its sources have changed since the last build. */
export function buildWeb() {
  const stamp = join(root, 'web', 'dist', '.built-from')
  const hash = hashSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Building the console')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const built = spawnSync(node24(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    encoding: 'utf8',
  })
  if (built.status !== 0) throw new PlainError(`${built.stdout}${built.stderr}\nCouldn’t build the console.`)
  refuseImportCycles()
  writeFileSync(stamp, hash)
}

/** Chunks that import each other can run before what they call is defined, on screens that no test opens. */
function refuseImportCycles() {
  const files = JSON.parse(readFileSync(join(root, 'web', 'dist', '.vite', 'manifest.json'), 'utf8'))
  const visited = new Set()
  const visit = (name, path) => {
    if (path.includes(name)) throw new PlainError(`These console files import each other: ${path.join(', ')}`)
    if (visited.has(name)) return
    for (const next of files[name].imports ?? []) visit(next, [...path, name])
    visited.add(name)
  }
  for (const name of Object.keys(files)) visit(name, [])
}

const sources = ['web', 'contract', 'package-lock.json', 'tsconfig.base.json']

function hashSources() {
  const hash = createHash('sha256')
  const files = sources.flatMap((name) => (name.endsWith('.json') ? [join(root, name)] : filesIn(join(root, name))))
  for (const file of files.toSorted((a, b) => (a < b ? -1 : 1)))
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'testing'].includes(entry.name) || /\.test\.tsx?$/.test(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}
