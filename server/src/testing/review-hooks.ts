import { createHmac } from 'node:crypto'
import { makeCompany, type TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'

/** A company whose shop sends webhooks for its reviews. */
export async function companyWithHooks(app: TestApp): Promise<TestCompany> {
  const company = await makeCompany(app)
  const at = `${app.sandbox.url}/api.judge.me/api/v1/webhooks?shop_domain=${company.shop}`
  const headers = { 'content-type': 'application/json', 'x-api-token': `jm_test_${company.shop}` }
  for (const event of ['created', 'published', 'updated', 'unpublished']) {
    const webhook = { key: `review/${event}`, url: `${app.services.appUrl}/hooks/judgeme` }
    const answer = await fetch(at, { method: 'POST', headers, body: JSON.stringify({ webhook }) })
    if (answer.status !== 200) throw new Error(`no webhook: ${answer.status}`)
  }
  return company
}

/** A shopper writes a review there; returns its id. */
export async function writeReview(
  app: TestApp,
  { shop }: TestCompany,
  more: Record<string, unknown> = {},
): Promise<string> {
  const review = {
    platform: 'judgeme',
    shop,
    rating: 4,
    text: 'Sturdy bag.',
    name: 'Ada Byron',
    email: 'ada@example.org',
  }
  return String((await app.control('POST', '/_/reviews', { ...review, ...more })).json['id'])
}

export interface ReviewRow {
  id: string
  external_id: string
  content: string
  rating: number
  published: boolean
  author_name: string | null
  author_email: string | null
}

export async function reviewsOf(app: TestApp, { companyId }: TestCompany): Promise<ReviewRow[]> {
  const { rows } = await app.owner.query<ReviewRow>(
    'select id, external_id, content, rating, published, author_name, author_email from app.comments where company_id = $1 order by occurred_at, external_id',
    [companyId],
  )
  return rows
}

/** The counts of the brand's only day. */
export async function daysOf(app: TestApp, { companyId }: TestCompany): Promise<Record<string, number> | undefined> {
  const { rows } = await app.owner.query<Record<string, number>>(
    'select received, pending, rating_sum, rating_count from app.brand_days where company_id = $1',
    [companyId],
  )
  return rows[0]
}

/** A webhook as Judge.me signs it, with the private token that registered it. */
export async function deliver(
  app: TestApp,
  company: TestCompany,
  body: unknown,
  more: { key?: string; signature?: string | null } = {},
): Promise<Response> {
  const raw = typeof body === 'string' ? body : JSON.stringify(body)
  const key = more.key ?? `jm_test_${company.shop}`
  const signature = more.signature === undefined ? createHmac('sha256', key).update(raw).digest('hex') : more.signature
  const headers = new Headers({ 'content-type': 'application/json' })
  if (signature !== null) headers.set('judgeme-hmac-sha256', signature)
  return app.fetch(new Request('http://localhost:3000/hooks/judgeme', { method: 'POST', headers, body: raw }))
}

/** A webhook's review from Judge.me. */
export const delivery = (company: TestCompany, review: Record<string, unknown> = {}, event = 'review/created') => ({
  event,
  platform: 'shopify',
  shop_domain: company.shop,
  review: {
    id: 4711,
    title: 'Bag',
    body: 'Sturdy bag.',
    rating: 4,
    product_external_id: 8001,
    product_title: 'Canvas Bag',
    reviewer: { id: 1, name: 'Ada Byron', email: 'ada@example.org', phone: null },
    curated: 'ok',
    published: true,
    hidden: false,
    verified: 'buyer',
    created_at: '2026-11-20T10:00:00+00:00',
    updated_at: '2026-11-20T10:00:00+00:00',
    ...review,
  },
})
