import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { decide } from '../../testing/consent.ts'
import { answered, auditOf, authors, goTo, openShop, requests, companyWithShop } from '../../testing/privacy-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { recordSynced } from '../connections/index.ts'
import { enqueueUnanswered } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test("a data request is mailed to the admins only, once, and the request's own personal data is deleted", async () => {
  const company = await companyWithShop(app)
  await company.ask('customers/data_request', { id: 'ask-1' })
  await company.ask('customers/data_request', { id: 'ask-1' })
  const request = await answered(app, company)
  expect(request).toEqual({
    topic: 'data-request',
    sealed_subject: null,
    result: { comments: 2, contacts: 1, mails: 1 },
  })
  const mail = await until('the mail', async () => {
    const { json } = await app.control('GET', `/_/mail?to=${company.emails.admin}`)
    return json.data?.find(({ subject }) => String(subject).includes('requested their data'))
  })
  const text = String(mail['text'])
  for (const word of ['Adalind Quist', company.email, '+49 170 5550123', 'The canvas bag is sturdy.', 'after a year'])
    expect(text).toContain(word)
  expect(text).not.toContain('Bo Lind')
  expect(await requests(app, company)).toHaveLength(1)
  const { json } = await app.control('GET', `/_/mail?to=${company.emails.editor}`)
  expect(json.data).toEqual([])
  expect(await auditOf(app, company)).not.toMatch(/ada|quist|5550123/i)
})

test('an erasure removes the person from comments, search and contacts, and affects no one else', async () => {
  const company = await companyWithShop(app)
  const admin = await company.as('admin')
  const found = async (search: string) =>
    ((await admin.get(`/api/comments?search=${search}`)).json['data'] as unknown as unknown[]).length
  expect(await found('quist')).toBe(2)
  await company.ask('customers/redact')
  expect((await answered(app, company)).result).toEqual({ comments: 2, contacts: 1 })
  const [again, canvas, bo] = await authors(app, company)
  for (const one of [again, canvas]) {
    expect(one).toMatchObject({ author_name: null, author_email: null, author_phone: null, author_external_id: null })
    expect(one?.['search_text']).not.toMatch(/quist/i)
  }
  expect(bo).toMatchObject({ author_name: 'Bo Lind', author_email: 'bo@example.org' })
  expect([await found('quist'), await found('sturdy'), await found('lind')]).toEqual([0, 2, 1])
  const contacts = await app.owner.query('select 1 from app.contacts where company_id = $1', [company.companyId])
  expect(contacts.rowCount).toBe(0)
  expect(await auditOf(app, company)).toContain('privacy.person-erased')
  expect(await auditOf(app, company)).not.toMatch(/ada|quist|5550123/i)
})

test('later platform updates do not restore an erased person', async () => {
  const company = await companyWithShop(app)
  const later = (text: string, minutes: number) => ({
    externalId: 'told-again',
    authorName: 'Adalind Quist',
    authorEmail: company.email,
    text,
    occurredAt: new Date(Date.now() - 3_600_000),
    updatedAt: new Date(Date.now() + minutes * 60_000),
  })
  await company.stored([later('The strap is long.', 0)])
  await company.ask('customers/redact')
  await answered(app, company)
  for (const minutes of [1, 2]) await company.stored([later(`The strap is too long, ${minutes}.`, minutes)])
  const all = await authors(app, company)
  const changed = all.find((one) => one['content'] === 'The strap is too long, 2.')
  expect(changed).toMatchObject({ author_name: null, author_email: null })
  expect(JSON.stringify(all)).not.toMatch(/quist/i)
})

test('a request whose job was lost is completed by the next sweep', async () => {
  const company = await companyWithShop(app)
  const { rows } = await app.owner.query<{ id: string }>(
    `insert into app.privacy_requests (company_id, id, topic, shop, dedupe_key, received_at)
     values ($1, gen_random_uuid(), 'redact-shop', $2, 'lost', now()) returning id`,
    [company.companyId, company.atShopify],
  )
  await enqueueUnanswered(app.services)
  expect((await answered(app, company)).topic).toBe('redact-shop')
  expect(rows).toHaveLength(1)
})

