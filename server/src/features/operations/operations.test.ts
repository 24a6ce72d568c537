import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type {
  ConnectionCounts,
  HealthPart,
  ListedMail,
  MailCounts,
  ModelReport,
  RouteReport,
  TroubledConnection,
  WebhookOverview,
} from '@bizamply/contract/operations'
import { recordAuditCheck, recordLedgerCheck, recordRollupCheck } from '../../db/settings.ts'
import { forgetOldRows } from '../../db/forget-old-rows.ts'
import { pauseSending, resumeSending } from '../../db/sending-pause.ts'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { makeStaff } from '../../testing/make-staff.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { companyWithHooks, deliver, delivery } from '../../testing/review-hooks.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { markSignedOut } from '../connections/index.ts'

let app: TestApp
let administrator: Caller
beforeAll(async () => {
  app = await startTestApp()
  administrator = await (await makeStaff(app)).as('viewer')
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

const read = async <T>(path: string): Promise<T> =>
  (await administrator.get(`/api/admin/${path}`)).json['data'] as unknown as T
const part = async (key: string): Promise<HealthPart | undefined> =>
  (await read<{ parts: HealthPart[] }>('health')).parts.find((one) => one.key === key)

describe('health', () => {
  test('shows when each check last ran and its result; a check that never ran is unknown', async () => {
    expect(await part('ledger')).toEqual({ key: 'ledger', state: 'unknown', count: null, since: null, checkedAt: null })
    const { $client } = app.db.global
    await recordLedgerCheck($client, 0)
    await recordAuditCheck($client, '2026-11-22', 2)
    await recordRollupCheck($client, 3)
    const checked = { since: null, checkedAt: expect.stringMatching(/Z$/) as string }
    expect(await part('ledger')).toEqual({ key: 'ledger', state: 'up', count: 0, ...checked })
    expect(await part('audit')).toEqual({ key: 'audit', state: 'down', count: 2, ...checked })
    expect(await part('rollups')).toEqual({ key: 'rollups', state: 'attention', count: 3, ...checked })
  })

  test('reports jobs that wait too long, stopped workers and paused sending', async () => {
    expect(await part('queue')).toMatchObject({ state: 'up', count: 0 })
    await app.queue.addAll('report', [{ companyId: 'c', runId: 'r' }])
    await app.owner.query(`update pgboss.job set created_on = now() - interval '6 minutes',
      start_after = now() - interval '6 minutes' where name = 'report'`)
    expect(await part('queue')).toMatchObject({ state: 'attention', count: 1, since: expect.stringMatching(/Z$/) })
    expect(await part('workers')).toMatchObject({ state: 'unknown' })
    await app.owner.query(`insert into ops.settings (name, value) values ('sweep:due', '{}')`)
    expect(await part('workers')).toMatchObject({ state: 'up' })
    await app.owner.query(`update ops.settings set noted_at = now() - interval '2 minutes' where name = 'sweep:due'`)
    expect(await part('workers')).toMatchObject({ state: 'down', since: expect.stringMatching(/Z$/) })
    await pauseSending(app.owner, 'asked')
    await until('the pause is seen', async () => (await part('sending'))?.state === 'off')
    await resumeSending(app.owner)
    // A process caches for a second whether sending is paused, and the tests below send.
    await until('the end of the pause is seen', async () => (await part('sending'))?.state !== 'off')
    expect(await part('database')).toMatchObject({ state: 'up', since: expect.stringMatching(/Z$/) })
  })
})

describe('webhooks', () => {
  test('are listed for services that send them, and counted where they bring comments', async () => {
    const { platforms } = await read<WebhookOverview>('webhooks')
    const counted = Object.fromEntries(platforms.map(({ platform, received }) => [platform, received !== null]))
    const reviews = { shopify: true, judgeme: true, yotpo: true }
    expect(counted).toEqual({ ...reviews, instagram: true, facebook: true, tiktok: true, whatsapp: false })
  })

  const ofJudgeme = async () =>
    (await read<WebhookOverview>('webhooks')).platforms.find(({ platform }) => platform === 'judgeme')

  test('are counted once each as received, and as refused with reason and company', async () => {
    const company = await companyWithHooks(app)
    expect((await deliver(app, company, delivery(company))).status).toBe(204)
    expect((await deliver(app, company, delivery(company))).status).toBe(204)
    expect((await deliver(app, company, delivery(company), { key: 'wrong' })).status).toBe(401)
    expect((await deliver(app, company, delivery(company), { signature: null })).status).toBe(401)
    expect((await deliver(app, company, { shop_domain: company.shop })).status).toBe(400)
    const stranger = { ...company, shop: 'nobody.myshopify.com' }
    expect((await deliver(app, stranger, delivery(stranger))).status).toBe(401)
    expect(await ofJudgeme()).toEqual({
      platform: 'judgeme',
      received: { day: 1, week: 1 },
      refused: { day: 4, week: 4 },
    })
    const { refusals } = await read<WebhookOverview>('webhooks')
    const counted = refusals.map(({ reason, count, company: of }) => [reason, count, of?.id ?? null])
    expect(counted.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))).toEqual([
      ['signature', 2, company.companyId],
      ['unknown-account', 1, null],
      ['unreadable', 1, company.companyId],
    ])
  })

  test('that were refused are deleted after a week, not a day; unknown platforms are not counted', async () => {
    const nowhere = await app.fetch(new Request('http://localhost:3000/hooks/nowhere', { method: 'POST', body: '{}' }))
    expect(nowhere.status).toBe(404)
    const hours = async (): Promise<number> =>
      (await app.owner.query(`select 1 from app.limits where bucket like 'webhook-refused:%'`)).rowCount ?? 0
    expect(await hours()).toBe(3)
    await app.owner.query(`update app.limits set window_at = window_at - interval '3 days'
      where bucket like 'webhook-refused:%'`)
    await forgetOldRows(app.services)
    expect(await ofJudgeme()).toMatchObject({ refused: { day: 0, week: 4 } })
    await app.owner.query(`update app.limits set window_at = window_at - interval '5 days'
      where bucket like 'webhook-refused:%'`)
    await forgetOldRows(app.services)
    expect([await hours(), await ofJudgeme()]).toMatchObject([0, { refused: { day: 0, week: 0 } }])
  })
})

