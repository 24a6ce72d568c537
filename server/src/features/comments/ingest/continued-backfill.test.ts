import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Services } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { PlatformError, type CommentPage, type Platform } from '../../../platforms/platform.ts'
import { makeCompany, sample, type TestCompany } from '../../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { enqueueDue } from '../../connections/index.ts'
import { backfillJob, syncConnectionJob } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const { signal } = new AbortController()

interface Run {
  id: string
  state: string
  cursor: string | null
  done: number
}

const runs = async ({ companyId }: TestCompany): Promise<Run[]> =>
  (
    await app.owner.query<Run>(
      `select id, state, cursor, done from app.job_runs where company_id = $1 and kind = 'backfill' order by created_at`,
      [companyId],
    )
  ).rows

/** An import that an earlier process left at this cursor. */
async function interrupted(company: TestCompany, cursor: string): Promise<string> {
  const jobId = newId()
  await app.owner.query(
    `insert into app.job_runs (company_id, id, brand_id, kind, state, subject_id, cursor, done, total, created_at)
     select company_id, $2, brand_id, 'backfill', 'running', id, $3, 40, 50, now() from app.connections where company_id = $1`,
    [company.companyId, jobId, cursor],
  )
  return jobId
}

/** A platform whose lists come from `list`. */
function listing(
  list: (cursor: string | null) => CommentPage,
  count = 50,
  before: (cursor: string | null) => Promise<void> = () => Promise.resolve(),
): Services {
  const real = app.services.platforms.find('judgeme')
  const listComments: Platform['listComments'] = (_access, cursor) => before(cursor).then(() => list(cursor))
  const scripted = real && { ...real, listComments, countComments: () => Promise.resolve(count) }
  return { ...app.services, platforms: { ...app.services.platforms, find: () => scripted } }
}

test('an import whose cursor the platform no longer knows starts over', async () => {
  const company = await makeCompany(app)
  const jobId = await interrupted(company, 'dead')
  const comments = [sample('r1', app.services.now(), 0)]
  const asked: (string | null)[] = []
  const services = listing((cursor) => {
    asked.push(cursor)
    if (cursor === 'dead') throw new PlatformError('invalid', 'Invalid cursor')
    return { comments, nextCursor: null }
  })
  await backfillJob(services, { companyId: company.companyId, jobId }, signal)
  expect(asked).toEqual(['dead', null])
  expect(await runs(company)).toMatchObject([{ id: jobId, state: 'done', done: 1 }])
})

test('a review that the platform counts but doesn’t list causes no second import, and missing ones do', async () => {
  const company = await makeCompany(app)
  const { companyId } = company
  const reviews = [1, 2, 3].map((n) => sample(`r${n}`, app.services.now(), n))
  const jobId = await interrupted(company, 'p2')
  await app.owner.query(`update app.job_runs set cursor = null, done = 0, total = null where id = $1`, [jobId])
  await app.owner.query('update app.connections set backfill_job_id = $2 where company_id = $1', [companyId, jobId])
  const page = (length: number) => () => ({ comments: reviews.slice(0, length), nextCursor: null })
  await backfillJob(listing(page(2), 3), { companyId, jobId }, signal)
  expect(await runs(company)).toMatchObject([{ state: 'done', done: 2 }])
  const { rows } = await app.owner.query<{ id: string }>('select id from app.connections where company_id = $1', [
    companyId,
  ])
  const connectionId = rows[0]?.id ?? ''
  const sync = (services: Services) => syncConnectionJob(services, { companyId, connectionId }, signal)
  await sync(listing(page(3), 4))
  expect(await runs(company)).toHaveLength(1)
  await sync(listing(page(3), 6))
  expect(await runs(company)).toHaveLength(2)
})

test('an import that is started a second time while it runs stores and counts each page once', async () => {
  const company = await makeCompany(app)
  const { companyId } = company
  const jobId = await interrupted(company, 'p1')
  await app.owner.query(`update app.job_runs set cursor = null, done = 0, total = 3 where id = $1`, [jobId])
  const pages = new Map<string | null, CommentPage>([
    [null, { comments: [sample('r1', app.services.now(), 1)], nextCursor: 'p2' }],
    ['p2', { comments: [sample('r2', app.services.now(), 2)], nextCursor: 'p3' }],
    ['p3', { comments: [sample('r3', app.services.now(), 3)], nextCursor: null }],
  ])
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const page = (cursor: string | null): CommentPage => pages.get(cursor) ?? { comments: [], nextCursor: null }
  const slow = listing(page, 3, async (cursor) => {
    if (cursor !== 'p2') return
    asked.resolve()
    await answer.promise
  })
  const first = backfillJob(slow, { companyId, jobId }, signal)
  await asked.promise
  await backfillJob(listing(page, 3), { companyId, jobId }, signal)
  answer.resolve()
  await first
  expect(await runs(company)).toMatchObject([{ id: jobId, state: 'done', done: 3 }])
  const { rows } = await app.owner.query(
    `select detail from app.connection_events where company_id = $1 and kind = 'imported'`,
    [companyId],
  )
  expect(rows).toEqual([{ detail: '3' }])
})

test('of two starts of an import, the one that was overtaken at a page ends without stopping the other', async () => {
  const company = await makeCompany(app)
  const { companyId } = company
  const jobId = await interrupted(company, 'p1')
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const page = (cursor: string | null): CommentPage => ({
    comments: [sample(cursor ?? '', app.services.now(), 1)],
    nextCursor: cursor === 'p1' ? 'p2' : null,
  })
  const slow = listing(page, 50, async () => {
    asked.resolve()
    await answer.promise
  })
  const first = backfillJob(slow, { companyId, jobId }, signal)
  await asked.promise
  const second = listing(page, 50, async (cursor) => {
    if (cursor !== 'p2') return
    answer.resolve()
    await first
    expect(await runs(company)).toMatchObject([{ state: 'running', cursor: 'p2', done: 41 }])
  })
  await backfillJob(second, { companyId, jobId }, signal)
  expect(await runs(company)).toMatchObject([{ state: 'done', done: 42 }])
})

test('an import that fails on our side waits until its connection is due', async () => {
  const company = await makeCompany(app)
  const jobId = await interrupted(company, 'p2')
  const fault = new Error('a page that can’t be read')
  const services = listing(() => {
    throw fault
  })
  const job = { companyId: company.companyId, jobId }
  await expect(backfillJob(services, job, signal)).rejects.toBe(fault)
  await enqueueDue(app.services)
  expect(await app.queue.open('backfill')).not.toContainEqual(job)
  app.advance(2 * 60_000)
  await enqueueDue(app.services)
  expect(await app.queue.open('backfill')).toContainEqual(job)
})

test('another account of the same platform is imported from its beginning', async () => {
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  const connect = async (name: string) => {
    const shopDomain = `${name}-${company.shop}`
    const token = `jm_test_${shopDomain}`
    await app.control('POST', '/_/shops', { platform: 'judgeme', shop: shopDomain, token })
    expect((await admin.call('POST', '/api/connections/judgeme', { shopDomain, token })).status).toBe(200)
  }
  await connect('wrong')
  const [first] = await runs(company)
  await app.owner.query(`update app.job_runs set cursor = '40', done = 400 where id = $1`, [first?.id])
  await connect('wrong')
  expect(await runs(company)).toMatchObject([{ id: first?.id, state: 'running', cursor: '40' }])
  await connect('right')
  expect(await runs(company)).toMatchObject([
    { id: first?.id, state: 'stopped' },
    { state: 'running', cursor: null, done: 0 },
  ])
})
