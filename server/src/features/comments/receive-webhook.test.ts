import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { listenAs } from '../../testing/stream.ts'
import { tenantRows } from '../../testing/tenant-rows.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { syncConnectionJob } from './index.ts'

let app: TestApp
let late: { company: TestCompany; at: number; id: string }
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true })
  const company = await hooked()
  late = { company, at: Date.now(), id: await write(company, { webhook: 'late', text: 'I come late.' }) }
})
afterEach(() => app.calm())
afterAll(() => app.stop())

/** A company whose shop tells us of its reviews. */
async function hooked(): Promise<TestCompany> {
  const company = await makeCompany(app)
  const at = `${app.sandbox.url}/api.judge.me/api/v1/webhooks?shop_domain=${company.shop}`
  const headers = { 'content-type': 'application/json', 'x-api-token': `jm_test_${company.shop}` }
  for (const event of ['created', 'published', 'updated', 'unpublished']) {
    const webhook = { key: `review/${event}`, url: `${app.services.appUrl}/hooks/judgeme` }
    const answer = await fetch(at, { method: 'POST', headers, body: JSON.stringify({ webhook }) })
    expect(answer.status).toBe(200)
  }
  return company
}

async function write({ shop }: TestCompany, more: Record<string, unknown> = {}): Promise<string> {
  const review = {
    platform: 'judgeme',
    shop,
    rating: 4,
    text: 'Sturdy bag.',
    name: 'Ada Byron',
    email: 'ada@example.org',
  }
  return String((await app.play('POST', '/_/reviews', { ...review, ...more })).json['id'])
}

interface Row {
  id: string
  external_id: string
  content: string
  rating: number
  published: boolean
  author_name: string | null
  author_email: string | null
}

async function comments({ companyId }: TestCompany): Promise<Row[]> {
  const { rows } = await app.owner.query<Row>(
    'select id, external_id, content, rating, published, author_name, author_email from app.comments where company_id = $1 order by occurred_at, external_id',
    [companyId],
  )
  return rows
}

async function days({ companyId }: TestCompany): Promise<Record<string, number> | undefined> {
  const { rows } = await app.owner.query<Record<string, number>>(
    'select received, pending, rating_sum, rating_count from app.brand_days where company_id = $1',
    [companyId],
  )
  return rows[0]
}

const arrived = (company: TestCompany, count: number) =>
  until(`${count} arrived`, async () => (await comments(company)).length >= count)

/** A delivery as Judge.me signs it: with the private token that registered it. */
async function deliver(company: TestCompany, body: unknown, more: { key?: string; signature?: string | null } = {}) {
  const raw = typeof body === 'string' ? body : JSON.stringify(body)
  const key = more.key ?? `jm_test_${company.shop}`
  const signature = more.signature === undefined ? createHmac('sha256', key).update(raw).digest('hex') : more.signature
  const headers = new Headers({ 'content-type': 'application/json' })
  if (signature !== null) headers.set('judgeme-hmac-sha256', signature)
  return app.fetch(new Request('http://localhost:3000/hooks/judgeme', { method: 'POST', headers, body: raw }))
}

