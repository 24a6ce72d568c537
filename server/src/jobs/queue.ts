import { randomUUID } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import { asServer } from '../db/as-server.ts'
import type { Tx } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { jobNames, type JobName, type JobPayloads } from './job-names.ts'
import { noYield, createFairQueue, type InFairQueue } from './fair-queue.ts'
import { watchJobs } from './watch-jobs.ts'

export interface Queue {
  /** In the caller's transaction, so that the job exists exactly when its row does. */
  add<N extends JobName>(tx: Tx, name: N, payload: JobPayloads[N], when?: { startAfter?: Date }): Promise<void>
  /** Several in one statement of the caller's transaction, which runs as app_server. */
  addMany<N extends JobName>(tx: Tx, name: N, payloads: JobPayloads[N][]): Promise<void>
  /** In one statement and outside a transaction, for sweeps. A job that is already open is not added again. */
  addAll<N extends JobName>(name: N, payloads: JobPayloads[N][]): Promise<void>
  /** The payloads of waiting or running jobs, at most `MOST_OPEN`: a sweep looks for due work besides them. */
  open<N extends JobName>(name: N): Promise<JobPayloads[N][]>
  work<N extends JobName>(
    name: N,
    handle: (payload: JobPayloads[N], signal: AbortSignal, yieldToOthers: InFairQueue) => Promise<void>,
  ): Promise<void>
  /** Retries a failed job once, in the caller's transaction; false if it did not fail. */
  retry(tx: Tx, name: JobName, id: string): Promise<boolean>
  /** Removes a failed job, in the caller's transaction; false if it did not fail. */
  discard(tx: Tx, name: JobName, id: string): Promise<boolean>
  stop(): Promise<void>
}

