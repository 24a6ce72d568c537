import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { node24 } from './install.mjs'
import { root } from './root.mjs'

/** Watch mode: Vite serves the console on PORT + 1; server and sandbox restart when their sources change. */
export function startDev({ env, ports, restart }) {
  const vite = startVite(env, ports.PORT + 1)
  const watchers = [
    ...['contract/src', 'composer/src', 'server/src'].map((folder) => onChange(folder, () => restart('server'))),
    onChange('sandbox/src', () => restart('sandbox')),
  ]
  return {
    stop: async () => {
      for (const watcher of watchers) watcher.close()
      await vite.stop()
    },
  }
}

// Vite exits when its stdin closes, so it does not outlive a killed launcher.
function startVite(env, port) {
  const cli = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [cli, '--port', String(port), '--strictPort', '--clearScreen', 'false']
  const child = spawn(node24(), args, {
    cwd: join(root, 'web'),
    env: { ...env, CI: '' },
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  console.log(`Console with live changes: http://localhost:${port}`)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function onChange(folder, restart) {
  let timer
  return watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (!file || !/\.(ts|sql|json)$/.test(file) || file.endsWith('.test.ts')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      console.log(`Changed: ${folder}/${file}`)
      restart()
    }, 150)
  })
}
