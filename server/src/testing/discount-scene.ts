import { randomBytes } from 'node:crypto'
import type { Discount, DiscountFigures } from '@bizamply/contract/discounts'
import type { Caller } from './caller.ts'
import { makeCompany, type TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

export interface Listed {
  data: Discount[]
  problem: string | null
  ordersProblem: string | null
  syncedAt: string | null
  figures: DiscountFigures
}

export interface DiscountScene extends TestCompany {
  admin: Caller
  /** The shop's address. */
  account: string
}

/** A company whose shop is connected, with some rights unticked on the shop's own page. */
export async function discountScene(
  app: TestApp,
  without: string[] = [],
  /** Whether Shopify approved us for protected customer data, without which no order is shown. */
  { approved = true }: { approved?: boolean } = {},
): Promise<DiscountScene> {
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  const account = `shop-${randomBytes(6).toString('hex')}.myshopify.com`
  await app.control('POST', '/_/accounts', { platform: 'shopify', account, name: 'Mugs' })
  await app.control('POST', '/_/protected', { shop: account, approved })
  await connectShop(admin, company.brandId, account, without)
  return { ...company, admin, account }
}

export async function connectShop(admin: Caller, brandId: string, shop: string, without: string[] = []): Promise<void> {
  const begun = await admin.raw('GET', `/integration/shopify/?company=${brandId}&shop=${shop}`)
  const consent = new URL(begun.headers.get('location') ?? '')
  const body = new URLSearchParams({ account: shop, decision: 'approve' })
  const scopes = consent.searchParams.get('scope')?.split(',') ?? []
  for (const scope of scopes.filter((one) => !without.includes(one))) body.append('scope', scope)
  const answer = await fetch(consent, { method: 'POST', redirect: 'manual', body })
  const back = new URL(answer.headers.get('location') ?? '')
  const end = (await admin.raw('GET', back.pathname + back.search)).headers.get('location') ?? ''
  if (!end.startsWith('/connect/done')) throw new Error(`not connected: ${end}`)
}

export const listOf = async (caller: Caller): Promise<Listed> =>
  (await caller.get('/api/discounts')).json as unknown as Listed

/** Waits until a discount is listed as expected. */
export const shown = (caller: Caller, code: string, matches: (one: Discount) => boolean = () => true) =>
  until(`the discount ${code}`, async () =>
    (await listOf(caller)).data.find((one) => one.code === code && matches(one)),
  )

/** Actions of the merchant and the shoppers. */
export function inShop(app: TestApp, shop: string) {
  const control = async (method: string, path: string, body?: object) => {
    const { status, json } = await app.control(method, path, body)
    if (status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(json)}`)
    return json['data'] as unknown as Record<string, unknown> & { id: string }
  }
  const all = async () => (await control('GET', `/_/discounts?shop=${shop}`)) as unknown as Record<string, unknown>[]
  return {
    codes: all,
    code: async (code: string) => (await all()).find((one) => one['code'] === code),
    make: (given: object) => control('POST', '/_/discounts', { shop, title: 'Made there', webhook: 'once', ...given }),
    edit: async (code: string, given: object) => {
      const known = (await all()).find((one) => one['code'] === code)
      return control('PUT', `/_/discounts/${String(known?.['id'])}`, { shop, webhook: 'once', ...given })
    },
    remove: async (code: string, webhook = 'once') => {
      const known = (await all()).find((one) => one['code'] === code)
      await control('DELETE', `/_/discounts/${String(known?.['id'])}?shop=${shop}&webhook=${webhook}`)
    },
    buy: (given: object) => control('POST', '/_/orders', { shop, webhook: 'once', ...given }),
    cancel: (id: string) => control('POST', `/_/orders/${id}`, { do: 'cancel', webhook: 'once' }),
  }
}
