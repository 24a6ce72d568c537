import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { makeCompany, sample } from '../../testing/make-company.ts'
import { listenAs } from '../../testing/stream.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { storeComments } from '../comments/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

test('on request, the brands include the same data as the four separate calls', async () => {
  const company = await makeCompany(app)
  const source = { platform: 'judgeme', timezone: 'UTC', quiet: false }
  const incoming = [0, 1, 2].map((n) => sample(newId(), app.services.now(), n))
  await company.ctx.tx((tx) => storeComments(tx, company.ctx, source, incoming))
  const editor = await company.as('editor')

  const { json } = await editor.get('/api/onboard-data?with=bootstrap')
  const direct = async (path: string) => (await editor.get(path)).json['data']
  const bell = await editor.get('/api/comments/notifications/recent')
  expect(json).toMatchObject({ success: true, brands: [{ BrandId: company.ctx.brandId }] })
  expect((json['data'] as unknown as { bootstrap: unknown }).bootstrap).toEqual({
    balance: await direct('/api/credits/balance'),
    prices: await direct('/api/credits/settings'),
    preferences: await direct('/api/preferences'),
    composer: 'built-in',
    unread: { [company.ctx.brandId]: 3 },
    eventPosition: expect.stringMatching(/^\d+-0$/),
  })
  expect(bell.json['unread']).toBe(3)
})

test('a stream from its position has what happened since', async () => {
  const company = await makeCompany(app, { connected: false })
  const viewer = await company.as('viewer')
  // The oldest event: with only newer ones, the server couldn't rule out that some were deleted since the position.
  await app.owner.query(`insert into app.events (xid, company_id, type, created_at) values ('1', $1, 'job', now())`, [
    company.companyId,
  ])
  const { json } = await viewer.get('/api/onboard-data?with=bootstrap')
  const { bootstrap } = json['data'] as unknown as { bootstrap: { eventPosition: string } }
  const source = { platform: 'judgeme', timezone: 'UTC' }
  await company.ctx.tx((tx) => storeComments(tx, company.ctx, source, [sample('between', app.services.now(), 0)]))
  const stream = await listenAs(viewer, bootstrap.eventPosition)
  expect(stream.events[0]?.event).toBe('ready')
  expect(await stream.received('comment')).toHaveLength(1)
  await stream.close()
})

test('unread counts are personal, and exclude hidden comments and other companies', async () => {
  const [company, other] = [await makeCompany(app), await makeCompany(app)]
  const source = { platform: 'judgeme', timezone: 'UTC', quiet: false }
  for (const { ctx } of [company, other]) {
    const incoming = [0, 1].map((n) => sample(newId(), app.services.now(), n))
    await ctx.tx((tx) => storeComments(tx, ctx, source, incoming))
  }
  const unread = async (role: 'admin' | 'viewer') => {
    const { json } = await (await company.as(role)).get('/api/onboard-data?with=bootstrap')
    return (json['data'] as unknown as { bootstrap: { unread: Record<string, number> } }).bootstrap.unread
  }
  const admin = await company.as('admin')
  await admin.post('/api/notifications/read', { all: true })
  expect(await unread('admin')).toEqual({})
  expect(await unread('viewer')).toEqual({ [company.ctx.brandId]: 2 })
  await app.owner.query(
    `update app.comments set triage_state = 'hidden' where (company_id, id) =
       (select company_id, id from app.comments where company_id = $1 limit 1)`,
    [company.companyId],
  )
  expect(await unread('viewer')).toEqual({ [company.ctx.brandId]: 1 })
})

test('without the request, only the brands are returned', async () => {
  const company = await makeCompany(app)
  const { json } = await (await company.as('viewer')).get('/api/onboard-data')
  expect(Object.keys(json['data'] as object).toSorted()).toEqual(['brands', 'selectedBrandId'])
})
