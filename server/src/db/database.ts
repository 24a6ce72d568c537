import { randomInt } from 'node:crypto'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log.ts'
import { asTenant } from './as-tenant.ts'
import { BatchingSocket } from './batching-socket.ts'
import * as schema from './schema/index.ts'
import { isTracing } from '../tracing/spans.ts'
import { traceStatements } from '../tracing/trace-statements.ts'
import { transaction, type Tx } from './transaction.ts'

export type { Tx }

/** The pool itself, for global tables. */
export type Global = NodePgDatabase<typeof schema> & { $client: pg.Pool }

export interface Database {
  /** Global tables only, as app_server. */
  global: Global
  /** One transaction over global tables, as app_server. */
  inServer<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** One transaction as app_tenant inside one company. */
  inCompany<T>(companyId: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /** One read-only transaction over all companies in a single snapshot, as app_admin. */
  asAdmin<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** This process's number: holding an advisory lock on it shows that the process is alive. */
  worker: number
  /** Whether the database responds within a second. */
  responds(): Promise<boolean>
  url: string
  /** Later calls wait for the first. */
  close(): Promise<void>
}

/** `role` is set if the login is the owner, so that the pool never acts with the owner's rights. */
export async function openDatabase(options: {
  url: string
  role?: 'app_server'
  max?: number
  log?: Log
  /** A command that reads everything may take as long as it needs. */
  unlimited?: boolean
}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    ...(options.unlimited ? {} : { statement_timeout: STATEMENT_MS, query_timeout: STATEMENT_MS + 5000 }),
    connectionTimeoutMillis: CONNECT_MS,
    idle_in_transaction_session_timeout: 2 * STATEMENT_MS,
    pipeline: true,
    stream: () => new BatchingSocket(),
    ...(options.role ? { options: `-c role=${options.role}` } : {}),
  })
  // The pool opens a new connection. The error's `code` is PostgreSQL's SQLSTATE.
  pool.on('error', (err) => options.log?.error({ err }, 'the database ended a connection'))
  // A connection in use emits an error when it breaks, in addition to failing its statements.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    if (isTracing()) traceStatements(client)
  })
  const processLock = await holdProcessLock(options.url, options.log)
  const close = async (): Promise<void> => {
    await processLock.stop()
    await pool.end()
  }
  let closing: Promise<void> | null = null
  return {
    global: drizzle(pool, { schema }),
    inServer: (work) => transaction(pool, 'begin; set local role app_server', work),
    inCompany: (companyId, work) => asTenant(pool, companyId, work),
    asAdmin: (work) =>
      transaction(pool, 'begin isolation level repeatable read read only; set local role app_admin', work),
    worker: processLock.worker,
    responds: askShortly(pool),
    url: options.url,
    close: () => (closing ??= close()),
  }
}

export const WORKER_LOCKS = 40_417

/** None of our statements takes this long; one that did would block a send or a page. */
const STATEMENT_MS = 30_000

/** How long a request waits for a connection before it gets a 503. */
const CONNECT_MS = 5000

/** How long readiness waits: health checks expect a response within two seconds. */
const RESPOND_MS = 1000

/** Whether the database responds within a second. Concurrent callers share one query. */
function askShortly(pool: pg.Pool): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null
  const ask = (): Promise<boolean> =>
    pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = null
      })
  return async () => {
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), RESPOND_MS)
    })
    asking ??= ask()
    return Promise.race([asking, tooLong]).finally(() => clearTimeout(timer))
  }
}

/**
 * Holds the worker's advisory lock on its own connection. The lock is released when the process dies, even by kill -9.
 */
async function holdProcessLock(url: string, log: Log | undefined): Promise<{ worker: number; stop(): Promise<void> }> {
  const worker = randomInt(1, 2 ** 31 - 1)
  let stopped = false
  let client: pg.Client | null = null
  const take = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_MS })
    // A broken connection reports it twice.
    next.on('error', (err) => {
      if (stopped || client !== next) return
      log?.warn({ err }, 'the connection of the process lock broke')
      client = null
      void again()
    })
    try {
      await next.connect()
      await next.query('select pg_advisory_lock($1::int, $2::int)', [WORKER_LOCKS, worker])
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    client = next
  }
  const again = async (): Promise<void> => {
    for (let wait = 100; !stopped && !client; wait = Math.min(wait * 2, 5000)) {
      await take().catch(() => new Promise((resume) => setTimeout(resume, wait)))
    }
    if (stopped) await client?.end()
  }
  await take()
  return {
    worker,
    stop: async () => {
      stopped = true
      await client?.end()
    },
  }
}