test("an erased person's conversation stays, anonymous and unreachable", async () => {
  const company = await companyWithShop(app)
  await app.owner.query(
    `insert into app.whatsapp_messages (company_id, id, brand_id, contact_id, direction, body, status, status_at, created_at)
     select company_id, gen_random_uuid(), brand_id, id, 'in', 'Hello', 'received', now(), now() from app.contacts
     where company_id = $1`,
    [company.companyId],
  )
  await company.ask('customers/redact', { email: null, phone: '+491705550123' })
  await answered(app, company)
  const { rows } = await app.owner.query(
    'select phone, name, email, opted_in_at, window_until from app.contacts where company_id = $1',
    [company.companyId],
  )
  expect(rows).toEqual([{ phone: null, name: null, email: null, opted_in_at: null, window_until: null }])
})

test('undoing an import does not restore an erased person', async () => {
  const company = await companyWithShop(app)
  const importId = (
    await app.owner.query<{ id: string }>(
      `insert into app.job_runs (company_id, id, brand_id, kind, state, created_at)
       values ($1, gen_random_uuid(), $2, 'import', 'done', now()) returning id`,
      [company.companyId, company.brandId],
    )
  ).rows[0]?.id
  await app.owner.query(
    `insert into app.imports (company_id, id, brand_id, kind, job_id, file_name, mapping, created_at)
     values ($1, $2, $3, 'comments', $2, 'reviews.csv', '{}', now())`,
    [company.companyId, importId, company.brandId],
  )
  await app.owner.query(
    `insert into app.import_changes (company_id, import_id, subject_id, before)
     select company_id, $2, id, jsonb_build_object('row', to_jsonb(c), 'at', now()) from app.comments c where company_id = $1`,
    [company.companyId, importId],
  )
  await app.owner.query(
    `insert into app.import_rejects (company_id, import_id, line, reason, cells)
     values ($1, $2, 2, 'No text.', $3), ($1, $2, 3, 'No text.', '["Bo Lind", "bo@example.org", ""]')`,
    [company.companyId, importId, JSON.stringify(['Adalind Quist', company.email.toUpperCase(), ''])],
  )
  await company.ask('customers/redact')
  await answered(app, company)
  const { rows } = await app.owner.query<{ all: string }>(
    `select string_agg(before::text, ' ') as all from app.import_changes where company_id = $1`,
    [company.companyId],
  )
  expect(rows[0]?.all).not.toMatch(/quist|5550123/i)
  expect(rows[0]?.all).toContain('Bo Lind')
  const { rows: rejects } = await app.owner.query(
    'select line, cells from app.import_rejects where company_id = $1 order by line',
    [company.companyId],
  )
  expect(rejects).toEqual([
    { line: 2, cells: ['', '', ''] },
    { line: 3, cells: ['Bo Lind', 'bo@example.org', ''] },
  ])
})

test('erasing a shop removes its tokens, its customers and its install', async () => {
  const company = await companyWithShop(app)
  const before = await app.owner.query<{ sealed_credentials: string }>(
    `select sealed_credentials from app.connections where company_id = $1 and platform = 'shopify'`,
    [company.companyId],
  )
  await company.ask('shop/redact')
  expect((await answered(app, company)).result).toEqual({ comments: 3, contacts: 1 })
  const { rows } = await app.owner.query<{ sealed_credentials: string; state: string; refresh_expires_at: unknown }>(
    `select sealed_credentials, state, refresh_expires_at from app.connections where company_id = $1 and platform = 'shopify'`,
    [company.companyId],
  )
  expect(rows[0]).toMatchObject({ state: 'signed-out', refresh_expires_at: null })
  const bind = `connection:${company.companyId}:shopify:${company.atShopify}`
  expect(app.services.encryption.decrypt(before.rows[0]?.sealed_credentials ?? '', bind)).toContain('sbxsecret')
  expect(app.services.encryption.decrypt(rows[0]?.sealed_credentials ?? '', bind)).toBe('{}')
  for (const one of await authors(app, company)) expect(one['author_name']).toBeNull()

  // A read in progress completes, and the shop stays erased.
  const { rows: found } = await app.owner.query<{ id: string }>(
    `select id from app.connections where company_id = $1 and platform = 'shopify'`,
    [company.companyId],
  )
  await recordSynced(company.ctx, found[0]?.id ?? '')
  const after = await app.owner.query<{ state: string }>('select state from app.connections where id = $1', [
    found[0]?.id,
  ])
  expect(after.rows[0]?.state).toBe('signed-out')
})

