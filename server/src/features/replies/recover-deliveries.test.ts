import { randomInt } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WORKER_LOCKS } from '../../db/database.ts'
import { pauseSending, resumeSending, sendingPause } from '../../db/sending-pause.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { checkLedgerOf, postsOf, stateOf, wrongIn } from '../../testing/money.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { closeForgottenHolds } from '../credits/index.ts'
import { abandonGeneration, recoverDeliveries } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

const DEAD = 1

/** State left by a killed process. */
async function leftBy(worker: number, state: 'queued' | 'sending') {
  const scene = await replyScene(app)
  const text = await scene.draft()
  await scene.send({ delaySeconds: 60 }, 'the key')
  await app.owner.query(`delete from pgboss.job where name = 'deliver'`)
  await app.owner.query(
    `update app.deliveries set worker = $2, state = $3, due_at = now(), begun_at = case when $3 = 'sending' then now() end
     where company_id = $1`,
    [scene.company.companyId, worker, state],
  )
  return { ...scene, text }
}

test('a delayed reply is sent when it is due', async () => {
  const { company, id, draft, send } = await replyScene(app)
  const text = await draft()
  const answer = await send({ delaySeconds: 1 })
  expect(answer.json['data']).toMatchObject({ status: 'sending' })
  expect(await postsOf(app, company, id)).toEqual([])
  await until('it is sent', async () => (await stateOf(app, company, id)).status === 'sent')
  expect(await postsOf(app, company, id)).toEqual([text])
  expect(await checkLedgerOf(app, company)).toMatchObject({ used: 3, usage: 3 })
  const { rows } = await app.owner.query<{ early: boolean }>(
    'select begun_at < due_at as early from app.deliveries where company_id = $1',
    [company.companyId],
  )
  expect(rows).toEqual([{ early: false }])
})

test('its key returns the sent reply once it is sent', async () => {
  const { company, id, draft, send } = await replyScene(app)
  await draft()
  await send({ delaySeconds: 1 }, 'the key')
  await until('it is sent', async () => (await stateOf(app, company, id)).status === 'sent')
  const again = await send({ delaySeconds: 1 }, 'the key')
  expect(again.json['data']).toMatchObject({ status: 'sent', creditsUsed: 1 })
  expect(await postsOf(app, company, id)).toHaveLength(1)
})

test("a delivery that a killed process created but didn't start is sent once", async () => {
  const { company, id, text } = await leftBy(DEAD, 'queued')
  await Promise.all([recoverDeliveries(app.services), recoverDeliveries(app.services), recoverDeliveries(app.services)])
  await until('it is sent', async () => (await stateOf(app, company, id)).status === 'sent')
  expect(await postsOf(app, company, id)).toEqual([text])
  expect(await checkLedgerOf(app, company)).toMatchObject({ used: 3, usage: 3 })
  expect(await wrongIn(app, company)).toEqual([])
})

test("a delivery that a killed process started is unknown and isn't posted again", async () => {
  const { company, id, send } = await leftBy(DEAD, 'sending')
  await recoverDeliveries(app.services)
  await until('it is unknown', async () => (await stateOf(app, company, id)).delivery === 'unknown')
  expect(await postsOf(app, company, id)).toEqual([])
  expect(await checkLedgerOf(app, company)).toMatchObject({ used: 3, usage: 2 })
  const again = await send({ delaySeconds: 60 }, 'the key')
  expect(again.json['code']).toBe('DELIVERY_UNKNOWN')
  expect(await wrongIn(app, company)).toEqual([])
})

test('a running process keeps its deliveries', async () => {
  const worker = randomInt(2, 2 ** 31 - 1)
  const other = new pg.Client({ connectionString: app.url })
  await other.connect()
  await other.query('select pg_advisory_lock($1::int, $2::int)', [WORKER_LOCKS, worker])
  const [queued, sending] = [await leftBy(worker, 'queued'), await leftBy(worker, 'sending')]
  await recoverDeliveries(app.services)
  expect(await stateOf(app, queued.company, queued.id)).toMatchObject({ delivery: 'queued' })
  expect(await stateOf(app, sending.company, sending.id)).toMatchObject({ delivery: 'sending' })
  await other.end()
  await recoverDeliveries(app.services)
  await until('both are taken over', async () => {
    const [a, b] = [await stateOf(app, queued.company, queued.id), await stateOf(app, sending.company, sending.id)]
    return a.status === 'sent' && b.delivery === 'unknown'
  })
})

