import { PgBoss } from 'pg-boss'
import { asServer } from '../db/as-server.ts'
import type { Tx } from '../db/database.ts'
import type { Log } from '../context.ts'
import type { Metrics } from '../metrics.ts'
import { jobNames, type JobName, type JobPayloads } from './job-names.ts'
import { goOn, takeTurns, type GiveWay } from './take-turns.ts'
import { RETRIES, watchJobs } from './watch-jobs.ts'

export interface Queue {
  /** In the caller's transaction, so that the job exists exactly when its row does. */
  add<N extends JobName>(tx: Tx, name: N, payload: JobPayloads[N], when?: { startAfter?: Date }): Promise<void>
  /** Outside a transaction, for sweeps. */
  addNow<N extends JobName>(name: N, payload: JobPayloads[N]): Promise<void>
  work<N extends JobName>(
    name: N,
    handle: (payload: JobPayloads[N], signal: AbortSignal, giveWay: GiveWay) => Promise<void>,
  ): Promise<void>
  stop(): Promise<void>
}

export async function startQueue(options: {
  url: string
  role?: 'app_server'
  onError: (error: Error) => void
  log: Log
  metrics: Metrics
}): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: options.url,
    ...(options.role ? { options: `-c role=${options.role}` } : {}),
    max: 4,
    migrate: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    createSchema: false,
    useListenNotify: true,
    application_name: 'bizamply-jobs',
  })
  boss.on('error', options.onError)
  await boss.start()
  for (const name of jobNames) await boss.createQueue(name, policy)
  const stopping = new AbortController()
  const oneByOne = takeTurns()
  const watched = watchJobs(options)
  return {
    add: (tx, name, payload, when) =>
      asServer(tx, async () => {
        await boss.send(name, payload, {
          ...sendOptions(name, payload),
          ...(when?.startAfter ? { startAfter: when.startAfter } : {}),
          db: { executeSql: (text, values) => tx.$client.query(text, values) },
        })
      }),
    addNow: async (name, payload) => {
      await boss.send(name, payload, sendOptions(name, payload))
    },
    work: async (name, handle) => {
      await boss.work<JobPayloads[typeof name]>(
        name,
        {
          batchSize: 1,
          pollingIntervalSeconds: 1,
          // NOTIFY tells of a new job only; one that waits for its time is found by looking.
          notifyPollingIntervalSeconds: name === 'deliver' || name === 'bulk' ? 1 : 2,
          heartbeatRefreshSeconds: 3,
          localConcurrency: atOnce(name),
          ...(heavy.has(name) ? { localGroupConcurrency: 1 } : {}),
        },
        async ([job]) => {
          if (!job) return
          const signal = AbortSignal.any([job.signal, stopping.signal])
          await watched(name, job, () =>
            heavy.has(name) ? oneByOne((giveWay) => handle(job.data, signal, giveWay)) : handle(job.data, signal, goOn),
          )
        },
      )
    },
    stop: async () => {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}

// Long work that would take a process for itself: one at a time, by turns where it gives way.
const heavy = new Set<JobName>(['backfill', 'import', 'import-undo', 'report'])

// A bulk job is mostly waiting, and one of a brand must not keep those of others from beginning.
const atOnce = (name: JobName): number => {
  if (name === 'bulk') return 8
  return name === 'deliver' || heavy.has(name) ? 4 : 1
}

// A process that was killed stops beating: its job is another's within seconds.
const policy = {
  policy: 'exclusive',
  retryLimit: RETRIES,
  retryDelay: 1,
  retryDelayMax: 5,
  retryBackoff: true,
  heartbeatSeconds: 10,
  notify: true,
} as const

const keyOf = (payload: JobPayloads[JobName]): string => Object.values(payload).join(':')

// Long work of one kind and company comes one after the other, that of several companies by turns.
const sendOptions = (name: JobName, payload: JobPayloads[JobName]) => ({
  singletonKey: keyOf(payload),
  // 5,000 comments at 200 ms and what each takes; a process that dies is noticed by its heart long before.
  ...(name === 'bulk' ? { expireInSeconds: 6 * 3600 } : {}),
  ...(heavy.has(name) && 'companyId' in payload ? { group: { id: payload.companyId } } : {}),
})
