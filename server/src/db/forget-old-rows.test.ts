import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeComments } from '../features/comments/index.ts'
import { forgetOldNotifications } from '../features/notifications/index.ts'
import { sweepFiles } from '../files/index.ts'
import { makeCompany, sample, type TestCompany } from '../testing/make-company.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { forgetOldRows } from './forget-old-rows.ts'

let app: TestApp
let one: TestCompany
let other: TestCompany
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  one = await makeCompany(app)
  await app.owner.query(`insert into app.companies (company_id, name, public_id, created_at)
    select gen_random_uuid(), 'Company ' || n, 'BZ-many-' || n, now() from generate_series(1, 1200) n`)
  other = await makeCompany(app)
})
afterAll(() => app.stop())

/** How many connections the work takes: one for each transaction. */
async function transactions(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const noted = (): void => void count++
  app.db.global.$client.on('acquire', noted)
  await work()
  app.db.global.$client.off('acquire', noted)
  return count
}

const left = async (table: string, column: string): Promise<number> => {
  const { rows } = await app.owner.query<{ n: number }>(
    `select count(*)::int as n from app.${table} where company_id = any($1) and ${column} is not null`,
    [[one.companyId, other.companyId]],
  )
  return rows[0]?.n ?? -1
}

test('old rows of 1,200 companies are deleted in a few statements, and recent ones stay', async () => {
  for (const { companyId, brandId } of [one, other]) {
    for (const days of [0, 100]) {
      const at = new Date(Date.now() - days * 86_400_000)
      const id = randomUUID()
      await app.owner.query(
        `insert into app.idempotency_keys (company_id, call, key, request_hash, state, worker, created_at)
         values ($1, 'x', $2 || '1', 'x', 'done', 1, $3), ($1, 'x', $2 || '2', 'x', 'running', 1, $3)`,
        [companyId, id, at],
      )
      await app.owner.query(
        `insert into app.connection_events (company_id, id, brand_id, platform, kind, created_at)
         values ($1, $2, $3, 'judgeme', 'behind', $4)`,
        [companyId, id, brandId, at],
      )
      await app.owner.query(
        `insert into app.connection_marks (company_id, connection_id, at)
         select company_id, id, $2 from app.connections where company_id = $1`,
        [companyId, at],
      )
      await app.owner.query(
        `insert into app.webhook_receipts (company_id, connection_id, dedupe_key, received_at)
         select company_id, id, $3, $2 from app.connections where company_id = $1`,
        [companyId, at, id],
      )
    }
  }
  const taken = await transactions(() => forgetOldRows(app.services))
  expect(await left('idempotency_keys', 'key')).toBe(6)
  expect(await left('connection_events', 'id')).toBe(2)
  expect(await left('connection_marks', 'at')).toBe(2)
  expect(await left('webhook_receipts', 'dedupe_key')).toBe(2)
  expect(taken).toBeLessThan(12)
})

test('notifications of any number of companies are deleted a page of companies at a time', async () => {
  await app.owner.query(
    `insert into app.notifications (company_id, id, brand_id, user_id, kind, once_key, created_at)
     select m.company_id, gen_random_uuid(), b.id, m.user_id, 'comment', gen_random_uuid(), now() - n * interval '50 days'
     from app.members m join app.brands b on b.company_id = m.company_id, generate_series(0, 3) n
     where m.company_id = any($1)`,
    [[one.companyId, other.companyId]],
  )
  expect(await transactions(() => forgetOldNotifications(app.services))).toBeLessThan(10)
  expect(await left('notifications', 'id')).toBe(12)
})

test('250 expired files are deleted in pages, and one that was renewed meanwhile stays', async () => {
  await app.owner.query(
    `insert into app.files (company_id, id, purpose, name, size, expires_at, created_at)
     select company_id, gen_random_uuid(), 'import', 'a.csv', 0,
       case when n = 0 then null when n = 1 then now() + interval '1 hour' else now() - interval '1 minute' end, now()
     from unnest($1::uuid[]) company_id, generate_series(0, 126) n`,
    [[one.companyId, other.companyId]],
  )
  expect(await transactions(() => sweepFiles(app.services))).toBeLessThan(10)
  expect(await left('files', 'id')).toBe(4)
})

test("a session inside a company can't call the functions that sweeps delete with", async () => {
  for (const call of [
    `app.forget_old_rows('{}', now(), now(), now(), now())`,
    `app.forget_old_notifications('{}', now())`,
    `app.remove_expired_files('{}', '{}', now())`,
  ]) {
    await expect(one.ctx.tx((tx) => tx.$client.query(`select ${call}`))).rejects.toMatchObject({ code: '42501' })
  }
})

test('events older than an hour are deleted, except for the newest', async () => {
  await app.owner.query('delete from app.events')
  const source = { platform: 'judgeme', timezone: 'UTC' }
  const incoming = [0, 1].map((n) => sample(`late ${n}`, app.services.now(), n))
  await one.ctx.tx((tx) => storeComments(tx, one.ctx, source, incoming))
  await app.owner.query(`update app.events set created_at = now() - interval '2 hours'`)
  const { rows: all } = await app.owner.query('select xid::text, seq from app.events order by xid, seq')
  expect(all.length).toBeGreaterThan(1)
  await forgetOldRows(app.services)
  const { rows } = await app.owner.query('select xid::text, seq from app.events order by xid, seq')
  expect(rows).toEqual(all.slice(-1))
})
