import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { forgetOldRows } from '../../db/forget-old-rows.ts'
import { routeWebhook } from '../../router/route-webhook.ts'
import { startChild } from '../../testing/child.ts'
import { doWebhooks } from '../../testing/do-webhooks.ts'
import type { TestCompany } from '../../testing/make-company.ts'
import { companyWithHooks, daysOf, delivery, reviewsOf } from '../../testing/review-hooks.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { enqueueDeliveries } from './webhook-deliveries.ts'
import { forgetPerson } from '../privacy/forget-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(async () => {
  app.expectNoErrors()
  await app.owner.query('delete from app.webhook_deliveries')
})
afterAll(() => app.stop())

const signed = ({ shop }: TestCompany, body: unknown) => {
  const text = JSON.stringify(body)
  const signature = createHmac('sha256', `jm_test_${shop}`).update(text).digest('hex')
  const headers = { 'content-type': 'application/json', 'judgeme-hmac-sha256': signature }
  return { text, headers }
}

/** Delivers a webhook that is stored and acknowledged but not yet processed. */
async function receive(company: TestCompany, review: Record<string, unknown> = {}): Promise<void> {
  const { text, headers } = signed(company, delivery(company, review))
  await routeWebhook(app.services, 'judgeme', { headers: new Headers(headers), rawBody: Buffer.from(text) })
}

const stored = async ({ companyId }: TestCompany) => {
  const text = 'select id, sealed_content from app.webhook_deliveries where company_id = $1 order by id'
  return (await app.owner.query<{ id: string; sealed_content: string }>(text, [companyId])).rows
}
const jobs = async ({ companyId }: TestCompany): Promise<number> => {
  const text = `select 1 from pgboss.job where name = 'webhook' and data->>'companyId' = $1`
  return (await app.owner.query(text, [companyId])).rowCount ?? 0
}

test('a webhook is stored encrypted with its job and removed once when processed', async () => {
  const company = await companyWithHooks(app)
  await Promise.all([receive(company), receive(company), receive(company)])
  const [row, ...more] = await stored(company)
  expect([more.length, await jobs(company), await reviewsOf(app, company)]).toEqual([0, 1, []])
  const plain = Buffer.from(row?.sealed_content ?? '', 'base64url').toString('latin1')
  expect(plain).not.toMatch(/Ada|Sturdy|example\.org/)
  await Promise.all([doWebhooks(app.services), doWebhooks(app.services), doWebhooks(app.services)])
  expect(await reviewsOf(app, company)).toMatchObject([{ content: 'Sturdy bag.', author_name: 'Ada Byron', rating: 4 }])
  expect(await daysOf(app, company)).toMatchObject({ received: 1 })
  expect(await stored(company)).toEqual([])
})

test('a webhook with a wrong signature stores no row and no job', async () => {
  const company = await companyWithHooks(app)
  const { text, headers } = signed(company, delivery(company))
  const sent = { headers: new Headers(headers), rawBody: Buffer.from(`${text} `) }
  await expect(routeWebhook(app.services, 'judgeme', sent)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect([await stored(company), await jobs(company)]).toEqual([[], 0])
})

describe('when the process is killed after acknowledging a webhook', () => {
  test('the next worker processes it once', async () => {
    const company = await companyWithHooks(app)
    const options = { url: app.url, ownerUrl: app.ownerUrl, outbound: app.sandbox.url }
    const web = await startChild({ ...options, env: { ROLE: 'web' } })
    const reviews = Array.from({ length: 20 }, (_, n) => signed(company, delivery(company, { id: 5000 + n })))
    const post = ({ text, headers }: ReturnType<typeof signed>): Promise<Response> =>
      fetch(`${web.url}/hooks/judgeme`, { method: 'POST', headers, body: text })
    // Platforms retry webhooks that they consider lost.
    const answers = await Promise.all([...reviews, ...reviews].map(post))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    await web.kill()
    expect([await reviewsOf(app, company), (await stored(company)).length]).toEqual([[], 20])
    const worker = await startChild({ ...options, env: { ROLE: 'worker' } })
    await until('all work is done', async () => (await stored(company)).length === 0)
    await worker.kill()
    expect(await reviewsOf(app, company)).toHaveLength(20)
    expect(await daysOf(app, company)).toMatchObject({ received: 20 })
  })
})

describe("a webhook that can't be processed", () => {
  test('doesn’t delay the next one, is retried later, and is deleted after a week', async () => {
    const company = await companyWithHooks(app)
    await receive(company, { id: 1 })
    await app.owner.query(`update app.webhook_deliveries set sealed_content = 'broken' where company_id = $1`, [
      company.companyId,
    ])
    await receive(company, { id: 2 })
    const [broken, fine] = await stored(company)
    await expect(doWebhooks(app.services)).rejects.toThrow('could not be decrypted')
    await app.owner.query('delete from pgboss.job where name = $1', ['webhook'])
    app.advance(11 * 60_000)
    await enqueueDeliveries(app.services)
    const queued = (await app.queue.open('webhook')).map(({ deliveryId }) => deliveryId)
    expect(new Set(queued)).toEqual(new Set([broken?.id, fine?.id]))
    await enqueueDeliveries(app.services)
    expect(await app.queue.open('webhook')).toHaveLength(2)
    app.advance(7 * 86_400_000)
    await forgetOldRows(app.services)
    expect(await stored(company)).toEqual([])
  })

  test('doesn’t keep later ones out of the queue, even if there are hundreds like it', async () => {
    const company = await companyWithHooks(app)
    await receive(company)
    const [last] = await stored(company)
    await app.owner.query(
      `insert into app.webhook_deliveries select company_id, gen_random_uuid(), connection_id, 'broken', received_at - interval '1 hour'
       from app.webhook_deliveries, generate_series(1, 250) where id = $1`,
      [last?.id],
    )
    const queued = new Set<string>()
    for (let sweep = 0; sweep < 12; sweep++) {
      app.advance(11 * 60_000)
      await app.owner.query(`delete from pgboss.job where name = 'webhook'`)
      await enqueueDeliveries(app.services)
      for (const { deliveryId } of await app.queue.open('webhook')) queued.add(deliveryId)
    }
    expect(queued).toContain(last?.id)
  })
})

test('erasing a person removes them from pending webhooks and leaves other people in them', async () => {
  const company = await companyWithHooks(app)
  await receive(company, { id: 1, reviewer: { name: 'Ada Byron', email: 'ADA@example.org' } })
  await receive(company, { id: 2, reviewer: { name: 'Bo Lind', email: 'bo@example.org' } })
  const { ctx } = company
  await ctx.tx((tx) => forgetPerson(tx, ctx, { email: 'ada@example.org', phone: null }))
  await doWebhooks(app.services)
  expect((await reviewsOf(app, company)).map((row) => row.author_name)).toEqual(['Bo Lind'])
})
