import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Timeline } from '@bizamply/contract/people'
import { storeComments } from '../comments/index.ts'
import type { Answer } from '../../testing/caller.ts'
import { makeCompany, sample, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let company: TestCompany

type Written = Partial<ReturnType<typeof sample>>

beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  company = await makeCompany(app, { connected: false })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

let nth = 0
async function write(platform: 'judgeme' | 'instagram', rows: Written[], to = company): Promise<string[]> {
  const given = rows.map((row, n) => ({
    ...sample(`p${nth++}`, new Date(app.services.now().getTime() - (n + 1) * 3_600_000), 0),
    ...row,
  }))
  await to.ctx.tx((tx) => storeComments(tx, to.ctx, { platform, timezone: 'UTC', quiet: true }, given))
  const { rows: stored } = await app.owner.query<{ id: string; external_id: string }>(
    'select id, external_id from app.comments where company_id = $1 and external_id = any($2)',
    [to.companyId, given.map(({ externalId }) => externalId)],
  )
  return given.map(({ externalId }) => stored.find((one) => one.external_id === externalId)?.id ?? '')
}

const person = async (id: string, who: 'viewer' | 'editor' = 'viewer', of = company): Promise<Answer> =>
  (await of.as(who)).get(`/api/comments/${id}/person`)
const timelineOf = async (id: string): Promise<Timeline> => (await person(id)).json['data'] as unknown as Timeline
const idsOf = ({ items }: Timeline): string[] => items.flatMap((one) => (one.kind === 'comment' ? [one.commentId] : []))

test('the same address in any notation is the same person', async () => {
  const mail = 'nora@example.test'
  const [one = '', two = ''] = await write('judgeme', [
    { authorEmail: mail, authorName: 'Nora' },
    { authorEmail: ' NORA@example.test', authorName: 'N. V.' },
  ])
  await write('judgeme', [{ authorEmail: 'other@example.test', authorName: 'Nora' }])
  const timeline = await timelineOf(two)
  expect(timeline).toMatchObject({ name: 'N. V.', match: 'email', comments: 2, answered: 0 })
  expect(idsOf(timeline)).toEqual([one, two])
})

test('an account is certain, a name on one platform may be two people, and anonymous comments are never grouped', async () => {
  const account = await write('instagram', [
    { authorEmail: null, authorExternalId: 'ig-1', authorName: 'olu' },
    { authorEmail: null, authorExternalId: 'ig-1', authorName: 'olu.new' },
    { authorEmail: null, authorExternalId: 'ig-2', authorName: 'olu' },
  ])
  expect(await timelineOf(account[0] ?? '')).toMatchObject({ match: 'account', comments: 2 })
  const named = await write('judgeme', [
    { authorEmail: null, authorExternalId: null, authorName: 'Kim Lee' },
    { authorEmail: null, authorExternalId: null, authorName: 'kim lee' },
  ])
  expect(await timelineOf(named[0] ?? '')).toMatchObject({ match: 'name', comments: 2 })
  const long = await write('judgeme', [
    { authorEmail: null, authorExternalId: null, authorName: `${'Ω'.repeat(5000)} one` },
  ])
  expect(await timelineOf(long[0] ?? '')).toMatchObject({ match: 'name', comments: 1 })
  const anonymous = await write('judgeme', [
    { authorEmail: null, authorExternalId: null, authorName: null },
    { authorEmail: null, authorExternalId: null, authorName: null },
  ])
  const alone = await timelineOf(anonymous[1] ?? '')
  expect(alone).toMatchObject({ match: 'none', name: null, comments: 1 })
  expect(idsOf(alone)).toEqual([anonymous[1]])
})

test('replies, codes and messages are in one timeline, newest first', async () => {
  const mail = 'jonas@example.test'
  const [id = ''] = await write('judgeme', [{ authorEmail: mail, authorName: 'Jonas', rating: 2 }])
  const at = new Date(app.services.now().getTime() - 60_000)
  await app.owner.query(
    `update app.comments set status = 'sent', reply_text = 'Sorry, Jonas.', responded_at = $2, discount_code = 'SORRY15' where id = $1`,
    [id, at],
  )
  await app.owner.query(
    `insert into app.discounts (company_id, id, brand_id, code, title, type, status, times_used, created_at)
     values ($1, gen_random_uuid(), $2, 'SORRY15', 'Sorry', 'percentage', 'active', 1, $3)`,
    [company.companyId, company.brandId, at],
  )
  const contact = await app.owner.query<{ id: string }>(
    `insert into app.contacts (company_id, id, brand_id, phone, email, source, created_at)
     values ($1, gen_random_uuid(), $2, '4915112345678', $3, 'shop', $4) returning id`,
    [company.companyId, company.brandId, mail, at],
  )
  await app.owner.query(
    `insert into app.whatsapp_messages (company_id, id, brand_id, contact_id, direction, body, status, status_at, created_at)
     values ($1, gen_random_uuid(), $2, $3, 'in', 'Thank you!', 'received', $4, $4)`,
    [company.companyId, company.brandId, contact.rows[0]?.id, app.services.now()],
  )
  const timeline = await timelineOf(id)
  expect(timeline).toMatchObject({ match: 'email', comments: 1, answered: 1, rating: 2, rated: 1 })
  expect(timeline.items.map(({ kind }) => kind)).toEqual(['message', 'reply', 'code', 'comment'])
  expect(timeline.items).toContainEqual(expect.objectContaining({ kind: 'code', code: 'SORRY15', used: 1 }))
})

test('the timeline excludes other companies and hidden comments, and rejects bad requests', async () => {
  const other = await makeCompany(app, { connected: false })
  const mail = 'both@example.test'
  const [ours = '', hidden = ''] = await write('judgeme', [{ authorEmail: mail }, { authorEmail: mail }])
  const [theirs = ''] = await write('judgeme', [{ authorEmail: mail }], other)
  await app.owner.query(`update app.comments set triage_state = 'hidden' where id = $1`, [hidden])
  expect(idsOf(await timelineOf(ours))).toEqual([ours])
  expect((await person(theirs)).status).toBe(404)
  expect((await person('x')).status).toBe(400)
  expect((await app.caller().get(`/api/comments/${ours}/person`)).status).toBe(401)
})
