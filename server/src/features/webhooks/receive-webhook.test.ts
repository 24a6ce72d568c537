import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TestCompany } from '../../testing/make-company.ts'
import { daysOf, deliver, delivery, companyWithHooks, reviewsOf, writeReview } from '../../testing/review-hooks.ts'
import { listenAs } from '../../testing/stream.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { syncConnectionJob } from '../comments/index.ts'

let app: TestApp
let late: { company: TestCompany; at: number; id: string }
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true })
  const company = await companyWithHooks(app)
  late = { company, at: Date.now(), id: await writeReview(app, company, { webhook: 'late', text: 'I come late.' }) }
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const arrived = (company: TestCompany, count: number) =>
  until(`${count} arrived`, async () => (await reviewsOf(app, company)).length >= count)

describe("a customer's review", () => {
  test.each(['once', 'twice'])('is stored once when its webhook arrives %s', async (webhook) => {
    const company = await companyWithHooks(app)
    const id = await writeReview(app, company, { webhook })
    await arrived(company, 1)
    await until('all events to arrive', async () => {
      const { rows } = await app.owner.query('select 1 from app.webhook_receipts where company_id = $1', [
        company.companyId,
      ])
      return rows.length >= 2
    })
    expect((await reviewsOf(app, company)).map((row) => row.external_id)).toEqual([id])
    expect(await daysOf(app, company)).toEqual({ received: 1, pending: 1, rating_sum: 4, rating_count: 1 })
  })

  test('is announced only to browsers of the same brand', async () => {
    const [company, other] = [await companyWithHooks(app), await companyWithHooks(app)]
    const [here, there] = [await listenAs(await company.as('viewer')), await listenAs(await other.as('viewer'))]
    await writeReview(app, company)
    await arrived(company, 1)
    const [event] = await here.received('comment')
    const [row] = await reviewsOf(app, company)
    expect(event?.data).toEqual({ brandId: company.brandId, id: row?.id })
    expect(there.events.map((one) => one.event)).toEqual(['ready'])
    await here.close()
    await there.close()
  })

  test('missed by webhooks is stored once by the next sync', async () => {
    const company = await companyWithHooks(app)
    const ids = [
      await writeReview(app, company, { webhook: 'lost' }),
      await writeReview(app, company, { webhook: 'once' }),
    ]
    await arrived(company, 1)
    const { rows } = await app.owner.query<{ id: string }>('select id from app.connections where company_id = $1', [
      company.companyId,
    ])
    const payload = { companyId: company.companyId, connectionId: rows[0]?.id ?? '' }
    for (let n = 0; n < 2; n++) await syncConnectionJob(app.services, payload, new AbortController().signal)
    expect((await reviewsOf(app, company)).map((row) => row.external_id).toSorted()).toEqual(ids.toSorted())
    expect(await daysOf(app, company)).toMatchObject({ received: 2 })
  })

  test('that is edited updates every rollup and keeps its reply', async () => {
    const company = await companyWithHooks(app)
    const id = await writeReview(app, company)
    await arrived(company, 1)
    const editor = await company.as('editor')
    const [row] = await reviewsOf(app, company)
    await editor.post('/api/comments/generate', { commentId: row?.id })
    // Judge.me's times are whole seconds, so an edit in the same second is detected by its text.
    await app.control('PUT', `/_/reviews/${id}`, { rating: 1, text: 'It broke.' })
    await until('the edit is there', async () => (await reviewsOf(app, company))[0]?.content === 'It broke.')
    expect(await reviewsOf(app, company)).toMatchObject([{ rating: 1, content: 'It broke.' }])
    expect(await daysOf(app, company)).toEqual({ received: 1, pending: 0, rating_sum: 1, rating_count: 1 })
    const { rows } = await app.owner.query(
      `select d.rating_sum, d.received, d.draft from app.brand_product_days d where d.company_id = $1`,
      [company.companyId],
    )
    expect(rows.every((day) => (day as { received: number }).received === 1)).toBe(true)
    const shown = await editor.get(`/api/comments/${row?.id}`)
    expect(shown.json['data']).toMatchObject({ status: 'draft', version: 1, rating: '1' })
  })

  test("that is hidden becomes not public but isn't removed", async () => {
    const company = await companyWithHooks(app)
    const id = await writeReview(app, company)
    await arrived(company, 1)
    app.advance(2000)
    await app.control('POST', '/_/clock', { advance: 'PT2S' })
    await app.control('PUT', `/_/reviews/${id}`, { published: false })
    await until('it is hidden', async () => (await reviewsOf(app, company))[0]?.published === false)
    expect(await daysOf(app, company)).toMatchObject({ received: 1 })
  })
})

