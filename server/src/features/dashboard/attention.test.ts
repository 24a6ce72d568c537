import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Attention, Overview } from '@bizamply/contract/dashboard'
import { addDays } from '@bizamply/contract/ranges'
import { countList } from '../../testing/analytics-scene.ts'
import type { Caller } from '../../testing/caller.ts'
import { withRows } from '../../testing/inbox.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { positive, stuck, write } from '../../testing/radar-scene.ts'
import { addBrand } from '../../testing/team-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { rebuildRollups } from '../rollups/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const DAY = 86_400_000
const nothing: Attention = {
  notSent: 0,
  unconfirmed: 0,
  sensitive: { pending: 0, draft: 0 },
  draftsToRead: 0,
  disconnected: [],
  waiting: 0,
  backlog: { count: 0, until: expect.any(String) as string },
  oldest: [],
  products: [],
  productCount: 0,
}
const read = async (caller: Caller, query = ''): Promise<Overview> =>
  (await caller.get(`/api/dashboard/overview${query}`)).json['data'] as unknown as Overview

const draft = { status: 'draft', reply_text: 'Thank you', reply_version: 1 }
const sent = { ...draft, status: 'sent' }

async function scene() {
  const old = new Date(app.services.now().getTime() - 40 * DAY)
  const made = await withRows(app, {
    waiting: { rating: 4 },
    oldest: { rating: 2, occurredAt: old, authorName: 'Jonas Weber', platform: 'yotpo' },
    legal: { found: { risks: ['legal'] } },
    'legal, hidden': { found: { risks: ['legal'], triage_state: 'hidden' } },
    'legal, sent': { found: { ...sent, risks: ['legal'] } },
    injury: { found: { ...draft, risks: ['injury'] } },
    refused: { found: draft },
    'refused, hidden': { found: { ...draft, triage_state: 'hidden' } },
    'refused, no reply needed': { found: { ...draft, triage_state: 'no-reply' } },
    'refused, answered elsewhere': { found: { ...sent, answered_elsewhere: true } },
    'refused, then sent': { found: sent },
    'refused on WhatsApp': { found: sent },
    unclear: { found: draft },
  })
  const { companyId, brandId } = made.company
  for (const [name, channel, state, isLatest] of [
    ['refused', 'platform', 'failed', true],
    ['refused, hidden', 'platform', 'failed', true],
    ['refused, no reply needed', 'platform', 'failed', true],
    ['refused, answered elsewhere', 'platform', 'failed', true],
    ['refused, then sent', 'platform', 'failed', false],
    ['refused, then sent', 'platform', 'posted', true],
    ['refused on WhatsApp', 'platform', 'posted', true],
    ['refused on WhatsApp', 'whatsapp', 'failed', true],
    ['unclear', 'platform', 'unknown', true],
  ] as const) {
    const { rows } = await app.owner.query<{ id: string }>(
      `insert into app.deliveries (company_id, id, brand_id, comment_id, channel, state, version, text, hold_id, key, due_at, created_at)
       select $1, gen_random_uuid(), $2, id, $4, $5, 1, 'Thank you', gen_random_uuid(), $3 || $4 || $5, now(), now()
       from app.comments where company_id = $1 and external_id = $3 returning id`,
      [companyId, brandId, name, channel, state],
    )
    const column = channel === 'whatsapp' ? 'whatsapp_delivery_id' : 'delivery_id'
    if (!isLatest) continue
    await app.owner.query(`update app.comments set ${column} = $3 where company_id = $1 and external_id = $2`, [
      companyId,
      name,
      rows[0]?.id,
    ])
  }
  await app.owner.query(
    `insert into app.connections (company_id, id, brand_id, platform, account, sealed_credentials, state, created_at)
     select $1, gen_random_uuid(), $2, platform, gen_random_uuid()::text, '', state, now()
     from (values ('judgeme', 'signed-out'), ('yotpo', 'behind'), ('instagram', 'connected')) t(platform, state)`,
    [companyId, brandId],
  )
  await rebuildRollups(app.services.db, companyId, brandId)
  return made
}

