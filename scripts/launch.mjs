import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildWeb } from './build-web.mjs'
import { startDev } from './dev.mjs'
import { loadDotenv } from './dotenv.mjs'
import { installPackages } from './install.mjs'
import { lockDataDir } from './lock.mjs'
import { endOrphans, forgetProcesses, noteProcesses } from './orphans.mjs'
import { run } from './plain-error.mjs'
import { requireFreePorts } from './ports.mjs'
import { supervise } from './supervise.mjs'
import { surroundings } from './surroundings.mjs'

const START_LIMIT = 180_000

/** Brings the whole product up, says where it is, and takes it down again on a signal. */
export const launch = ({ dev }) => run(() => start(dev))

async function start(dev) {
  loadDotenv()
  const around = surroundings()
  if (dev) Object.assign(around.env, devSettings(around))
  await lockDataDir(around.dataDir)
  await installPackages()
  await endOrphans(around.dataDir)
  await requireFreePorts(dev ? { ...around.ports, 'PORT + 1': around.ports.PORT + 1 } : around.ports)
  if (!dev) buildWeb()
  const programs = new Programs(around, dev)
  const code = programs.untilStopped()
  await programs.start()
  return code
}

/** The sandbox first, then the server, then (when developing) the watchers; down in the opposite order. */
class Programs {
  #around
  #dev
  #pids = {}
  #running = {}
  #stop
  #stopped = new Promise((resolve) => (this.#stop = resolve))
  #ending = false

  constructor(around, dev) {
    this.#around = around
    this.#dev = dev
  }

  async start() {
    const { sandbox, ports, env, url } = this.#around
    const world = `http://localhost:${ports.SANDBOX_PORT}`
    console.log(sandbox ? 'Starting the sandbox and the server' : 'Starting the server')
    if (sandbox) await this.#bringUp('sandbox', `http://127.0.0.1:${ports.SANDBOX_PORT}/_/record`)
    if (!this.#ending) await this.#bringUp('server', `http://127.0.0.1:${ports.PORT}/readyz`)
    if (this.#ending) return
    if (this.#dev) this.#running.dev = startDev({ env, ports, restart: (name) => this.#running[name]?.restart() })
    console.log(`Bizamply is ready: ${url}`)
    if (sandbox) console.log(`Outside world (sandbox): ${world}/_/\nSign in with demo@bizamply.test and Demo!2026`)
  }

  /** Resolves to the exit code once everything is down. */
  untilStopped() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void this.#end(0))
    // npm passes signals on, but its own kill -9 would leave us behind.
    const parent = process.ppid
    if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && void this.#end(0), 1000).unref()
    return this.#stopped
  }

  async #bringUp(name, probe) {
    const { env, dataDir } = this.#around
    const aloud = this.#dev || env.NODE_ENV === 'production'
    const program = supervise({
      name,
      entry: `${name}/src/main.ts`,
      env,
      logFile: aloud ? null : join(dataDir, 'log', `${name}.log`),
      onStart: (pid) => noteProcesses(dataDir, Object.values(Object.assign(this.#pids, { [name]: pid }))),
      onEnd: (code) => void this.#end(code, `The ${name} stopped (code ${code}).`),
    })
    this.#running[name] = program
    await this.#untilAnswers(name, probe)
    program.ready()
  }

  async #untilAnswers(name, probe) {
    const began = Date.now()
    for (let told = began; !this.#ending; await pause(50)) {
      if (await answers(probe)) return
      const waited = Math.round((Date.now() - began) / 1000)
      if (Date.now() - began > START_LIMIT) return void this.#end(1, `The ${name} isn’t ready after ${waited} s.`)
      if (Date.now() - told < 10_000) continue
      told = Date.now()
      console.log(`  still waiting for the ${name}, ${waited} s`)
    }
  }

  async #end(code, reason) {
    if (this.#ending) return
    this.#ending = true
    const { server, sandbox, dev } = this.#running
    if (reason) console.error(`${reason}\n${(sandbox && !server ? sandbox : server)?.lastWords() ?? ''}`.trim())
    else console.log('Stopping: finishing work in progress')
    await dev?.stop()
    await server?.stop(9_200 + 1000 * Number(this.#around.env.DRAIN_SECONDS || 0))
    await sandbox?.stop(600)
    forgetProcesses(this.#around.dataDir)
    this.#stop(code)
  }
}

async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

const devSettings = ({ env, ports }) => ({
  TRUSTED_ORIGINS: [env.TRUSTED_ORIGINS, `http://localhost:${ports.PORT + 1}`].filter(Boolean).join(','),
})
