import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ActivityItem, Overview, Stats } from '@bizamply/contract/dashboard'
import { figureBrand } from '../../testing/figure-scene.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newId } from '../../db/ids.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const nothing = {
  received: 0,
  pending: 0,
  draft: 0,
  sent: 0,
  openPending: 0,
  openDraft: 0,
  handledRate: null,
  responseRate: null,
  rating: null,
  rated: 0,
  stars: [0, 0, 0, 0, 0],
  responseHours: null,
  answered: 0,
  waits: [0, 0, 0, 0],
  positive: 0,
  mixed: 0,
  neutral: 0,
  negative: 0,
}

test('an empty brand shows zeros, no ratios, and its free credits as an entry', async () => {
  const company = await makeCompany(app, { connected: false })
  const viewer = await company.as('viewer')
  const { data } = (await viewer.get('/api/dashboard/overview')).json as unknown as { data: Overview }
  expect(data).toMatchObject({
    any: false,
    now: nothing,
    before: nothing,
    platforms: [],
    products: [],
    productCount: 0,
    activity: [],
    messages: [],
    transactionCount: 1,
  })
  expect(data.transactions.map(({ type, credits }) => [type, credits])).toEqual([['bonus', 100]])
  expect(data.points).toHaveLength(7)
  expect(
    data.points.every(({ received, rating, responseHours }) => !received && rating === null && !responseHours),
  ).toBe(true)
  for (const range of ['24h', '7d', '30d', '90d', 'all']) {
    const answer = await viewer.get(`/backend/api/dashboard/stats?timeRange=${range}`)
    expect(answer.json['data']).toEqual({
      totalReviews: 0,
      totalReviewsChange: null,
      responseRate: null,
      responseRateChange: null,
      avgRating: null,
      avgRatingChange: null,
      avgResponseTimeHours: null,
      avgResponseTime: null,
      avgResponseTimeChange: null,
      recentActivity: { newReviews: 0, responsesGenerated: 0, responsesSent: 0 },
      platformBreakdown: {},
      statusBreakdown: { pending: 0, draft: 0, sent: 0 },
      totalCredits: 100,
      usedCredits: 0,
      availableCredits: 100,
    })
  }
  expect((await viewer.get('/api/dashboard/activity')).json).toEqual({ success: true, data: [], activities: [] })
})

test('stats match the overview for the same days, in whole percent', async () => {
  const brand = await figureBrand(app, 'Europe/Berlin', 400, { seed: 7 })
  const viewer = await brand.as('viewer')
  const { data: first } = (await viewer.get('/api/dashboard/overview')).json as unknown as { data: Overview }
  for (const [range, days] of [
    ['24h', 1],
    ['7d', 7],
    ['30d', 30],
    ['90d', 90],
  ] as const) {
    const from = new Date(Date.parse(first.today) - (days - 1) * 86_400_000).toISOString().slice(0, 10)
    const query = `from=${from}&to=${first.today}`
    const { data } = (await viewer.get(`/api/dashboard/overview?${query}`)).json as unknown as { data: Overview }
    const answer = (await viewer.get(`/api/dashboard/stats?timeRange=${range}`)).json as unknown as { data: Stats }
    const { now, before } = data
    const percent = (share: number | null | undefined): number | null =>
      typeof share === 'number' ? Math.round(share * 100) : null
    expect([range, answer]).toEqual([range, { success: true, data: answer.data, ...answer.data }])
    expect([range, answer.data]).toMatchObject([
      range,
      {
        totalReviews: now.received,
        responseRate: percent(now.handledRate),
        statusBreakdown: { pending: now.pending, draft: now.draft, sent: now.sent },
        recentActivity: { newReviews: now.received },
      },
    ])
    if (now.rating !== null) expect(answer.data.avgRating).toBeCloseTo(now.rating, 1)
    if (before?.received) {
      expect(answer.data.totalReviewsChange).toBe(
        Math.round(((now.received - before.received) / before.received) * 100),
      )
      expect(answer.data.responseRateChange).toBe((percent(now.handledRate) ?? 0) - (percent(before.handledRate) ?? 0))
    }
    const shares = Object.values(answer.data.platformBreakdown)
    expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(now.received)
    expect(shares.reduce((sum, { percentage }) => sum + percentage, 0)).toBeCloseTo(now.received ? 100 : 0, 0)
  }
  const { data: all } = (await viewer.get('/api/dashboard/stats?timeRange=all')).json as unknown as { data: Stats }
  const { rows } = await app.owner.query<{ n: number }>(
    `select count(*)::int as n from app.comments where company_id = $1 and triage_state <> 'hidden'`,
    [brand.companyId],
  )
  expect([all.totalReviews, all.totalReviewsChange]).toEqual([rows[0]?.n, null])
})

