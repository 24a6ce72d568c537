import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createPlatforms } from '../platforms/index.ts'
import { createShopify } from '../platforms/shopify/shopify.ts'
import { startSandboxClient } from '../testing/sandbox-client.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { loadDemo } from './load-demo.ts'
import { readDemo } from './read-demo.ts'

const folder = fileURLToPath(new URL('../../../demo', import.meta.url))
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('both brands of the first demo company have connected shops with tokens that the sandbox accepts', async () => {
  const demo = readDemo(folder)
  expect(await loadDemo(app.services, demo!, new Date('2026-11-01T12:00:00Z'))).toBe(true)
  const { rows } = await app.owner.query<{ company_id: string; account: string; sealed_credentials: string }>(
    `select company_id, account, sealed_credentials from app.connections where platform = 'shopify' order by account`,
  )
  expect(rows.map(({ account }) => account)).toEqual(['alder-and-co.myshopify.com', 'fern-goods.myshopify.com'])
  const { outbound } = await startSandboxClient({ demoDir: folder })
  const shopify = createShopify(outbound, { clientId: null, clientSecret: null })
  for (const { company_id, account, sealed_credentials } of rows) {
    expect(sealed_credentials).not.toContain('sbxsecret')
    const bind = `connection:${company_id}:shopify:${account}`
    const credentials = JSON.parse(app.services.encryption.decrypt(sealed_credentials, bind)) as Record<string, string>
    expect(credentials['token']).toContain('sbxsecret')
    expect(await shopify.testConnection({ account, credentials })).toMatchObject({ account })
    const { products } = await shopify.listProducts!({ account, credentials }, null)
    const stored = await app.owner.query<{ title: string; picture_url: string; details: string }>(
      `select p.title, p.picture_url, p.details from app.products p join app.connections c
         on c.company_id = p.company_id and c.brand_id = p.brand_id and c.account = $1 and c.platform = 'shopify'
       order by p.title`,
      [account],
    )
    const listed = products.map(({ title, pictureUrl, details }) => ({ title, picture_url: pictureUrl, details }))
    expect(listed.toSorted((a, b) => (a.title < b.title ? -1 : 1))).toEqual(stored.rows)
  }
})

test("the first brand's Instagram and WhatsApp are connected with tokens that the sandbox accepts", async () => {
  const { rows } = await app.owner.query<{ platform: string; company_id: string; account: string; sealed: string }>(
    `select platform, company_id, account, sealed_credentials as sealed from app.connections
     where platform in ('instagram', 'whatsapp') order by platform`,
  )
  expect(rows.map(({ platform }) => platform)).toEqual(['instagram', 'whatsapp'])
  const { outbound } = await startSandboxClient({ demoDir: folder })
  const platforms = createPlatforms(outbound, {})
  for (const { platform, company_id, account, sealed } of rows) {
    const opened = app.services.encryption.decrypt(sealed, `connection:${company_id}:${platform}:${account}`)
    const access = { account, credentials: JSON.parse(opened) as Record<string, string> }
    expect(await platforms.service(platform)?.testConnection(access)).toMatchObject({ account })
  }
})

test("the first demo company has its shop's plan, with its credits already in the ledger", async () => {
  const { rows } = await app.owner.query<{ id: string; shop: string; token: string; cents: number; company: string }>(
    `select h.external_id as id, h.shop, h.cents, h.company_id as company, c.sealed_credentials as token from app.subscriptions s
     join app.charges h on h.company_id = s.company_id and h.id = s.charge_id
     join app.companies o on o.company_id = s.company_id and o.plan = s.plan
     join app.connections c on c.company_id = s.company_id and c.account = h.shop and c.platform = 'shopify'`,
  )
  expect(rows).toHaveLength(1)
  const [row] = rows
  const { outbound } = await startSandboxClient({ demoDir: folder })
  const { billing } = createShopify(outbound, { clientId: null, clientSecret: null })
  const opened = app.services.encryption.decrypt(row!.token, `connection:${row!.company}:shopify:${row!.shop}`)
  const access = { account: row!.shop, credentials: JSON.parse(opened) as Record<string, string> }
  const subscription = await billing!.read(access, 'subscription', row!.id)
  expect(subscription).toMatchObject({ name: 'Premium', status: 'active', price: '70.99', currency: 'USD' })
  expect(Math.round(Number(subscription?.price) * 100)).toBe(row!.cents)
  const account = await app.owner.query('select total from app.credit_accounts where company_id = $1', [row!.company])
  expect(account.rows).toEqual([{ total: 5000 }])
})

test('the first demo brand has eight projects, each with its task count', async () => {
  const { rows } = await app.owner.query<{ name: string; ours: number[]; counted: number[]; products: number }>(
    `select p.name, array[p.tasks, p.tasks_done]::int[] as ours, cardinality(p.product_ids) as products,
       array[count(t.id), count(t.done_at)]::int[] as counted
     from app.projects p join app.brands b on b.company_id = p.company_id and b.id = p.brand_id and b.name = 'Alder'
     join app.project_tasks t on t.company_id = p.company_id and t.project_id = p.id group by p.company_id, p.id`,
  )
  expect(rows).toHaveLength(8)
  for (const { name, ours, counted } of rows) expect([name, ours]).toEqual([name, counted])
  expect(rows.filter(({ products }) => products === 1)).toHaveLength(7)
})
