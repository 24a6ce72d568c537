import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { killRun } from './kill-run.ts'
import { startTestApp } from './test-app.ts'

// node server/src/testing/kill-run-main.ts [--comments 100] [--kills 60] [--seed 1]
const { values } = parseArgs({
  options: {
    comments: { type: 'string', default: '100' },
    kills: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
})
const quiet = { info: () => undefined, warn: () => undefined }
const embedded = await startEmbedded({ dataDir: mkdtempSync(join(tmpdir(), 'bizamply-kill-run-')), log: quiet })
try {
  await migrate(embedded.ownerUrl, embedded.appPassword)
  const database = { url: embedded.appUrl, ownerUrl: embedded.ownerUrl, drop: () => Promise.resolve() }
  const app = await startTestApp({ database })
  const figures = await killRun(app, {
    comments: Number(values.comments),
    kills: Number(values.kills),
    seed: Number(values.seed),
  })
  await app.stop()
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`)
  process.exitCode = isSound(figures) ? 0 : 1
} finally {
  await embedded.destroy()
}

function isSound(found: Awaited<ReturnType<typeof killRun>>): boolean {
  return (
    found.postedTwice + found.lost + found.unknownWithoutRequest + found.wrongInLedger.length === 0 &&
    found.sent + found.unknown === found.comments &&
    found.openHolds === found.unknown &&
    found.charged === found.shouldBeCharged
  )
}
