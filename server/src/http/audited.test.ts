import { afterAll, beforeAll, expect, test } from 'vitest'
import { priceNames } from '@bizamply/contract/prices'
import { rateLimits } from '@bizamply/contract/rate-limits'
import { plainRoutes, type PlainRoute } from '@bizamply/contract/plain-routes'
import { newId } from '../db/ids.ts'
import { callSamples } from '../testing/call-samples.ts'
import { makeCompany } from '../testing/make-company.ts'
import { nameAll } from '../testing/name-rows.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { contractCalls } from './server.ts'

const plain: PlainRoute[] = Object.values(plainRoutes)
const calls = [...contractCalls(), ...plain].map((call) => ({ ...call, title: `${call.method} ${call.path}` }))
const changing = calls.filter(({ method }) => method !== 'GET')

test('every call that is not a GET declares its audit log entry, or why it has none', () => {
  const undeclared = changing.filter(({ rules }) => (rules.audit === undefined) === (rules.unaudited === undefined))
  expect(undeclared.map(({ title }) => title)).toEqual([])
  const reading = calls.filter(({ method, rules }) => method === 'GET' && (rules.audit || rules.unaudited))
  expect(reading.map(({ title }) => title)).toEqual([])
})

test('a call that charges is never repeated by a retry: it requires an idempotency key', () => {
  const priced = calls.filter(({ rules }) => rules.price)
  expect(priced.filter(({ rules }) => rules.idempotent !== true).map(({ title }) => title)).toEqual([])
  expect(new Set(priced.flatMap(({ rules }) => rules.price ?? []))).toEqual(new Set(priceNames))
})

test('a rate limit per company is on calls for members only', () => {
  const perCompany = calls.filter(({ rules }) => rules.rate && rateLimits[rules.rate].per === 'company')
  expect(perCompany.length).toBeGreaterThan(0)
  expect(perCompany.filter(({ rules }) => rules.who !== 'member').map(({ title }) => title)).toEqual([])
})

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const written: string[] = []
const charged: string[] = []
const sampled = changing.filter(({ title, rules }) => callSamples[title] && rules.who !== 'open')

test.each(sampled)(
  '$title writes the entry that it declares, with its change only, and charges what it declares',
  async (call) => {
    const company = await makeCompany(app)
    const names = await nameAll(app, company)
    const caller = await company.as('admin')
    const actions = async (): Promise<string[]> => {
      const { rows } = await app.owner.query<{ action: string }>(
        'select action from app.audit_entries where company_id = $1 order by created_at, id',
        [company.companyId],
      )
      return rows.map(({ action }) => action)
    }
    const holds = async (): Promise<string[]> => {
      const { rows } = await app.owner.query<{ action: string }>(
        'select action from app.credit_holds where company_id = $1 order by created_at, id',
        [company.companyId],
      )
      return rows.map(({ action }) => action)
    }
    const [before, heldBefore] = [await actions(), await holds()]
    const { path, body } = callSamples[call.title]?.good(names) ?? { path: '/' }
    const answer = await caller.call(call.method, path, body, { 'idempotency-key': newId() })
    const left = (await actions()).slice(before.length)
    const held = (await holds()).slice(heldBefore.length)
    const prices: readonly string[] = call.rules.price ?? []
    if (held.length > 0) charged.push(call.title)
    expect(held.filter((action) => !prices.includes(action))).toEqual([])
    const declared: readonly string[] = call.rules.audit ?? []
    if (left.length > 0) written.push(call.title)
    expect(left.filter((action) => !declared.includes(action))).toEqual([])
    // If a shop refuses or doesn't respond, the row of the request remains, and its entry.
    const isOnlyRequested = left.length > 0 && left.every((action) => action === 'discount.requested')
    if (answer.status >= 300 && isOnlyRequested) return
    if (answer.status >= 300 || nothingChanges.has(call.title)) expect(left).toEqual([])
    else expect([left.length > 0, answer.text]).toEqual([declared.length > 0, answer.text])
  },
)

/** Calls whose samples repeat the current state. */
const nothingChanges: ReadonlySet<string> = new Set([
  'DELETE /api/alerts/{alertId}/assign',
  'DELETE /api/alerts/{alertId}/mute',
  'DELETE /api/profile/second-factor',
  'DELETE /api/profile/sessions',
  'POST /api/alerts/{alertId}/reopen',
  'POST /api/jobs/{jobId}/stop',
  'POST /api/support-access/end',
  'PUT /api/company/sign-in-requirements',
  'POST /onboarding/submit',
  'POST /onboarding/submit-user',
])

test('the contract-wide test saw some of them change something', () => {
  expect(written.length).toBeGreaterThan(6)
  expect(charged).toContain('POST /api/comments/generate')
})
