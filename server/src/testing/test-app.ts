import { startSandbox, type Sandbox } from '@bizamply/sandbox'
import pg from 'pg'
import { createApp } from '../app.ts'
import type { Log } from '../log.ts'
import type { Services } from '../context.ts'
import { openDatabase, type Database } from '../db/database.ts'
import { platformNames, readEnv, type Env } from '../env/env.ts'
import { listen } from '../http/listen.ts'
import { createMetrics } from '../metrics.ts'
import { startQueue, type Queue } from '../jobs/queue.ts'
import { startJobs } from '../start-jobs.ts'
import { doWebhooks } from './do-webhooks.ts'
import { Caller } from './caller.ts'
import { freePort } from '../db/embedded-state.ts'
import type { TestDatabase } from './test-database.ts'

export interface TestApp {
  services: Services
  db: Database
  queue: Queue
  sandbox: Sandbox
  url: string
  ownerUrl: string
  /** As the owner, whom no policy restricts: to plant errors and inspect data. */
  owner: pg.Pool
  /** A request as if from the network; `peer` is the client's IP address. */
  fetch(request: Request, peer?: string): Promise<Response>
  /** Errors that were logged. */
  errors: object[]
  /** All other log entries: fields, then message. */
  logged: unknown[][]
  /** Throws the first unexpected logged error. */
  expectNoErrors(): void
  /** A signed-out caller. */
  caller(peer?: string): Caller
  /** Calls the sandbox's controls. */
  control(method: string, path: string, body?: unknown): Promise<ControlAnswer>
  advance(milliseconds: number): void
  stop(): Promise<void>
}

export interface ControlAnswer {
  status: number
  json: Record<string, unknown> & { data?: Record<string, unknown>[] }
}

export interface TestAppOptions {
  /** Runs jobs and sweeps too. */
  work?: boolean
  builtIn?: boolean
  /** Another process of the same product: its database and sandbox. */
  peerOf?: TestApp
  /** An existing database to use; otherwise the app gets its own. */
  database?: TestDatabase
  /** Also listens on the network, so that the sandbox's webhooks arrive. */
  listen?: boolean
  /** Reviews of the sandbox's first shop, `reviews.myshopify.com` with the token `jm_reviews`. */
  reviewFiles?: string[]
  env?: Record<string, string>
  /** The DNS of these tests. */
  resolveTxt?: (domain: string) => Promise<string[][]>
  /** Pause between two comments of a bulk job; 0 by default. */
  bulkPauseMs?: number
}

/** Tests share two cores, and a poll that waits for its turn is no fault of the product. */
const STARVED_MS = 120_000

