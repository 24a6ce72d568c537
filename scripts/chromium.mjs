import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { PlainError } from './plain-error.mjs'

/**
 * Finds Chromium: CHROMIUM_PATH, then the system's, then Debian's, which is installed if possible. Prefers the headless
 * shell, which has no browser UI and runs the browser tests faster (docs/decisions/025-headless-shell.md).
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new PlainError(`CHROMIUM_PATH: ${chosen} doesn’t exist`)
  }
  const found = onPath() ?? applications.find((path) => existsSync(path)) ?? (installDebians() ? onPath() : null)
  if (found) return found
  throw new PlainError(
    'The browser tests need Chromium or Chrome. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  )
}

const applications = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

function onPath() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  for (const name of [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ]) {
    const folder = folders.find((entry) => entry && existsSync(join(entry, name)))
    if (folder) return join(folder, name)
  }
  return null
}

function installDebians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('Installing Chromium (apt-get install chromium-headless-shell)')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  const install = (name) => apt('install', '--yes', '--no-install-recommends', name)
  return apt('update') && (install('chromium-headless-shell') || install('chromium'))
}
