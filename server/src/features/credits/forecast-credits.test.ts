import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ledgerScene, type LedgerScene } from '../../testing/ledger-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { forecastCredits } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const forecast = ({ company }: LedgerScene, at: string) =>
  company.ctx.tx((tx) => forecastCredits(tx, { companyId: company.companyId, now: new Date(at) }))

/** A company that has existed for a long time. */
async function scene(since = '2020-01-01T00:00:00Z'): Promise<LedgerScene> {
  const made = await ledgerScene(app)
  await app.owner.query('update app.companies set created_at = $2 where company_id = $1', [
    made.company.companyId,
    since,
  ])
  return made
}

test('the last seven days predict when the credits run out, whether or not those days are closed', async () => {
  const ledger = await scene()
  await ledger.grant('2020-03-01T00:00:00Z', 1000)
  await ledger.use('2020-03-08T11:59:59Z', 500)
  await ledger.use('2020-03-08T12:00:00Z', 1)
  await ledger.use('2020-03-08T23:00:00Z', 2)
  await ledger.use('2020-03-09T01:00:00Z', 4)
  await ledger.grant('2020-03-10T01:00:00Z', 64, 'refund')
  await ledger.use('2020-03-14T23:00:00Z', 8)
  await ledger.use('2020-03-15T11:00:00Z', 16)
  const now = '2020-03-15T12:00:00Z'
  const [available, used] = [1000 + 64 - 531, 31]
  const expected = {
    available,
    used,
    days: 7,
    lastsDays: 120.4,
    runsOutAt: new Date(Date.parse(now) + ((available * 7) / used) * 86_400_000).toISOString(),
    renewal: null,
  }
  expect(await forecast(ledger, now)).toEqual(expected)
  for (const closedUntil of ['2020-03-09T05:00:00Z', '2020-03-11T05:00:00Z', '2020-03-15T05:00:00Z']) {
    await ledger.close(closedUntil)
    expect(await forecast(ledger, now)).toEqual(expected)
  }
})

test('a two-day-old company is predicted from two days', async () => {
  const ledger = await scene('2020-03-13T18:00:00Z')
  await ledger.grant('2020-03-13T18:00:00Z', 100)
  await ledger.use('2020-03-14T18:00:00Z', 20)
  expect(await forecast(ledger, '2020-03-15T12:00:00Z')).toMatchObject({ used: 20, days: 2, lastsDays: 8 })
})

test('without usage, credits never run out; at zero, they already have', async () => {
  const ledger = await scene()
  await ledger.grant('2020-03-01T00:00:00Z', 10)
  expect(await forecast(ledger, '2020-03-15T12:00:00Z')).toMatchObject({ used: 0, lastsDays: null, runsOutAt: null })
  await ledger.use('2020-03-15T11:00:00Z', 10)
  expect(await forecast(ledger, '2020-03-15T12:00:00Z')).toMatchObject({
    available: 0,
    lastsDays: 0,
    runsOutAt: '2020-03-15T12:00:00.000Z',
  })
})

test('a forecast in the distant future has no date', async () => {
  const ledger = await scene()
  await ledger.grant('2020-03-01T00:00:00Z', 2_000_000_000)
  await ledger.use('2020-03-15T11:00:00Z', 1)
  const { lastsDays, runsOutAt } = await forecast(ledger, '2020-03-15T12:00:00Z')
  expect([lastsDays, runsOutAt]).toEqual([13_999_999_993, null])
})

test("the forecast includes the plan's next credits, unless the plan ends", async () => {
  const ledger = await scene()
  const { companyId, brandId, shop } = ledger.company
  await app.owner.query(
    `insert into app.charges (company_id, id, brand_id, shop, kind, item, credits, cents, currency, state, plan_before, created_at)
     values ($1, gen_random_uuid(), $2, $3, 'subscription', 'premium', 5000, 7099, 'USD', 'active', 'free', now())`,
    [companyId, brandId, shop],
  )
  await app.owner.query(
    `insert into app.subscriptions (company_id, charge_id, plan, state, since, current_period_end, check_at, updated_at)
     select company_id, id, 'premium', 'active', now(), '2020-04-01', now(), now() from app.charges where company_id = $1`,
    [companyId],
  )
  const admin = await ledger.company.as('viewer')
  const renewal = async () => (await admin.get('/api/credits/forecast')).json['data']?.['renewal']
  const end = '2020-04-01T00:00:00.000Z'
  expect(await renewal()).toEqual({ at: end, credits: 5000 })
  const become = (set: string) =>
    app.owner.query(`update app.subscriptions set ${set} where company_id = $1`, [companyId])
  await become(`next_plan = 'basic'`)
  expect(await renewal()).toEqual({ at: end, credits: 1000 })
  for (const set of [`state = 'ending', next_plan = 'free'`, `state = 'frozen', next_plan = null`]) {
    await become(set)
    expect(await renewal()).toBeNull()
  }
})