/** The whole product in this process, on its own database and sandbox. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { peerOf } = options
  const database = peerOf
    ? { url: peerOf.url, ownerUrl: peerOf.ownerUrl, drop: () => Promise.resolve() }
    : (options.database ?? (await ownDatabase()))
  const port = options.listen ? await freePort() : null
  const sandbox = peerOf?.sandbox ?? (await startTestSandbox(options, port))
  const env = await testEnv(options, sandbox, port)
  const errors: object[] = []
  const logged: unknown[][] = []
  const record = (...line: unknown[]): void => void logged.push(line)
  const log: Log = { debug: () => undefined, info: record, warn: record, error: (fields) => void errors.push(fields) }
  let ahead = 0
  const now = (): Date => new Date(Date.now() + ahead)
  const db = await openDatabase({ url: database.url, log })
  const metrics = createMetrics()
  const onError = (error: Error): void => void errors.push(error)
  const queue = await startQueue({ url: database.url, connectMs: STARVED_MS, onError, log, metrics })
  const bulkPauseMs = options.bulkPauseMs ?? 0
  const dns = options.resolveTxt ? { resolveTxt: options.resolveTxt } : {}
  const app = await createApp({ env, db, queue, log, metrics, now, advanceClock: null, bulkPauseMs, ...dns })
  const work = options.work ? await startJobs(app.services) : null
  const fetch: typeof app.http.fetch = options.work ? app.http.fetch : withWebhooks(app)
  const server = options.listen ? await listen(fetch, env.PORT) : null
  const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 6 })
  owner.on('error', () => undefined)
  const answer = async (request: Request, peer = '127.0.0.1'): Promise<Response> =>
    fetch(request, { incoming: { socket: { remoteAddress: peer } } })
  return {
    services: app.services,
    db,
    queue,
    sandbox,
    url: database.url,
    ownerUrl: database.ownerUrl,
    owner,
    fetch: answer,
    errors,
    logged,
    expectNoErrors: () => {
      const [first] = errors.splice(0)
      if (first) throw new Error('the product logged an error', { cause: 'err' in first ? first.err : first })
    },
    caller: (peer) => new Caller((request) => answer(request, peer)),
    control: (method, path, body) => control(sandbox.url, method, path, body),
    advance: (milliseconds) => void (ahead += milliseconds),
    stop: async () => {
      server?.closeAllConnections()
      server?.close()
      await work?.stop()
      await app.close()
      await queue.stop()
      await db.close()
      await owner.end()
      if (!peerOf) await sandbox.close()
      await database.drop()
    },
  }
}

/** Without workers, webhooks are processed before the response is sent. */
const withWebhooks =
  ({ http, services }: Pick<Awaited<ReturnType<typeof createApp>>, 'http' | 'services'>): typeof http.fetch =>
  async (request, ...rest) => {
    const response = await http.fetch(request, ...rest)
    const isHook = request.method === 'POST' && new URL(request.url).pathname.startsWith('/hooks/')
    if (isHook && response.ok) await doWebhooks(services)
    return response
  }

function startTestSandbox({ reviewFiles = [] }: TestAppOptions, port: number | null): Promise<Sandbox> {
  const app = { clientId: APP_ID, clientSecret: APP_SECRET }
  return startSandbox({
    modelDelayMs: 0,
    modelSlowMs: 1500,
    reviewFiles,
    smtpPort: 0,
    metaVerifyToken: VERIFY_TOKEN,
    apps: Object.fromEntries(platformNames.map((name) => [name, app])),
    ...(port === null ? {} : { productUrl: `http://localhost:${port}` }),
  })
}

async function testEnv(
  options: TestAppOptions,
  { url: outbound, smtpPort }: Sandbox,
  port: number | null,
): Promise<Env> {
  return readEnv({
    NODE_ENV: 'test',
    APP_SECRET: 'a secret of tests that is long enough',
    OUTSIDE_BASE_URL: outbound,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    META_VERIFY_TOKEN: VERIFY_TOKEN,
    ...appKeys,
    ...(port === null ? {} : { PORT: String(port) }),
    ...(options.builtIn ? {} : { AI_BASE_URL: `${outbound}/model/v1`, AI_API_KEY: 'test', AI_MODEL: 'writer-1' }),
    ...options.env,
  })
}

export const VERIFY_TOKEN = 'a word of the tests'
const APP_ID = 'bizamply-sandbox'
const APP_SECRET = 'bizamply-sandbox-secret'

/** Our app's credentials at every platform of the sandbox. */
const appKeys = Object.fromEntries(
  platformNames.flatMap((name) => [
    [`${name.toUpperCase()}_CLIENT_ID`, APP_ID],
    [`${name.toUpperCase()}_CLIENT_SECRET`, APP_SECRET],
  ]),
)

// The cluster to create it on exists only during a test run.
async function ownDatabase(): Promise<TestDatabase> {
  const { makeDatabase } = await import('./test-database.ts')
  return makeDatabase()
}

async function control(url: string, method: string, path: string, body?: unknown): Promise<ControlAnswer> {
  const init = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const response = await fetch(`${url}${path}`, { method, ...init })
  return { status: response.status, json: (await response.json()) as ControlAnswer['json'] }
}
