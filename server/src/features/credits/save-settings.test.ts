import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { makeStaff } from '../../testing/make-staff.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { listenAs } from '../../testing/stream.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
let administrator: Caller
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  administrator = await (await makeStaff(app)).as('viewer')
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const first = { freeCredits: 100, generateCredits: 2, sendCredits: 1, whatsappExtraCredits: 1 }
const save = (prices: object) => administrator.post('/api/credits/settings', prices)

test('a new price applies to the next charge, holds keep theirs, and open consoles are notified', async () => {
  const scene = await replyScene(app)
  const stream = await listenAs(scene.editor)
  await scene.editor.post('/api/comments/generate', { commentId: scene.id })
  const saved = await save({ ...first, generateCredits: 3, version: 1 })
  expect(saved.json['data']).toMatchObject({ generateCredits: 3, version: 2, lastUpdated: expect.any(String) })
  await until('consoles to be notified of prices', async () => stream.events.some(({ data }) => data.id === 'prices'))
  await stream.close()
  await scene.editor.post('/api/comments/generate', { commentId: scene.id })
  const { rows } = await app.owner.query(
    'select credits, price_version from app.credit_holds where company_id = $1 order by created_at, id',
    [scene.company.companyId],
  )
  expect(rows).toEqual([
    { credits: 2, price_version: 1 },
    { credits: 3, price_version: 2 },
  ])
  expect((await administrator.get('/api/admin/credit-settings')).json['data']).toMatchObject([
    { version: 2, generateCredits: 3 },
    { version: 1, generateCredits: 2, lastUpdated: null, updatedBy: null },
  ])
})

test('of two concurrent saves of the same version one is refused, and nothing is overwritten', async () => {
  const { version } = (await administrator.get('/api/credits/settings')).json['data'] as unknown as { version: number }
  const both = await Promise.all([
    save({ ...first, sendCredits: 2, version }),
    save({ ...first, sendCredits: 4, version }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const kept = both.find(({ status }) => status === 200)?.json['data']
  expect((await administrator.get('/api/credits/settings')).json['data']).toEqual(kept)
  const refused = both.find(({ status }) => status === 409)
  expect(refused?.json['details']).toMatchObject({ current: kept })
})

test("members can't save", async () => {
  const company = await makeCompany(app, { connected: false })
  expectRefusal(await (await company.as('admin')).post('/api/credits/settings', { ...first, version: 1 }), 'FORBIDDEN')
  expect((await administrator.get('/api/admin/credit-settings')).status).toBe(200)
})
