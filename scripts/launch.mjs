import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildWeb } from './build-web.mjs'
import { startDev } from './dev.mjs'
import { loadDotenv } from './dotenv.mjs'
import { installPackages } from './install.mjs'
import { lockDataDir } from './lock.mjs'
import { endOrphans, forgetProcesses, recordProcesses } from './orphans.mjs'
import { run } from './plain-error.mjs'
import { requireFreePorts } from './ports.mjs'
import { supervise } from './supervise.mjs'
import { developmentEnvironment } from './development-environment.mjs'

const START_LIMIT = 180_000

/** Starts the whole product, prints its URL, and stops it on a signal. */
export const launch = ({ dev }) => run(() => start(dev))

async function start(dev) {
  loadDotenv()
  const environment = developmentEnvironment()
  if (dev) Object.assign(environment.env, devSettings(environment))
  await lockDataDir(environment.dataDir)
  await installPackages()
  await endOrphans(environment.dataDir)
  await requireFreePorts(dev ? { ...environment.ports, 'PORT + 1': environment.ports.PORT + 1 } : environment.ports)
  if (!dev) buildWeb()
  const programs = new Programs(environment, dev)
  const code = programs.untilStopped()
  await programs.start()
  return code
}

/** Starts the sandbox, the server and, in development, the watchers; stops them in reverse. */
class Programs {
  #environment
  #dev
  #pids = {}
  #running = {}
  #stop
  #stopped = new Promise((resolve) => (this.#stop = resolve))
  #ending = false

  constructor(environment, dev) {
    this.#environment = environment
    this.#dev = dev
  }

  async start() {
    const { sandbox, ports, env, url } = this.#environment
    const sandboxUrl = `http://localhost:${ports.SANDBOX_PORT}`
    console.log(sandbox ? 'Starting the sandbox and the server' : 'Starting the server')
    if (sandbox) await this.#startProgram('sandbox', `http://127.0.0.1:${ports.SANDBOX_PORT}/_/record`)
    if (!this.#ending) await this.#startProgram('server', `http://127.0.0.1:${ports.PORT}/readyz`)
    if (this.#ending) return
    if (this.#dev) this.#running.dev = startDev({ env, ports, restart: (name) => this.#running[name]?.restart() })
    console.log(`Bizamply is ready: ${url}`)
    if (sandbox) console.log(`Sandbox: ${sandboxUrl}/_/\nSign in with demo@bizamply.test and Demo!2026`)
  }

  /** Resolves with the exit code once everything has stopped. */
  untilStopped() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void this.#end(0))
    // npm forwards signals, but would leave the launcher running when it is killed.
    const parent = process.ppid
    if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && void this.#end(0), 1000).unref()
    return this.#stopped
  }

  async #startProgram(name, probe) {
    const { env, dataDir } = this.#environment
    const logsToConsole = this.#dev || env.NODE_ENV === 'production'
    const program = supervise({
      name,
      entry: `${name}/src/main.ts`,
      env,
      logFile: logsToConsole ? null : join(dataDir, 'log', `${name}.log`),
      onStart: (pid) => recordProcesses(dataDir, Object.values(Object.assign(this.#pids, { [name]: pid }))),
      onEnd: (code) => void this.#end(code, `The ${name} stopped (code ${code}).`),
    })
    this.#running[name] = program
    await this.#untilAnswers(name, probe)
    program.ready()
  }

  async #untilAnswers(name, probe) {
    const began = Date.now()
    for (let reportedAt = began; !this.#ending; await pause(50)) {
      if (await answers(probe)) return
      const waited = Math.round((Date.now() - began) / 1000)
      if (Date.now() - began > START_LIMIT) return void this.#end(1, `The ${name} isn’t ready after ${waited} s.`)
      if (Date.now() - reportedAt < 10_000) continue
      reportedAt = Date.now()
      console.log(`  still waiting for the ${name}, ${waited} s`)
    }
  }

  async #end(code, reason) {
    if (this.#ending) return
    this.#ending = true
    const { server, sandbox, dev } = this.#running
    if (reason) console.error(`${reason}\n${(sandbox && !server ? sandbox : server)?.lastLines() ?? ''}`.trim())
    else console.log('Stopping: finishing work in progress')
    await dev?.stop()
    await server?.stop(9_200 + 1000 * Number(this.#environment.env.DRAIN_SECONDS || 0))
    await sandbox?.stop(600)
    forgetProcesses(this.#environment.dataDir)
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
