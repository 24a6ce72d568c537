// Adds to package-lock.json what npm leaves out when a registry lacks a package for another system: without an entry
// `npm ci` refuses the lockfile as out of sync. Run it after adding packages; --check only reports.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const systems = new Set('aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' '))
const processors = new Set('arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' '))

const path = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8'))
const missing = findMissing(lock.packages)

if (process.argv.includes('--check')) {
  for (const [place] of missing)
    console.log(`package-lock.json is missing ${place}. Run node scripts/complete-lockfile.mjs`)
  process.exitCode = missing.length > 0 ? 1 : 0
} else if (missing.length > 0) {
  const entries = [...Object.entries(lock.packages), ...missing].toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`)
  console.log(`Added ${missing.length} packages of other systems to package-lock.json`)
}

function findMissing(packages) {
  const added = {}
  for (const [holder, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const found = resolve({ ...added, ...packages }, holder, name)
      const version = range.replace(/^[\^~>=\s]+/, '')
      if (found && (found.version === version || version !== range)) continue
      const place = found ? `${holder}/node_modules/${name}` : `node_modules/${name}`
      added[place] = { version, ...systemOf(name), ...(dev ? { dev } : {}), optional: true }
    }
  }
  return Object.entries(added)
}

// Resolves as Node does: in the holder's own folder, then in each parent.
function resolve(packages, holder, name) {
  for (let at = holder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const found = packages[`${at ? `${at}/` : ''}node_modules/${name}`]
    if (found || at === '') return found
  }
}

function systemOf(name) {
  const words = name.split('/').at(-1).split('-')
  const os = words.filter((word) => systems.has(word))
  const cpu = words.filter((word) => processors.has(word))
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') && os.includes('linux') ? ['glibc'] : []
  return Object.fromEntries(Object.entries({ cpu, libc, os }).filter(([, list]) => list.length > 0))
}