describe('connections', () => {
  interface ConnectionsReport {
    counts: ConnectionCounts[]
    connections: TroubledConnection[]
  }

  test('that are disconnected, behind or unread for three syncs are listed with reason and time', async () => {
    const [out, late, fine] = [await makeCompany(app), await makeCompany(app), await makeCompany(app)]
    await app.owner.query('update app.connections set last_sync_at = now()')
    const { rows } = await app.owner.query<{ id: string }>('select id from app.connections where company_id = $1', [
      out.companyId,
    ])
    await markSignedOut(
      out.ctx,
      { connectionId: rows[0]?.id ?? '', version: null },
      'Judge.me no longer accepts our access.',
    )
    await app.owner.query(
      `update app.connections set last_sync_at = now() - interval '46 minutes' where company_id = $1`,
      [late.companyId],
    )
    const { counts, connections } = await read<ConnectionsReport>('connections')
    expect(counts).toEqual([
      expect.objectContaining({ platform: 'judgeme', late: 1, behind: 0, disconnected: 1, notResponding: null }),
    ])
    expect(connections).toEqual([
      expect.objectContaining({ state: 'late', account: late.shop, reason: null, since: expect.stringMatching(/Z$/) }),
      expect.objectContaining({
        state: 'disconnected',
        account: out.shop,
        company: expect.objectContaining({ id: out.companyId, BizamplyId: out.ctx.publicId }),
        reason: 'Judge.me no longer accepts our access.',
        since: expect.stringMatching(/Z$/),
      }),
    ])
    expect(connections.map(({ account }) => account)).not.toContain(fine.shop)
    expect(await part('connections')).toMatchObject({ count: 2 })
    const pages = await administrator.get('/api/admin/connections?limit=1')
    const { nextCursor } = pages.json['pagination'] as unknown as { nextCursor: string }
    const rest = await read<ConnectionsReport>(`connections?limit=1&cursor=${nextCursor}`)
    expect(rest.connections.map(({ account }) => account)).toEqual([out.shop])
    const some = await read<ConnectionsReport>('connections?state=late&platform=judgeme')
    expect(some.connections.map(({ account }) => account)).toEqual([late.shop])
    expect((await read<ConnectionsReport>('connections?platform=shopify')).connections).toEqual([])
  })

  test('with an open circuit breaker are counted with the last failure', async () => {
    const scene = await replyScene(app, { comments: 3, credits: 30 })
    for (const id of scene.ids) await scene.draft('Thank you.', id)
    await app.control('POST', '/_/faults', { platform: 'judgeme', fault: 'http500', path: '/replies' })
    for (const id of scene.ids) await scene.send({}, undefined, id)
    const { counts } = await read<ConnectionsReport>('connections')
    expect(counts[0]?.notResponding).toEqual({ connections: 1, lastFailureAt: expect.stringMatching(/Z$/) })
    const failedAt = Date.parse(counts[0]?.notResponding?.lastFailureAt ?? '')
    expect(Math.abs(app.services.now().getTime() - failedAt)).toBeLessThan(30_000)
    expect(await part('platforms')).toMatchObject({ state: 'attention', count: 1 })
  })
})

