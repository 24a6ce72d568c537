import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { billingScene, pass, planIs } from '../../../testing/billing-scene.ts'
import type { Loose } from '../../../testing/caller.ts'
import { platformScene } from '../../../testing/platform-scene.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { enqueueErasures, eraseCompany } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

type Scene = Pick<Awaited<ReturnType<typeof platformScene>>, 'companyId' | 'admin'>

async function leave({ companyId, admin }: Scene): Promise<Loose> {
  const { rows } = await app.owner.query<{ name: string }>('select name from app.companies where company_id = $1', [
    companyId,
  ])
  return (await admin.post('/api/company/deletion', { name: rows[0]?.name })).json['data'] as Loose
}

async function isThere({ companyId }: Scene): Promise<boolean> {
  const { rowCount } = await app.owner.query('select 1 from app.companies where company_id = $1', [companyId])
  return rowCount === 1
}

/** By the worker alone, which may already be doing it. */
const erased = (scene: Scene): Promise<unknown> =>
  until('the erasure', async () => {
    await enqueueErasures(app.services)
    return !(await isThere(scene))
  })

test('the request cancels the subscription at the shop, and undoing does not restore it', async () => {
  const scene = await billingScene(app)
  const charge = await scene.requested('basic')
  await scene.does(charge, 'approve')
  await planIs(scene, 'basic')
  expect(await scene.overview()).toMatchObject({ plan: 'basic', subscription: { state: 'active' } })
  expect(await leave(scene)).toMatchObject({ subscription: 'ending' })
  expect(await scene.shopCharge(charge)).toMatchObject({ status: 'CANCELLED' })
  expect((await scene.admin.call('DELETE', '/api/company/deletion')).status).toBe(200)
  expect(await scene.overview()).toMatchObject({ plan: 'basic', subscription: { state: 'ending' } })
})

test('a shop that does not respond is asked again, and the erasure waits a week for it', async () => {
  const scene = await billingScene(app)
  const charge = await scene.requested('basic')
  await scene.does(charge, 'approve')
  await planIs(scene, 'basic')
  await app.control('POST', '/_/faults', { platform: 'shopify', fault: 'http429', times: 1000, path: 'graphql' })
  expect(await leave(scene)).toMatchObject({ subscription: 'unasked' })
  const erase = () => eraseCompany(app.services, { companyId: scene.companyId }, new AbortController().signal)
  await pass(app, 14, 1)
  await erase()
  expect(await isThere(scene)).toBe(true)
  await app.control('DELETE', '/_/faults')
  await erased(scene)
  expect(await scene.shopCharge(charge)).toMatchObject({ status: 'CANCELLED' })
})

test('a cancellation that failed at the request is repeated by the sweep', async () => {
  const scene = await billingScene(app)
  const charge = await scene.requested('basic')
  await scene.does(charge, 'approve')
  await planIs(scene, 'basic')
  await app.control('POST', '/_/faults', { platform: 'shopify', fault: 'http429', times: 1000, path: 'graphql' })
  expect(await leave(scene)).toMatchObject({ subscription: 'unasked' })
  await app.control('DELETE', '/_/faults')
  await pass(app, 0, 2)
  await enqueueErasures(app.services)
  expect((await scene.admin.get('/api/company/leaving')).json['data']).toMatchObject({
    deletion: { subscription: 'ending' },
  })
  expect(await scene.shopCharge(charge)).toMatchObject({ status: 'CANCELLED' })
})

test('erasure releases the platform accounts, so that another company can connect them', async () => {
  const scene = await platformScene(app, 'shopify')
  await leave(scene)
  await pass(app, 14, 1)
  await erased(scene)
  for (const table of ['connections', 'shop_claims', 'companies']) {
    const { rowCount } = await app.owner.query(`select 1 from app.${table} where company_id = $1`, [scene.companyId])
    expect([table, rowCount]).toEqual([table, 0])
  }
})
