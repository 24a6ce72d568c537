import { flushCompileCache } from 'node:module'
import { inspect } from 'node:util'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { createApp } from './app.ts'
import { createClock } from './clock.ts'
import { type Log, catchConsole, createLog } from './log.ts'
import type { Services } from './context.ts'
import { openDatabase, type Database } from './db/database.ts'
import { EmbeddedError, startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { recogniseRestore } from './db/recognise-restore.ts'
import { followAhead, moveAhead } from './db/shared-clock.ts'
import { loadDemo } from './demo/load-demo.ts'
import { readDemo } from './demo/read-demo.ts'
import { EnvError, readEnv, type Env } from './env/env.ts'
import { closeServer, listen, LOOPBACK, turnAway } from './http/listen.ts'
import { onlyHealth } from './http/worker-server.ts'
import { startQueue } from './jobs/queue.ts'
import { createMetrics } from './metrics.ts'
import { startJobs } from './start-jobs.ts'

const STOP_WITHIN_MS = 8000

await main().catch((error: unknown) => {
  const plain = error instanceof EnvError || error instanceof EmbeddedError
  process.stderr.write(`${plain ? error.message : inspect(error)}\n`)
  process.exit(1)
})

async function main(): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < 24)
    throw new EnvError(['Node.js 24 or newer is required. Run npm start to install it.'])
  const env = readEnv()
  const log = createLog(env.LOG_LEVEL)
  const metrics = createMetrics()
  catchConsole(log)
  // After an uncaught error the process's state is unknown: it logs the error, exits and is restarted.
  process.on('uncaughtException', (err) => {
    log.error({ err }, 'an uncaught error')
    process.exit(1)
  })
  const clock = createClock()
  const served = await serveDatabase(env, log)
  // Also during startup: PostgreSQL must not be left running.
  let stop = served.stop
  const withinMs = STOP_WITHIN_MS + env.DRAIN_SECONDS * 1000
  stopOnSignal({ stop: () => stop(), giveUp: served.stop, withinMs }, log)
  const tracing = await traced(env)
  const role = served.role ? { role: served.role } : {}
  const db = await openDatabase({ url: served.url, ...role, log })
  const onError = (error: Error): void => log.warn({ err: error }, 'queue')
  const queue = await startQueue({ url: served.url, ...role, onError, log, metrics })
  const moved = env.sandbox ? await followAhead(db, clock.setAhead) : null
  const advanceClock = env.sandbox ? (milliseconds: number) => advance(db, clock, milliseconds) : null
  let isShuttingDown = false
  const app = await createApp({
    env,
    db,
    queue,
    log,
    metrics,
    now: clock.now,
    advanceClock,
    isShuttingDown: () => isShuttingDown,
  })
  if (env.sandbox) await fillEmpty(app.services, env)
  const work = env.ROLE === 'web' ? null : await startJobs(app.services)
  const isWorker = env.ROLE === 'worker'
  const server = await listen((isWorker ? onlyHealth(app.http) : app.http).fetch, env.PORT, hostsOf(env))
  log.info({ port: env.PORT, role: env.ROLE }, 'ready')
  // A killed process doesn't write its compiled modules, and the next start would compile them again.
  flushCompileCache()
  stop = async () => {
    isShuttingDown = true
    turnAway(server)
    if (!isWorker) {
      // Load balancers poll /readyz and need time to notice.
      await new Promise((resume) => setTimeout(resume, env.DRAIN_SECONDS * 1000))
    }
    await Promise.allSettled([closeServer(server), app.hub.stop(), work?.stop(), queue.stop(), moved?.stop()])
    app.closeOutbound()
    await db.close()
    await tracing?.stop()
    await served.stop()
  }
}

/** The library is loaded only if a collector is configured. */
async function traced(env: Env): Promise<{ stop(): Promise<void> } | null> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null
  const { startTracing } = await import('./tracing/start-tracing.ts')
  return startTracing({
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    serviceName: env.OTEL_SERVICE_NAME,
    role: env.ROLE,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  })
}

/** The sandbox's passwords are public: only this machine can connect, unless HOST says otherwise. */
function hostsOf({ HOST, sandbox }: Env): readonly string[] {
  if (HOST) return [HOST]
  return sandbox ? LOOPBACK : []
}

async function advance(db: Database, clock: ReturnType<typeof createClock>, milliseconds: number): Promise<Date> {
  clock.setAhead(await moveAhead(db, milliseconds))
  return clock.now()
}

interface ServedDatabase {
  url: string
  role: 'app_server' | null
  stop: () => Promise<void>
}

/** The configured PostgreSQL, or our own in DATA_DIR; migrated either way. */
async function serveDatabase(env: Env, log: Log): Promise<ServedDatabase> {
  if (env.DATABASE_URL) {
    const ownerUrl = env.DATABASE_OWNER_URL ?? env.DATABASE_URL
    await canConnect(env.DATABASE_OWNER_URL ? 'DATABASE_OWNER_URL' : 'DATABASE_URL', ownerUrl)
    await migrate(ownerUrl, null)
    await recordRestore(ownerUrl, null, log)
    await canConnect('DATABASE_URL', env.DATABASE_URL)
    const separate = ownerUrl !== env.DATABASE_URL
    return { url: env.DATABASE_URL, role: separate ? null : 'app_server', stop: async () => undefined }
  }
  const embedded = await startEmbedded({ dataDir: env.DATA_DIR, log })
  await migrate(embedded.ownerUrl, embedded.appPassword)
  await recordRestore(embedded.ownerUrl, embedded.controlFile, log)
  return { url: embedded.appUrl, role: null, stop: () => embedded.stop() }
}

async function recordRestore(ownerUrl: string, controlFile: string | null, log: Log): Promise<void> {
  if (!(await recogniseRestore(ownerUrl, controlFile))) return
  log.warn({}, 'the database was restored: sending is paused until `npm run sending -- resume` (docs/operate.md)')
}

async function canConnect(name: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } catch (error) {
    throw new EnvError([`${name}: no connection (${error instanceof Error ? error.message : String(error)})`])
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function fillEmpty(services: Services, env: Env): Promise<void> {
  const demo = readDemo(fileURLToPath(new URL('../../demo', import.meta.url)))
  if (demo) await loadDemo(services, demo, env.DEMO_EPOCH ?? new Date())
}

/** Whatever takes too long is abandoned, but PostgreSQL is not left running. */
function stopOnSignal(
  { stop, giveUp, withinMs }: { stop: () => Promise<void>; giveUp: () => Promise<void>; withinMs: number },
  log: Log,
): void {
  let stopping: Promise<void> | null = null
  const begin = (): void => {
    if (stopping) return
    const late = setTimeout(() => {
      log.warn({}, 'stopped with work in flight')
      void giveUp().finally(() => process.exit(0))
    }, withinMs)
    late.unref()
    stopping = stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, begin)
  process.on('disconnect', begin)
}