test('each count is the length of the list that its line opens, and only products and drafts to read depend on the window', async () => {
  const { editor } = await scene()
  const { attention } = await read(editor)
  expect(attention).toMatchObject({
    notSent: 2,
    unconfirmed: 1,
    sensitive: { pending: 1, draft: 1 },
    disconnected: ['judgeme'],
    waiting: 3,
    backlog: { count: 1 },
  })
  for (const [query, count] of [
    ['delivery=failed', attention.notSent],
    ['delivery=unknown', attention.unconfirmed],
    ['delivery=failed,unknown', 3],
    ['status=pending&risk=any&sort=oldest', attention.sensitive.pending],
    ['status=draft&risk=any&sort=oldest', attention.sensitive.draft],
    ['status=pending&sort=oldest', attention.waiting],
    [`status=pending&sort=oldest&to=${attention.backlog.until}`, attention.backlog.count],
  ] as const) {
    expect([query, await countList(editor, query)]).toEqual([query, count])
  }
  const { today } = await read(editor)
  const [from, to] = [addDays(today, -9), addDays(today, -8)]
  expect((await read(editor, `?from=${from}&to=${to}&compare=none`)).attention).toEqual({
    ...attention,
    draftsToRead: 0,
    products: [],
    productCount: 0,
  })
})

test('the oldest open reviews after the backlog come in the order of the inbox, sorted by age', async () => {
  const { editor } = await scene()
  const { attention, today } = await read(editor)
  expect(attention.backlog.until).toBe(addDays(today, -30))
  const inbox = await editor.get(`/api/comments?status=pending&sort=oldest&limit=3&from=${addDays(today, -29)}`)
  const ids = (inbox.json['data'] as unknown as { _id: string }[]).map(({ _id }) => _id)
  expect(attention.oldest.map(({ id }) => id)).toEqual(ids)
  const [first] = inbox.json['data'] as unknown as { content: string }[]
  expect(attention.oldest[0]?.excerpt).toBe(first?.content.slice(0, 200))
  expect(attention.oldest.find(({ rating }) => rating === '4')).toMatchObject({
    platform: 'judgeme',
    product: 'Canvas Bag',
    image: null,
  })
})

test('another company, and another brand of the same one, see nothing of it', async () => {
  const { company, editor } = await scene()
  const other = await makeCompany(app, { connected: false })
  expect((await read(await other.as('viewer'))).attention).toEqual(nothing)
  editor.brand = await addBrand(app, company)
  expect((await read(editor)).attention).toEqual(nothing)
})

test('the worst products of a window say how they were before and what most complaints are about', async () => {
  const company = await makeCompany(app, { connected: false })
  const days = (product: string, from: number, to: number, words: typeof positive) =>
    Array.from({ length: to - from + 1 }, (_, n) => ({ product, daysAgo: from + n, ...words }))
  await write(app, company, [
    ...days('Satchel', 1, 4, stuck),
    ...days('Satchel', 8, 11, positive),
    ...days('Purse', 1, 5, positive),
    // Two ratings are too few.
    ...days('Clutch', 1, 2, stuck),
    ...days('Wallet', 1, 3, { rating: 3, text: 'It arrived on Tuesday.' }),
  ])
  const viewer = await company.as('viewer')
  const { attention, window } = await read(viewer)
  expect(attention.productCount).toBe(2)
  expect(attention.products).toEqual([
    {
      id: expect.any(String) as string,
      name: 'Satchel',
      image: null,
      rating: 1,
      rated: 4,
      ratingBefore: 5,
      complaint: { topic: 'zip', count: 4 },
    },
    expect.objectContaining({ name: 'Wallet', rating: 3, rated: 3, ratingBefore: null, complaint: null }) as object,
  ])
  const [satchel, wallet] = attention.products
  const listed = (query: string) => countList(viewer, `triageState=shown&from=${window.from}&to=${window.to}&${query}`)
  expect(await listed(`product=${satchel?.id}&topic=bad:zip`)).toBe(4)
  expect(await listed(`product=${wallet?.id}&rating=1,2,3,4,5`)).toBe(3)
  const long = await read(viewer, `?from=${addDays(window.to, -60)}&to=${window.to}&compare=none`)
  expect(
    long.attention.products.every(({ complaint, ratingBefore }) => complaint === null && ratingBefore === null),
  ).toBe(true)
})
