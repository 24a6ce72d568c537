import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCodes } from '@bizamply/contract/error-codes'
import { newId } from '../db/ids.ts'
import { callSamples, type Named } from '../testing/call-samples.ts'
import type { Caller } from '../testing/caller.ts'
import { makeCompany } from '../testing/make-company.ts'
import { nameIn } from '../testing/name-rows.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { tenantRows } from '../testing/tenant-rows.ts'
import { contractCalls } from './server.ts'

let app: TestApp
let admin: Caller
let here: Named
/** Ids in another brand of the same company. */
let there: Named

beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  const company = await makeCompany(app)
  here = await nameIn(app, company, company.brandId)
  const other = newId()
  await app.owner.query(
    `insert into app.brands (company_id, id, name, voice, created_at)
     select company_id, $2, 'The other brand', voice, created_at from app.brands where company_id = $1`,
    [company.companyId, other],
  )
  there = { ...(await nameIn(app, company, other)), brandId: company.brandId, brandName: here.brandName }
  admin = await company.as('admin')
})
afterAll(() => app.stop())

const ofMembers = contractCalls()
  .filter(({ rules }) => rules.who === 'member')
  .map((call) => ({ ...call, title: `${call.method} ${call.path}` }))

const namesSomething = ofMembers.filter(({ title }) => {
  const name = (id: string): string =>
    JSON.stringify(
      callSamples[title]?.good({ commentId: id, jobId: id, importId: id, alertId: id, brandId: 'b', brandName: 'B' }),
    )
  return name('one') !== name('two')
})

test('the test covers the calls about one comment, job or import', () => {
  const titles = namesSomething.map(({ title }) => title)
  expect(titles).toEqual(
    expect.arrayContaining([
      'GET /api/comments/{commentId}',
      'POST /api/comments/generate',
      'PUT /api/comments/{commentId}/draft',
      'POST /api/comments/{commentId}/send',
      'DELETE /api/comments/{commentId}/send',
      'POST /api/comments/{commentId}/resolve',
      'POST /api/comments/{commentId}/reopen',
      'POST /api/comments/{commentId}/check',
      'GET /api/jobs/{jobId}',
      'POST /api/jobs/{jobId}/stop',
    ]),
  )
})

test.each(namesSomething)('$title exposes nothing of another brand of the same company', async (call) => {
  const { path, body } = callSamples[call.title]?.good(there) ?? { path: '/' }
  const before = await tenantRows(app)
  const answer = await admin.call(call.method, path, body, { 'idempotency-key': newId() })
  expect([answer.status, answer.json['code']]).toEqual([errorCodes.NOT_FOUND.status, 'NOT_FOUND'])
  expect(await tenantRows(app)).toEqual(before)
})

test("the cost of another brand's comment is hidden", async () => {
  const list = (commentId: string) => admin.get(`/api/credits/transactions?commentId=${commentId}`)
  expect((await list(here.commentId)).status).toBe(200)
  const answer = await list(there.commentId)
  expect([answer.status, answer.json['code']]).toEqual([404, 'NOT_FOUND'])
})

test('none of these calls caused an internal error', () => {
  expect(app.errors).toEqual([])
})