test('generated and posted replies in the window are counted, and the newest comment is first', async () => {
  const { company, editor, ids, draft, send } = await replyScene(app, { comments: 3 })
  await draft()
  await send()
  await draft('Another one', ids[1])
  const { data } = (await editor.get('/api/dashboard/stats')).json as unknown as { data: Stats }
  expect(data.recentActivity).toEqual({ newReviews: 3, responsesGenerated: 2, responsesSent: 1 })
  expect(data.usedCredits).toBe(5)
  await app.owner.query(`update app.comments set triage_state = 'hidden' where company_id = $1 and id = $2`, [
    company.companyId,
    ids[2],
  ])
  const activity = (await editor.get('/backend/api/dashboard/activity?limit=1')).json as unknown as {
    data: ActivityItem[]
    activities: ActivityItem[]
  }
  expect(activity.data).toEqual(activity.activities)
  expect(activity.data).toMatchObject([{ id: ids[1], commentId: ids[1], status: 'draft', platform: 'judgeme' }])
  const { data: overview } = (await editor.get('/api/dashboard/overview')).json as unknown as { data: Overview }
  expect(overview.activity.map(({ id }) => id)).toEqual([ids[1], ids[0]])
  expect(overview.transactions.map(({ credits }) => credits)).toEqual([-2, -1, -2, 10])
  expect(overview.transactionCount).toBe(4)
})

test('recent WhatsApp messages are listed with their contact', async () => {
  const company = await makeCompany(app, { connected: false })
  const contact = newId()
  await app.owner.query(
    `insert into app.contacts (company_id, id, brand_id, phone, name, source, created_at) values ($1, $2, $3, '4915112345', $4, 'whatsapp', now())`,
    [company.companyId, contact, company.brandId, 'Jonas'],
  )
  await app.owner.query(
    `insert into app.whatsapp_messages (company_id, id, brand_id, contact_id, direction, body, status, status_at, created_at)
     select $1, gen_random_uuid(), $2, $3, case when n % 2 = 0 then 'in' else 'out' end, 'Message ' || n,
       case when n % 2 = 0 then 'received' else 'read' end, now(), now() - n * interval '1 hour' from generate_series(1, 9) n`,
    [company.companyId, company.brandId, contact],
  )
  const viewer = await company.as('viewer')
  const { data } = (await viewer.get('/api/dashboard/overview')).json as unknown as { data: Overview }
  expect(data.messages.map(({ text, name, direction }) => [text, name, direction])).toEqual(
    [1, 2, 3, 4, 5, 6].map((n) => [`Message ${n}`, 'Jonas', n % 2 ? 'out' : 'in']),
  )
})

test('the count and page of recent entries cover the same days', async () => {
  const company = await makeCompany(app, { connected: false })
  app.advance(8 * 86_400_000)
  for (const [period, count] of [
    ['7', 0],
    ['30', 1],
  ] as const) {
    const again = await company.as('viewer')
    const { data } = (await again.get(`/api/dashboard/overview?period=${period}`)).json as unknown as { data: Overview }
    expect([period, data.transactions.length, data.transactionCount]).toEqual([period, count, count])
  }
})

test("another company’s brand isn't found", async () => {
  const [ours, theirs] = [await makeCompany(app, { connected: false }), await makeCompany(app, { connected: false })]
  const viewer = await ours.as('viewer')
  viewer.brand = theirs.brandId
  for (const call of ['overview', 'stats', 'activity']) {
    const answer = await viewer.get(`/api/dashboard/${call}`)
    expect([call, answer.status, answer.json['code']]).toEqual([call, 404, 'NOT_FOUND'])
  }
})
