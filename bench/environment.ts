import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createApp } from '../server/src/app.ts'
import type { Composer } from '@bizamply/composer'
import type { Log } from '../server/src/log.ts'
import { openDatabase } from '../server/src/db/database.ts'
import { startEmbedded } from '../server/src/db/embedded.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { readEnv } from '../server/src/env/env.ts'
import { createMetrics } from '../server/src/metrics.ts'
import { startQueue } from '../server/src/jobs/queue.ts'

export const SECRET = 'a secret of the bench that is long enough'

export type Environment = Awaited<ReturnType<typeof openEnvironment>>

/** The product in this process on its own PostgreSQL, with the settings that the product uses. */
export async function openEnvironment() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bizamply-bench-'))
  const none = (): void => undefined
  const log: Log = { debug: none, info: none, warn: none, error: (fields) => console.error(fields) }
  const metrics = createMetrics()
  const embedded = await startEmbedded({ dataDir, log })
  await migrate(embedded.ownerUrl, embedded.appPassword)
  const owner = new pg.Client({ connectionString: embedded.ownerUrl })
  await owner.connect()
  const db = await openDatabase({ url: embedded.appUrl })
  const onError = (error: Error): void => console.error(error)
  const queue = await startQueue({ url: embedded.appUrl, onError, log, metrics })
  const env = readEnv({ NODE_ENV: 'test', APP_SECRET: SECRET })
  const app = await createApp({ env, db, queue, log, metrics, now: () => new Date(), advanceClock: null })
  app.services.composer = instant
  const { rows } = await owner.query<{ server_version: string }>('show server_version')
  return {
    dataDir,
    owner,
    db,
    app,
    ownerUrl: embedded.ownerUrl,
    appUrl: embedded.appUrl,
    postgres: rows[0]?.server_version ?? '',
    close: async () => {
      await app.close()
      await queue.stop()
      await db.close()
      await owner.end()
      await embedded.destroy()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Responds immediately, so that only our own work is measured. */
const instant: Composer = {
  name: 'instant',
  kind: 'model',
  compose: async () => ({
    text: 'Thank you for telling us how the bag does on your rides. We are glad that the zip still runs well.',
    composer: 'model',
    model: 'instant',
    language: 'en',
    usage: { inputTokens: 100, outputTokens: 25, costMicros: null },
    spans: [],
  }),
}
