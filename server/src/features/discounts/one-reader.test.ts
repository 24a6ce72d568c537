import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inside } from '../../context.ts'
import { discountScene, inShop, type DiscountScene } from '../../testing/discount-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { requestDiscounts, sweepDiscounts } from './index.ts'
import { readShop } from './read-shop.ts'

let app: TestApp
let peer: TestApp
let scene: DiscountScene
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  peer = await startTestApp({ builtIn: true, peerOf: app })
  scene = await discountScene(app)
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
  peer.expectNoErrors()
})
afterAll(async () => {
  await peer.stop()
  await app.stop()
})

const ctxOf = (process: TestApp) => {
  const { companyId, brandId } = scene
  return inside(process.services, { companyId, publicId: '', brandId, actor: null })
}
const dueIn = async (): Promise<number> => {
  const { rows } = await app.owner.query<{ due_at: Date }>(
    'select due_at from app.discount_reads where company_id = $1',
    [scene.companyId],
  )
  return (rows[0]?.due_at.getTime() ?? 0) - app.services.now().getTime()
}
const isRead = async (): Promise<boolean> => {
  const { rowCount } = await app.owner.query(
    `select 1 from app.idempotency_keys where company_id = $1 and call = 'discounts-read'`,
    [scene.companyId],
  )
  return rowCount === 1
}

test('of two processes one reads a shop; a request in the meantime makes it read once more', async () => {
  await app.control('POST', '/_/faults', { platform: 'shopify', fault: 'slow', path: 'graphql', times: 1 })
  const first = readShop(ctxOf(app))
  await until('the reading', isRead)
  expect(await readShop(ctxOf(peer))).toBe('being-read')
  expect(await dueIn()).toBeGreaterThan(0)
  const ctx = ctxOf(peer)
  await ctx.tx((tx) => requestDiscounts(tx, ctx))
  expect(await first).toEqual({ problem: null })
  expect([await isRead(), (await dueIn()) <= 0]).toEqual([false, true])
})

test('a change whose lock can’t be released is done', async () => {
  await app.owner.query(`create function app.stays() returns trigger language plpgsql as $$ begin raise 'stays'; end $$;
    create trigger stays before delete on app.idempotency_keys for each row
      when (old.call = 'discount-change') execute function app.stays()`)
  const answer = await scene.admin.call('PUT', '/api/discounts/WELCOME10', { title: 'Done' })
  await app.owner.query('drop function app.stays() cascade')
  expect([answer.status, answer.json['data']?.['title']]).toEqual([200, 'Done'])
})

test('a process that died during a read is replaced, and an hour later the shop is read again', async () => {
  await readShop(ctxOf(app))
  expect(await dueIn()).toBeGreaterThan(0)
  const shop = inShop(app, scene.account)
  await shop.edit('WELCOME10', { title: 'Edited later', webhook: 'lost' })
  await app.owner.query(
    `insert into app.idempotency_keys (company_id, call, key, request_hash, state, worker, created_at)
     values ($1, 'discounts-read', $2, '', 'running', 1, now() - interval '1 hour')`,
    [scene.companyId, scene.brandId],
  )
  peer.advance(3_600_000)
  await sweepDiscounts(peer.services)
  const { rows } = await app.owner.query<{ title: string }>(
    `select title from app.discounts where company_id = $1 and code = 'WELCOME10'`,
    [scene.companyId],
  )
  expect([rows[0]?.title, await isRead()]).toEqual(['Edited later', false])
})

test("a read that outlasts its lock leaves the next one's lock alone", async () => {
  await app.control('POST', '/_/faults', { platform: 'shopify', fault: 'slow', path: 'graphql', times: 1 })
  const first = readShop(ctxOf(app))
  await until('the reading', isRead)
  app.advance(3 * 60_000)
  await app.control('DELETE', '/_/faults')
  await app.control('POST', '/_/faults', { platform: 'shopify', fault: 'slow', path: 'graphql' })
  const second = readShop(ctxOf(app))
  await first
  expect(await isRead()).toBe(true)
  await app.control('DELETE', '/_/faults')
  expect([await second, await isRead()]).toEqual([{ problem: null }, false])
})