describe('a webhook', () => {
  test('older than the stored comment changes nothing', async () => {
    const company = await companyWithHooks(app)
    expect((await deliver(app, company, delivery(company, { updated_at: '2026-11-20T12:00:00+00:00' }))).status).toBe(
      204,
    )
    const before = await reviewsOf(app, company)
    const older = delivery(
      company,
      { body: 'An older text', rating: 1, updated_at: '2026-11-20T11:00:00+00:00' },
      'review/updated',
    )
    expect((await deliver(app, company, older)).status).toBe(204)
    expect(await reviewsOf(app, company)).toEqual(before)
    const newer = delivery(
      company,
      { body: 'A newer text', rating: 2, updated_at: '2026-11-20T13:00:00+00:00' },
      'review/updated',
    )
    expect((await deliver(app, company, newer)).status).toBe(204)
    expect(await reviewsOf(app, company)).toMatchObject([{ content: 'A newer text', rating: 2 }])
    expect(await daysOf(app, company)).toEqual({ received: 1, pending: 1, rating_sum: 2, rating_count: 1 })
  })

  test('out of order leaves the newest version', async () => {
    const company = await companyWithHooks(app)
    const at = (minute: number) => `2026-11-20T12:0${minute}:00+00:00`
    await Promise.all(
      [3, 1, 5, 2, 4].map((n) =>
        deliver(app, company, delivery(company, { body: `Text ${n}`, rating: n, updated_at: at(n) }, 'review/updated')),
      ),
    )
    for (const n of [5, 3])
      await deliver(
        app,
        company,
        delivery(company, { body: `Text ${n}`, rating: n, updated_at: at(n) }, 'review/published'),
      )
    expect(await reviewsOf(app, company)).toMatchObject([{ content: 'Text 5', rating: 5 }])
    expect(await daysOf(app, company)).toEqual({ received: 1, pending: 1, rating_sum: 5, rating_count: 1 })
  })

  test('sent twenty times concurrently stores one comment', async () => {
    const company = await companyWithHooks(app)
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(app, company, delivery(company))))
    expect(answers.every(({ status }) => status === 204)).toBe(true)
    expect(await reviewsOf(app, company)).toHaveLength(1)
    expect(await daysOf(app, company)).toMatchObject({ received: 1 })
  })

  test('with a valid signature but invalid content never causes a server error', async () => {
    const company = await companyWithHooks(app)
    for (const body of [
      { shop_domain: company.shop },
      { shop_domain: company.shop, event: 7 },
      { shop_domain: company.shop, event: 'review/created' },
      { shop_domain: company.shop, event: 'review/created', review: null },
      { shop_domain: company.shop, event: 'review/created', review: { id: null } },
      { shop_domain: company.shop, event: 'widget/settings/updated', review: {} },
    ]) {
      const { status } = await deliver(app, company, body)
      expect([JSON.stringify(body), status < 500]).toEqual([JSON.stringify(body), true])
    }
    expect(await reviewsOf(app, company)).toEqual([])
  })

  test('is stored without characters that PostgreSQL rejects', async () => {
    const company = await companyWithHooks(app)
    const odd = 'a\0b\ud800c'
    const review = {
      title: odd,
      body: odd,
      product_external_id: `8\0${'1'}`,
      product_title: odd,
      verified: odd,
      reviewer: { name: odd, email: `x\0@example.org`, phone: odd },
    }
    expect((await deliver(app, company, delivery(company, review))).status).toBe(204)
    const [row] = await reviewsOf(app, company)
    expect(row).toMatchObject({ content: 'ab\ufffdc', author_name: 'ab\ufffdc', author_email: 'x@example.org' })
    const edited = { ...review, body: 'Other words', updated_at: '2026-11-21T10:00:00+00:00' }
    expect((await deliver(app, company, delivery(company, edited, 'review/updated'))).status).toBe(204)
    expect(await reviewsOf(app, company)).toMatchObject([{ content: 'Other words' }])
  })

  test('with a very long review is stored up to the length limit', async () => {
    const company = await companyWithHooks(app)
    expect((await deliver(app, company, delivery(company, { body: 'x'.repeat(50_000) }))).status).toBe(204)
    expect((await reviewsOf(app, company))[0]?.content).toHaveLength(20_000)
    const huge = await deliver(app, company, delivery(company, { id: 2, body: 'x'.repeat(1_100_000) }))
    expect(huge.status).toBe(413)
    expect(await reviewsOf(app, company)).toHaveLength(1)
  })
})

test('a late webhook is stored once', async () => {
  await until('it is there', async () => (await reviewsOf(app, late.company)).length === 1)
  expect(Date.now() - late.at).toBeGreaterThanOrEqual(5000)
  expect((await reviewsOf(app, late.company)).map((row) => row.external_id)).toEqual([late.id])
})