export async function startQueue(options: {
  url: string
  role?: 'app_server'
  /** How long a poll waits for a connection; the queue's own limit by default. */
  connectMs?: number
  onError: (error: Error) => void
  log: Log
  metrics: Metrics
}): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: options.url,
    ...(options.role ? { options: `-c role=${options.role}` } : {}),
    ...(options.connectMs ? { connectionTimeoutMillis: options.connectMs } : {}),
    max: 4,
    migrate: false,
    superviseIntervalSeconds: 5,
    queueCacheIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    createSchema: false,
    useListenNotify: true,
    application_name: 'bizamply-jobs',
  })
  boss.on('error', options.onError)
  await boss.start()
  await createQueues(boss)
  const stopping = new AbortController()
  const inFairQueue = createFairQueue()
  const watched = watchJobs({ ...options, retries: RETRIES })
  return {
    add: (tx, name, payload, when) =>
      asServer(tx, async () => {
        await boss.send(name, payload, {
          ...sendOptions(name, payload),
          ...(when?.startAfter ? { startAfter: when.startAfter } : {}),
          db: within(tx),
        })
      }),
    ...ofSweeps(boss),
    ...ofFailed(boss),
    work: async (name, handle) => {
      await boss.work<JobPayloads[typeof name]>(name, takingOf(name), async ([job]) => {
        if (!job) return
        const signal = AbortSignal.any([job.signal, stopping.signal])
        await watched(name, job, () =>
          heavy.has(name)
            ? inFairQueue(async (yieldToOthers) => {
                // Its claim may have ended while it waited: another process runs it now.
                if (!signal.aborted) await handle(job.data, signal, yieldToOthers)
              })
            : handle(job.data, signal, noYield),
        )
      })
    },
    stop: async () => {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}

/** Creating a queue leaves an existing one as it is, so that one gets this version's settings here. */
async function createQueues(boss: PgBoss): Promise<void> {
  const existing = new Map((await boss.getQueues(jobNames)).map((queue) => [queue.name, queue]))
  for (const name of jobNames) {
    const queue = existing.get(name)
    if (!queue) await boss.createQueue(name, { policy: 'exclusive', ...settings })
    else if (settingNames.some((setting) => queue[setting] !== settings[setting]))
      await boss.updateQueue(name, settings)
  }
}

const inserted = <N extends JobName>(name: N, payloads: JobPayloads[N][]) =>
  payloads.map((payload) => ({ id: randomUUID(), data: payload, ...sendOptions(name, payload) }))

const ofSweeps = (boss: PgBoss): Pick<Queue, 'addAll' | 'addMany' | 'open'> => ({
  addMany: async (tx, name, payloads) => {
    if (payloads.length > 0) await boss.insert(name, inserted(name, payloads), { db: within(tx) })
  },
  addAll: async (name, payloads) => {
    if (payloads.length > 0) await boss.insert(name, inserted(name, payloads))
  },
  open: async (name) => {
    const { rows } = (await boss.getDb().executeSql(openJobs, [name])) as {
      rows: { data: JobPayloads[typeof name] }[]
    }
    return rows.map(({ data }) => data)
  },
})

const ofFailed = (boss: PgBoss): Pick<Queue, 'retry' | 'discard'> => ({
  retry: (tx, name, id) => ifFailed(tx, [name, id], () => boss.retry(name, id, { db: within(tx) })),
  discard: (tx, name, id) => ifFailed(tx, [name, id], () => boss.deleteJob(name, id, { db: within(tx) })),
})

/** The queue removes a job in any state: the lock keeps it failed until then. */
const ifFailed = (tx: Tx, job: [JobName, string], work: () => Promise<unknown>): Promise<boolean> =>
  asServer(tx, async () => {
    const { rowCount } = await tx.$client.query(lockFailed, job)
    if (rowCount === 1) await work()
    return rowCount === 1
  })

const lockFailed = `select 1 from pgboss.job where name = $1 and id = $2 and state = 'failed' for update`

/** The caller's transaction in the queue's database interface. */
const within = (tx: Tx) => ({ executeSql: (text: string, values?: unknown[]) => tx.$client.query(text, values) })

const takingOf = (name: JobName) => ({
  batchSize: 1,
  pollingIntervalSeconds: 1,
  // NOTIFY announces new jobs only; jobs for a later time are found by polling.
  notifyPollingIntervalSeconds: name === 'deliver' || name === 'bulk' ? 1 : 2,
  heartbeatRefreshSeconds: 3,
  // Short jobs are taken one after another, without waiting for the next poll.
  burstWhenReadyExceeds: 1,
  localConcurrency: atOnce[name],
  ...(ofOneCompany[name] ? { localGroupConcurrency: ofOneCompany[name] } : {}),
})

// Long work that could block a process: one at a time, in a fair queue where it yields.
const heavy = new Set<JobName>(['backfill', 'import', 'import-undo', 'report', 'company-export'])

// How many jobs of a queue run concurrently in a process. Those that call shops and mail servers mostly wait.
const atOnce: Record<JobName, number> = {
  deliver: 12,
  webhook: 4,
  bulk: 8,
  'sync-connection': 48,
  'read-post': 8,
  billing: 8,
  privacy: 4,
  'send-mail': 4,
  notify: 4,
  backfill: 8,
  import: 4,
  'import-undo': 4,
  report: 4,
  'company-export': 4,
  'erase-company': 1,
  'erase-account': 1,
}
// How many of these can be of one company, so that its slow shops leave room for others.
const ofOneCompany: Partial<Record<JobName, number>> = {
  deliver: 3,
  // Mostly in order; a failed one is retried after newer ones, so `isNewer` in update-comments.ts keeps the newest change.
  webhook: 1,
  'sync-connection': 2,
  'read-post': 1,
  privacy: 1,
  backfill: 1,
  import: 1,
  'import-undo': 1,
  report: 1,
  'company-export': 1,
}

/** A sweep leaves more than this for later: the queue is long enough. */
export const MOST_OPEN = 1000

// Served by the queue's own index on open jobs of exclusive queues.
const openJobs = `select data from pgboss.job where name = $1 and state <= 'active' and policy = 'exclusive' limit ${MOST_OPEN}`

/** After this many failed attempts, a job is left to its sweep. */
const RETRIES = 3

// A killed process stops its heartbeat: its job moves to another process within seconds.
const settings = {
  retryLimit: RETRIES,
  retryDelay: 1,
  retryDelayMax: 5,
  retryBackoff: true,
  heartbeatSeconds: 10,
  notify: true,
} as const
const settingNames = Object.keys(settings) as (keyof typeof settings)[]

/**
 * The queue declares a job expired after 15 minutes and starts it again while the first one still runs. These may take
 * longer, also because they wait in the fair queue. A dead process is detected by its heartbeat long before.
 */
const long: ReadonlySet<JobName> = new Set([...heavy, 'bulk', 'erase-company', 'erase-account'])
/** 5,000 comments of a bulk job at 200 ms plus their own time; large imports wait for rate limits too. */
const LONGEST_SECONDS = 6 * 3600

const keyOf = (payload: JobPayloads[JobName]): string => Object.values(payload).join(':')

// The group of a job is its company.
const sendOptions = (name: JobName, payload: JobPayloads[JobName]) => ({
  singletonKey: keyOf(payload),
  ...(long.has(name) ? { expireInSeconds: LONGEST_SECONDS } : {}),
  ...(ofOneCompany[name] && 'companyId' in payload ? { group: { id: payload.companyId } } : {}),
})