test('waiting and failed emails are listed without their text, and bounced addresses too', async () => {
  const add = (id: string, state: string, error: string | null) =>
    app.owner.query(
      `insert into app.mails (id, template, recipient, locale, state, attempts, last_error, created_at)
       values ($1, 'code', $2, 'en', $3, 8, $4, now())`,
      [id, `${state}@shop.test`, state, error],
    )
  const id = (n: number) => `0198c0de-0000-7000-8000-00000000000${n}`
  await app.owner.query('delete from app.mails')
  await add(id(1), 'waiting', 'ECONNREFUSED')
  await add(id(2), 'failed', 'EENVELOPE 550')
  await app.owner.query(
    `insert into app.mail_stops (address, reason, stopped_at) values ('gone@shop.test', 'reported', now())`,
  )
  const list = (name: string) => read<{ counts: MailCounts; mails: ListedMail[] }>(`mails?list=${name}`)
  const { counts, mails } = await list('failed')
  expect(counts).toEqual({ waiting: 1, failed: 1, bounced: 1 })
  expect(mails).toEqual([
    {
      id: id(2),
      recipient: 'failed@shop.test',
      template: 'code',
      tries: 8,
      reason: 'The mail server refused it (550).',
      at: expect.stringMatching(/Z$/) as string,
    },
  ])
  expect((await list('waiting')).mails).toEqual([
    expect.objectContaining({ reason: 'The mail server couldn’t be reached (ECONNREFUSED).' }),
  ])
  expect((await list('bounced')).mails).toEqual([
    expect.objectContaining({ recipient: 'gone@shop.test', template: null, tries: null }),
  ])
  expect(await part('mail')).toMatchObject({ state: 'up', count: 1 })
  app.advance(16 * 60_000)
  expect(await part('mail')).toMatchObject({ state: 'attention', count: 1 })
})

test("the model's replies and failures are counted by company, with the reported tokens", async () => {
  const scene = await replyScene(app, { comments: 2, credits: 20 })
  expect((await scene.generate(scene.ids[0])).status).toBe(200)
  await app.control('POST', '/_/faults', { platform: 'model', fault: 'http500', times: 20 })
  expect((await scene.generate(scene.ids[1])).status).not.toBe(200)
  const report = await read<ModelReport>('model?days=7')
  const mine = report.companies.find(({ company }) => company.id === scene.company.companyId)
  expect(mine).toMatchObject({ generated: 1, failed: 1, stopped: 0, cost: null })
  expect(mine?.tokens?.output).toBeGreaterThan(0)
  expect(report.reasons.length).toBeGreaterThan(0)
  app.advance(8 * 86_400_000)
  administrator = await (await makeStaff(app)).as('viewer')
  expect((await read<ModelReport>('model?days=7')).companies).toEqual([])
  const month = await read<ModelReport>('model?days=30')
  expect(month.companies.map(({ company }) => company.id)).toContain(scene.company.companyId)
})

test('routes lists those that this process served', async () => {
  const { routes, startedAt } = await read<RouteReport>('routes')
  const own = routes.find(({ route, method }) => method === 'GET' && route === '/api/admin/health')
  expect(own?.count).toBeGreaterThan(3)
  expect(own?.meanMs).toBeGreaterThan(0)
  expect(own?.p95Ms).toBeGreaterThan(0)
  expect(Date.parse(startedAt)).toBeLessThan(app.services.now().getTime())
})
