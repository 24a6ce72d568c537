import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { makeCompany } from './make-company.ts'
import { moneyRun } from './money-run.ts'
import { startServers } from './money-environment.ts'
import { startTestApp } from './test-app.ts'

// node server/src/testing/money-run-main.ts [--seeds 20] [--first 1] [--operations 10000]
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    first: { type: 'string', default: '1' },
    operations: { type: 'string', default: '10000' },
  },
})
const quiet = { info: () => undefined, warn: () => undefined }
const embedded = await startEmbedded({ dataDir: mkdtempSync(join(tmpdir(), 'bizamply-money-run-')), log: quiet })
try {
  await migrate(embedded.ownerUrl, embedded.appPassword)
  const database = { url: embedded.appUrl, ownerUrl: embedded.ownerUrl, drop: () => Promise.resolve() }
  for (let n = 0; n < Number(values.seeds); n++) await runSeed(Number(values.first) + n, database)
} finally {
  await embedded.destroy()
}

/** New servers for each seed, so that their clocks restart. */
async function runSeed(seed: number, database: NonNullable<Parameters<typeof startTestApp>[0]>['database']) {
  const app = await startTestApp(database ? { database } : {})
  // The clock restarts, and an existing company keeps the demo data out.
  await app.owner.query(`delete from ops.settings where name = 'clock'`)
  await makeCompany(app, { connected: false })
  const servers = await startServers(app)
  const began = performance.now()
  try {
    const figures = await moneyRun(app, servers, { seed, operations: Number(values.operations) })
    const seconds = Math.round((performance.now() - began) / 100) / 10
    process.stdout.write(`${JSON.stringify({ ...figures, seconds })}\n`)
  } finally {
    await Promise.all(servers.map((server) => server.kill()))
    await app.stop()
  }
}
