import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants as fsConstants, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PlainError } from './plain-error.mjs'
import { root } from './root.mjs'

/** Installs the locked packages when they are missing or older than the lockfile. */
export async function installPackages() {
  if (isInstalled()) return
  console.log('Installing packages (about a minute, only when they change)')
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  const timer = setInterval(() => console.log(`  still installing, ${seconds()} s`), 10_000)
  const { code, output } = await npm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  clearInterval(timer)
  if (code !== 0)
    throw new PlainError(`${output.trim().slice(0, 3000)}\nCouldn’t install the packages (npm ci exited with ${code}).`)
  writeFileSync(stamp, lockHash())
  console.log(`  packages installed in ${seconds()} s`)
}

/** The installed package's Node 24, or the current Node when it is new enough. */
export function node24() {
  const installed = join(root, 'node_modules', '.bin', 'node')
  if (runs(installed)) return installed
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new PlainError(
    `There’s no packaged Node 24 for ${process.platform} ${process.arch}, and this is Node ${process.versions.node}. Install Node 24.`,
  )
}

const stamp = join(root, 'node_modules', '.bizamply-lock')

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

function isInstalled() {
  const [lock, hidden] = [join(root, 'package-lock.json'), join(root, 'node_modules', '.package-lock.json')]
  if (!existsSync(hidden) || !isForThisMachine()) return false
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true
  // After a manual npm install: npm writes this file last, so a newer one means a complete install.
  if (statSync(hidden).mtimeMs < statSync(lock).mtimeMs) return false
  // The packages may be read-only.
  if (mayWrite(dirname(stamp))) writeFileSync(stamp, lockHash())
  return true
}

// node_modules copied from another kind of machine has a Node that does not run here.
function isForThisMachine() {
  const installed = join(root, 'node_modules', '.bin', 'node')
  return existsSync(installed) ? runs(installed) : Number(process.versions.node.split('.')[0]) >= 24
}

function mayWrite(folder) {
  try {
    accessSync(folder, fsConstants.W_OK)
    return true
  } catch {
    return false
  }
}

const runs = (node) => existsSync(node) && spawnSync(node, ['--version']).status === 0

function npm(args) {
  const cli = process.env.npm_execpath
  const [command, first] = cli && /\.c?js$/.test(cli) ? [process.execPath, [cli]] : ['npm', []]
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, [...first, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: error.code, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}
