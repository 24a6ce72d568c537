import { fork } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { node24 } from './install.mjs'
import { memoryFlags, memorySettings } from './memory-flags.mjs'
import { root } from './root.mjs'

const RESTARTS_A_MINUTE = 5

/**
 * Runs a program and restarts it when it is killed. `onEnd(code)` is called when it ends for good: before it was
 * ready, on its own, or after too many restarts.
 */
export function supervise({ name, entry, env, logFile, onStart, onEnd }) {
  const state = { child: null, ready: false, stopping: false, restarts: [], again: false, logged: 0 }

  const start = () => {
    state.logged = logFile && existsSync(logFile) ? statSync(logFile).size : 0
    state.child = forkProgram(entry, env, logFile)
    state.child.on('message', (message) => message?.step && console.log(message.step))
    state.child.once('exit', (code, signal) => ended(code, signal))
    state.child.once('error', () => onEnd(1))
    onStart(state.child.pid)
  }

  const ended = (code, signal) => {
    state.child = null
    if (state.stopping) return
    if (state.again) {
      state.again = false
      return start()
    }
    const recent = state.restarts.filter((at) => at > Date.now() - 60_000)
    const isFinal = recent.length >= RESTARTS_A_MINUTE || (signal === null && (code === 0 || !state.ready))
    if (isFinal) return onEnd(code ?? 1)
    console.log(`The ${name} stopped unexpectedly (${signal ?? `code ${code}`}), restarting it`)
    state.restarts = [...recent, Date.now()]
    start()
  }

  start()
  return {
    ready: () => (state.ready = true),
    lastLines: () => (logFile ? tail(logFile, state.logged) : ''),
    restart: () => {
      state.again = state.child !== null
      if (state.child) state.child.kill('SIGTERM')
      else start()
    },
    stop: (patience) => {
      state.stopping = true
      return endChild(state.child, patience)
    },
  }
}

// Detached: Ctrl-C reaches only the launcher, which stops its programs in order.
function forkProgram(entry, env, logFile) {
  const output = logFile ? openLog(logFile) : 'inherit'
  const child = fork(join(root, entry), {
    cwd: root,
    env: { ...memorySettings, ...env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') },
    execPath: node24(),
    execArgv: [
      ...memoryFlags,
      '--import',
      join(root, 'scripts', 'follow-parent.mjs'),
      '--disable-warning=ExperimentalWarning',
    ],
    detached: true,
    stdio: ['ignore', output, 'inherit', 'ipc'],
  })
  // The child has its own copy.
  if (output !== 'inherit') closeSync(output)
  return child
}

function openLog(path) {
  mkdirSync(dirname(path), { recursive: true })
  if (existsSync(path) && statSync(path).size > 20_000_000) renameSync(path, `${path}.old`)
  return openSync(path, 'a', 0o600)
}

const tail = (path, from) => readFileSync(path).subarray(from).toString().trim().split('\n').slice(-10).join('\n')

function endChild(child, patience) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), patience)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