test('a shop that installs again after its erasure is connected, and stays so', async () => {
  const company = await companyWithShop(app)
  const admin = await company.as('admin')
  await company.ask('shop/redact')
  await answered(app, company)
  const store = await fetch(`${app.sandbox.url}/_/appstore?shop=${company.atShopify}`, { redirect: 'manual' })
  const link = new URL(store.headers.get('location') ?? '')
  const end = await decide(await goTo(admin, link.pathname + link.search), company.atShopify)
  expect(await goTo(admin, end.pathname + end.search)).toBe('/responses')
  const connection = async () => {
    const { rows } = await app.owner.query<{ id: string; state: string; details: Record<string, string> }>(
      `select id, state, details from app.connections where company_id = $1 and platform = 'shopify'`,
      [company.companyId],
    )
    return rows[0]
  }
  await recordSynced(company.ctx, (await connection())?.id ?? '')
  const { state, details } = (await connection()) ?? {}
  expect([state, details?.['forgotten'], details?.['currency']]).toEqual(['connected', undefined, 'EUR'])
})

/** A webhook as Shopify sends it; null omits the signature. */
async function deliver(shop: string, topic: string, signature?: string | null): Promise<number> {
  const more = topic === 'shop/redact' ? {} : { customer: { id: 5, email: 'ada@example.org' } }
  const body = JSON.stringify({ shop_id: 9, shop_domain: shop, ...more })
  const right = createHmac('sha256', 'bizamply-sandbox-secret').update(body).digest('base64')
  const given = signature === undefined ? right : signature
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-shopify-topic': topic,
    'x-shopify-shop-domain': shop,
    'x-shopify-webhook-id': randomBytes(8).toString('hex'),
    ...(given === null ? {} : { 'x-shopify-hmac-sha256': given }),
  }
  return (await app.caller().raw('POST', '/hooks/shopify', body, headers)).status
}

test('a shop that never signed up is erased too: its install is deleted', async () => {
  const shop = await openShop(app)
  const stranger = app.caller()
  const back = await decide(await goTo(stranger, `/integration/shopify/?shop=${shop}`), shop)
  expect(await goTo(stranger, back.pathname + back.search)).toContain('/signup?')
  const installs = async () =>
    (await app.owner.query('select 1 from app.shop_installs where shop = $1', [shop])).rowCount
  expect(await installs()).toBe(1)
  for (const topic of ['customers/data_request', 'customers/redact']) {
    const status = await deliver(shop, topic)
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(300)
  }
  expect(await installs()).toBe(1)
  await deliver(shop, 'shop/redact')
  expect(await installs()).toBe(0)
})

test.each(['customers/data_request', 'customers/redact', 'shop/redact'])(
  '%s with a missing or wrong signature is refused, and nothing is stored',
  async (topic) => {
    const company = await companyWithShop(app)
    const shops = [company.atShopify, await openShop(app)]
    for (const shop of shops) {
      expect(await deliver(shop, topic, null)).toBe(401)
      expect(await deliver(shop, topic, Buffer.alloc(32).toString('base64'))).toBe(401)
    }
    const noted = await app.owner.query('select 1 from app.privacy_requests where company_id = $1', [company.companyId])
    expect(noted.rowCount).toBe(0)
  },
)