const delivery = (company: TestCompany, review: Record<string, unknown> = {}, event = 'review/created') => ({
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

describe('a review that a shopper writes', () => {
  test.each(['once', 'twice'])('is there one time (told %s)', async (webhook) => {
    const company = await hooked()
    const id = await write(company, { webhook })
    await arrived(company, 1)
    await until('all was told', async () => {
      const { rows } = await app.owner.query('select 1 from app.webhook_receipts where company_id = $1', [
        company.companyId,
      ])
      return rows.length >= 2
    })
    expect((await comments(company)).map((row) => row.external_id)).toEqual([id])
    expect(await days(company)).toEqual({ received: 1, pending: 1, rating_sum: 4, rating_count: 1 })
  })

  test('is told to the browsers that are open, and to nobody else', async () => {
    const [company, other] = [await hooked(), await hooked()]
    const [here, there] = [await listenAs(await company.as('viewer')), await listenAs(await other.as('viewer'))]
    await write(company)
    await arrived(company, 1)
    const [event] = await here.told('comment')
    const [row] = await comments(company)
    expect(event?.data).toEqual({ brandId: company.brandId, id: row?.id })
    expect(there.events.map((one) => one.event)).toEqual(['ready'])
    await here.close()
    await there.close()
  })

  test('that nobody was told of comes in with the next sync, once', async () => {
    const company = await hooked()
    const ids = [await write(company, { webhook: 'lost' }), await write(company, { webhook: 'once' })]
    await arrived(company, 1)
    const { rows } = await app.owner.query<{ id: string }>('select id from app.connections where company_id = $1', [
      company.companyId,
    ])
    const payload = { companyId: company.companyId, connectionId: rows[0]?.id ?? '' }
    for (let n = 0; n < 2; n++) await syncConnectionJob(app.services, payload, new AbortController().signal)
    expect((await comments(company)).map((row) => row.external_id).toSorted()).toEqual(ids.toSorted())
    expect(await days(company)).toMatchObject({ received: 2 })
  })

  test('and changes moves its rating in every figure, and keeps its answer', async () => {
    const company = await hooked()
    const id = await write(company)
    await arrived(company, 1)
    const editor = await company.as('editor')
    const [row] = await comments(company)
    await editor.post('/api/comments/generate', { commentId: row?.id })
    // Judge.me's times have whole seconds: an edit of the same second is news by its words.
    await app.play('PUT', `/_/reviews/${id}`, { rating: 1, text: 'It broke.' })
    await until('the edit is there', async () => (await comments(company))[0]?.content === 'It broke.')
    expect(await comments(company)).toMatchObject([{ rating: 1, content: 'It broke.' }])
    expect(await days(company)).toEqual({ received: 1, pending: 0, rating_sum: 1, rating_count: 1 })
    const { rows } = await app.owner.query(
      `select d.rating_sum, d.received, d.draft from app.brand_product_days d where d.company_id = $1`,
      [company.companyId],
    )
    expect(rows.every((day) => (day as { received: number }).received === 1)).toBe(true)
    const shown = await editor.get(`/api/comments/${row?.id}`)
    expect(shown.json['data']).toMatchObject({ status: 'draft', version: 1, rating: '1' })
  })

  test('and is hidden is marked as not public, not removed', async () => {
    const company = await hooked()
    const id = await write(company)
    await arrived(company, 1)
    app.advance(2000)
    await app.play('POST', '/_/clock', { advance: 'PT2S' })
    await app.play('PUT', `/_/reviews/${id}`, { published: false })
    await until('it is hidden', async () => (await comments(company))[0]?.published === false)
    expect(await days(company)).toMatchObject({ received: 1 })
  })
})

describe('a delivery', () => {
  test('that is older than what we have changes nothing', async () => {
    const company = await hooked()
    expect((await deliver(company, delivery(company, { updated_at: '2026-11-20T12:00:00+00:00' }))).status).toBe(204)
    const before = await comments(company)
    const older = delivery(
      company,
      { body: 'An older text', rating: 1, updated_at: '2026-11-20T11:00:00+00:00' },
      'review/updated',
    )
    expect((await deliver(company, older)).status).toBe(204)
    expect(await comments(company)).toEqual(before)
    const newer = delivery(
      company,
      { body: 'A newer text', rating: 2, updated_at: '2026-11-20T13:00:00+00:00' },
      'review/updated',
    )
    expect((await deliver(company, newer)).status).toBe(204)
    expect(await comments(company)).toMatchObject([{ content: 'A newer text', rating: 2 }])
    expect(await days(company)).toEqual({ received: 1, pending: 1, rating_sum: 2, rating_count: 1 })
  })

  test('that comes in another order ends with the newest', async () => {
    const company = await hooked()
    const at = (minute: number) => `2026-11-20T12:0${minute}:00+00:00`
    await Promise.all(
      [3, 1, 5, 2, 4].map((n) =>
        deliver(company, delivery(company, { body: `Text ${n}`, rating: n, updated_at: at(n) }, 'review/updated')),
      ),
    )
    for (const n of [5, 3])
      await deliver(company, delivery(company, { body: `Text ${n}`, rating: n, updated_at: at(n) }, 'review/published'))
    expect(await comments(company)).toMatchObject([{ content: 'Text 5', rating: 5 }])
    expect(await days(company)).toEqual({ received: 1, pending: 1, rating_sum: 5, rating_count: 1 })
  })

  test('that was sent twenty times at once is one comment', async () => {
    const company = await hooked()
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(company, delivery(company))))
    expect(answers.every(({ status }) => status === 204)).toBe(true)
    expect(await comments(company)).toHaveLength(1)
    expect(await days(company)).toMatchObject({ received: 1 })
  })

  test('with a wrong signature, or of a shop that we do not know, gets the same 401 and stores nothing', async () => {
    const company = await hooked()
    const other = await hooked()
    const before = await tenantRows(app)
    const body = JSON.stringify(delivery(company))
    const right = createHmac('sha256', `jm_test_${company.shop}`).update(body).digest('hex')
    const unknown = { ...delivery(company), shop_domain: 'nobody.myshopify.com' }
    const answers = [
      await deliver(company, body, { signature: null }),
      await deliver(company, body, { signature: '' }),
      await deliver(company, body, { signature: 'x'.repeat(64) }),
      await deliver(company, body, { signature: '0'.repeat(64) }),
      await deliver(company, body, { signature: right.slice(0, -1) }),
      await deliver(company, `${body} `, { signature: right }),
      await deliver(company, body, { key: `jm_test_${other.shop}` }),
      await deliver(company, unknown),
      await deliver(company, 'no json'),
      await deliver(company, '[]'),
      await deliver(company, { ...delivery(company), shop_domain: 7 }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({
        message: 'The signature is not valid.',
        code: 'UNAUTHENTICATED',
        errors: [],
      })
    }
    expect(await tenantRows(app)).toEqual(before)
  })

  test('that is signed and makes no sense is taken or refused, never an error of ours', async () => {
    const company = await hooked()
    for (const body of [
      { shop_domain: company.shop },
      { shop_domain: company.shop, event: 7 },
      { shop_domain: company.shop, event: 'review/created' },
      { shop_domain: company.shop, event: 'review/created', review: null },
      { shop_domain: company.shop, event: 'review/created', review: { id: null } },
      { shop_domain: company.shop, event: 'widget/settings/updated', review: {} },
    ]) {
      const { status } = await deliver(company, body)
      expect([JSON.stringify(body), status < 500]).toEqual([JSON.stringify(body), true])
    }
    expect(await comments(company)).toEqual([])
  })

  test('with characters that no database keeps is kept without them', async () => {
    const company = await hooked()
    const odd = 'a\0b\ud800c'
    const review = {
      title: odd,
      body: odd,
      product_external_id: `8\0${'1'}`,
      product_title: odd,
      verified: odd,
      reviewer: { name: odd, email: `x\0@example.org`, phone: odd },
    }
    expect((await deliver(company, delivery(company, review))).status).toBe(204)
    const [row] = await comments(company)
    expect(row).toMatchObject({ content: 'ab\ufffdc', author_name: 'ab\ufffdc', author_email: 'x@example.org' })
    const edited = { ...review, body: 'Other words', updated_at: '2026-11-21T10:00:00+00:00' }
    expect((await deliver(company, delivery(company, edited, 'review/updated'))).status).toBe(204)
    expect(await comments(company)).toMatchObject([{ content: 'Other words' }])
  })

  test('of a very long review is kept as far as anybody writes', async () => {
    const company = await hooked()
    expect((await deliver(company, delivery(company, { body: 'x'.repeat(50_000) }))).status).toBe(204)
    expect((await comments(company))[0]?.content).toHaveLength(20_000)
    const huge = await deliver(company, delivery(company, { id: 2, body: 'x'.repeat(1_100_000) }))
    expect(huge.status).toBe(413)
    expect(await comments(company)).toHaveLength(1)
  })
})

test('a webhook that comes late comes once', async () => {
  await until('it is there', async () => (await comments(late.company)).length === 1)
  expect(Date.now() - late.at).toBeGreaterThanOrEqual(5000)
  expect((await comments(late.company)).map((row) => row.external_id)).toEqual([late.id])
})
