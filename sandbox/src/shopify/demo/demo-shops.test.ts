import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { call, openTestSandbox } from '../../testing/open-test-sandbox.ts'

const demoDir = fileURLToPath(new URL('../../../../demo', import.meta.url))
const SHOP = 'alder-and-co.myshopify.com'

const setup = () => openTestSandbox({ demoDir, epoch: new Date('2026-11-21T09:00:00Z') })

test('the demo shop pays for a subscription whose period ends 30 days after its approval', async () => {
  const { control } = await setup()
  const [charge] = (await control('GET', `/charges?shop=${SHOP}`)).json.data
  expect(charge).toMatchObject({ name: 'Premium', status: 'ACTIVE', approvedAt: '2026-11-09T09:00:00.000Z' })
  expect(Date.parse(charge.currentPeriodEnd) - Date.parse(charge.approvedAt)).toBe(30 * 86_400_000)
})

test('each use of a demo discount is an order within its dates, the same in every store', async () => {
  const [one, other] = [await setup(), await setup()]
  const { data: discounts } = (await one.control('GET', `/discounts?shop=${SHOP}`)).json
  const orders = async (at: typeof one) => (await at.control('GET', `/orders?shop=${SHOP}&limit=5000`)).json
  const { data, total } = await orders(one)
  expect(await orders(other)).toEqual({ data, total })
  expect(total).toBe(discounts.reduce((sum: number, { used }: { used: number }) => sum + used, 0))
  for (const { code, startsAt, endsAt, used } of discounts) {
    const own = data.filter(({ codes }: { codes: string[] }) => codes.includes(code))
    expect(own).toHaveLength(used)
    for (const { createdAt } of own) expect(createdAt >= startsAt && (endsAt === null || createdAt < endsAt)).toBe(true)
  }
})

test('the demo shop lists its orders, 250 at a time', async () => {
  const { sandbox } = await setup()
  const query = '{ orders(first: 250, query: "discount_code:SORRY15") { nodes { id } pageInfo { hasNextPage } } }'
  const token = { 'x-shopify-access-token': 'shpat_sbxsecret_alder_1857cec522abef3180f6058d' }
  const { data } = (await call(sandbox, 'POST', `/${SHOP}/admin/api/2026-10/graphql.json`, { query }, token)).json
  expect([data.orders.nodes.length, data.orders.pageInfo.hasNextPage]).toEqual([64, false])
})