test('a delivery abandoned by a running process is settled after minutes', async () => {
  const own = app.services.db.worker
  const [queued, sending] = [await leftBy(own, 'queued'), await leftBy(own, 'sending')]
  await recoverDeliveries(app.services)
  expect(await stateOf(app, sending.company, sending.id)).toMatchObject({ delivery: 'sending' })
  for (const { company } of [queued, sending]) {
    await app.owner.query(
      `update app.deliveries set created_at = created_at - interval '1 hour', due_at = due_at - interval '1 hour',
         begun_at = begun_at - interval '1 hour' where company_id = $1`,
      [company.companyId],
    )
  }
  await recoverDeliveries(app.services)
  await until('both are settled', async () => {
    const [a, b] = [await stateOf(app, queued.company, queued.id), await stateOf(app, sending.company, sending.id)]
    return a.status === 'sent' && b.delivery === 'unknown'
  })
  expect(await postsOf(app, queued.company, queued.id)).toEqual([queued.text])
  expect(await postsOf(app, sending.company, sending.id)).toEqual([])
})

test('a queued send whose job was lost is still sent', async () => {
  const { company, id, draft, send } = await replyScene(app)
  const text = await draft()
  await send({ delaySeconds: 60 })
  await app.owner.query(`delete from pgboss.job where name = 'deliver'`)
  await app.owner.query(`update app.deliveries set due_at = now() - interval '4 seconds' where company_id = $1`, [
    company.companyId,
  ])
  await until('it is sent', async () => (await stateOf(app, company, id)).status === 'sent')
  expect(await postsOf(app, company, id)).toEqual([text])
})

test('while sending is paused, queued replies don’t hide those that a killed process started', async () => {
  const other = await makeCompany(app)
  await other.stored(Array.from({ length: 600 }, () => ({})))
  const { company, id, draft, send } = await replyScene(app)
  await draft()
  await send({ delaySeconds: 60 })
  await pauseSending(app.owner, 'asked')
  await until('sending is paused', async () => (await sendingPause(app.db)) !== null)
  await app.owner.query(
    `insert into app.deliveries (company_id, id, brand_id, comment_id, channel, state, version, text, hold_id, key,
       worker, due_at, created_at)
     select company_id, gen_random_uuid(), brand_id, id, 'platform', 'queued', 1, 'Thanks!', gen_random_uuid(), id::text,
       $2, now() - interval '1 hour', now() from app.comments where company_id = $1`,
    [other.companyId, DEAD],
  )
  // Stored anew, so that it is the last row.
  await app.owner.query(
    `with old as (delete from app.deliveries where company_id = $1 returning *)
     insert into app.deliveries select stored.* from old, jsonb_populate_record(null::app.deliveries, to_jsonb(old)
       || jsonb_build_object('state', 'sending', 'worker', $2::int, 'due_at', now(), 'begun_at', now())) stored`,
    [company.companyId, DEAD],
  )
  await recoverDeliveries(app.services)
  expect(await stateOf(app, company, id)).toMatchObject({ delivery: 'unknown' })
  await app.owner.query('delete from app.deliveries where company_id = $1', [other.companyId])
  await resumeSending(app.owner)
  await until('sending resumes', async () => (await sendingPause(app.db)) === null)
})

test('a killed generation releases its credits, comment, and key', async () => {
  const { company, id, editor } = await replyScene(app)
  await app.control('POST', '/_/model', { mode: 'slow' })
  const writing = editor.post('/api/comments/generate', { commentId: id }, 'the key')
  await until('it is held', async () => (await stateOf(app, company, id)).generating)
  await app.owner.query('update app.credit_holds set worker = $2 where company_id = $1', [company.companyId, DEAD])
  await app.owner.query('update app.idempotency_keys set worker = $2 where company_id = $1', [company.companyId, DEAD])
  await closeForgottenHolds(app.services, abandonGeneration)
  expect(await stateOf(app, company, id)).toMatchObject({ generating: false })
  await app.control('POST', '/_/model', { mode: 'normal' })
  expect(await checkLedgerOf(app, company)).toMatchObject({ used: 0, usage: 0 })
  expect((await editor.post('/api/comments/generate', { commentId: id }, 'the key')).status).toBe(200)
  // The process was still running: it finds its hold released and charges nothing.
  expect((await writing).json['code']).toBe('GENERATION_FAILED')
  expect(await stateOf(app, company, id)).toMatchObject({ version: 1, status: 'draft' })
  expect(await checkLedgerOf(app, company)).toMatchObject({ used: 2, usage: 2 })
  expect(await wrongIn(app, company)).toEqual([])
})
