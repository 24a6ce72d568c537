import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { PlatformError } from '../../platforms/platform.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { enqueueDue, recordSynced, recordProblem } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const MINUTE = 60_000

async function scene() {
  const { ctx, companyId, brandId } = await makeCompany(app)
  const { rows } = await app.owner.query<{ id: string }>('select id from app.connections where company_id = $1', [
    companyId,
  ])
  const id = rows[0]?.id ?? ''
  /** Minutes until the next sync. */
  const next = async (): Promise<number> => {
    const text = 'select next_sync_at as at from app.connections where id = $1'
    const found = await app.owner.query<{ at: Date }>(text, [id])
    return Math.round(((found.rows[0]?.at.getTime() ?? 0) - app.services.now().getTime()) / MINUTE)
  }
  const fail = () => recordProblem(ctx, id, new PlatformError('unavailable', 'no answer'))
  return { ctx, companyId, brandId, id, next, fail }
}

test("a connection whose platform doesn't respond is retried with growing pauses, at most 15 minutes, and normally once it responds", async () => {
  const { ctx, id, next, fail } = await scene()
  await recordSynced(ctx, id)
  expect(await next()).toBe(15)
  const waits: number[] = []
  app.advance(15 * MINUTE)
  for (let n = 0; n < 8; n++) {
    await fail()
    const wait = await next()
    waits.push(wait)
    app.advance(wait * MINUTE)
  }
  expect(waits).toEqual([1, 1, 2, 4, 8, 15, 15, 15])
  await recordSynced(ctx, id)
  app.advance(15 * MINUTE)
  await fail()
  expect(await next()).toBe(1)
})

test.each([
  ['doesn’t respond', new PlatformError('unavailable', 'no answer')],
  ['limits our rate', new PlatformError('rate-limited', 'slow down', 2 * MINUTE)],
  ['refuses a permission', new PlatformError('reduced', 'not allowed')],
])('an import whose platform %s is enqueued again when its connection is due, not before', async (_, problem) => {
  const { ctx, companyId, brandId, id } = await scene()
  const run = newId()
  await app.owner.query(
    `insert into app.job_runs (company_id, id, brand_id, kind, state, subject_id, created_at)
     values ($1, $2, $3, 'backfill', 'running', $4, now())`,
    [companyId, run, brandId, id],
  )
  await recordProblem(ctx, id, problem)
  await enqueueDue(app.services)
  expect(await app.queue.open('backfill')).not.toContainEqual({ companyId, jobId: run })
  app.advance(16 * MINUTE)
  await enqueueDue(app.services)
  expect(await app.queue.open('backfill')).toContainEqual({ companyId, jobId: run })
})
