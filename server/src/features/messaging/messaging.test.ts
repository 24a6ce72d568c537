import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { listenForWebhooks } from '../../testing/listen-for-webhooks.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { doWebhooks } from '../../testing/do-webhooks.ts'
import { webhookJob } from '../webhooks/index.ts'
import { bindOf } from '../connections/index.ts'
import {
  findAvailability,
  receiveMessages,
  saveContact,
  sendToContact,
  storeMessages,
  syncTemplates,
  type MessageEvents,
  type MovedMessage,
} from './index.ts'

const secret = 'wa-secret'
let app: TestApp
let moved: MovedMessage[] = []
let closeHook: () => void
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, env: { WHATSAPP_CLIENT_ID: 'wa-app', WHATSAPP_CLIENT_SECRET: secret } })
  const hook = await listenForWebhooks(receive)
  closeHook = hook.close
  await app.control('POST', '/_/callbacks', { platform: 'whatsapp', url: hook.url })
})
afterEach(() => app.expectNoErrors())
afterAll(async () => {
  closeHook()
  await app.stop()
})

async function receive(webhook: { headers: Headers; rawBody: Uint8Array }): Promise<void> {
  await receiveMessages(app.services, webhook)
  await doWebhooks(app.services, (services, payload) =>
    webhookJob(services, payload, {
      discounts: () => Promise.resolve(),
      billing: () => Promise.resolve(),
      messages: async (tx, ctx, events) => void moved.push(...(await storeMessages(tx, ctx, events as MessageEvents))),
    }),
  )
}

/** A company whose number is connected to WhatsApp and subscribed. */
async function connected(): Promise<TestCompany & { number: string }> {
  const company = await makeCompany(app, { connected: false })
  const number = String(Math.floor(Math.random() * 1e12))
  const details = { waba: `1${number}`, phone: '+49 30 1234567' }
  const account = { platform: 'whatsapp', account: number, name: 'Mugs', details, token: number, signingKey: secret }
  await app.control('POST', '/_/accounts', account)
  const values = { token: number, waba: `1${number}`, pin: '123456' }
  await app.services.platforms.whatsapp.ensureWebhooks?.({ account: number, credentials: values }, 'unused')
  const { companyId, brandId, ctx } = company
  const id = newId()
  const sealed = ctx.encryption.encrypt(JSON.stringify(values), bindOf(companyId, 'whatsapp', number))
  await app.owner.query(
    `insert into app.connections (company_id, id, brand_id, platform, account, sealed_credentials, created_at)
     values ($1, $2, $3, 'whatsapp', $4, $5, now())`,
    [companyId, id, brandId, number, sealed],
  )
  await app.owner.query(
    `insert into app.shop_claims (platform, account, company_id, brand_id, connection_id) values ('whatsapp', $1, $2, $3, $4)`,
    [number, companyId, brandId, id],
  )
  return { ...company, number }
}

const rows = async <Row extends object>(sql: string, values: unknown[]): Promise<Row[]> =>
  (await app.owner.query<Row>(sql, values)).rows
const messages = ({ companyId }: TestCompany) =>
  rows<{ id: string; direction: string; body: string; status: string; template: string | null; reason: string | null }>(
    'select * from app.whatsapp_messages where company_id = $1 order by created_at, id',
    [companyId],
  )
const contacts = ({ companyId }: TestCompany) =>
  rows<{
    id: string
    phone: string | null
    whatsapp_id: string | null
    window_until: Date | null
    opted_in_at: Date | null
    opted_out_at: Date | null
  }>('select * from app.contacts where company_id = $1 order by created_at, id', [companyId])
const write = (company: { number: string }, more: object = {}) =>
  app.control('POST', '/_/messages', { account: company.number, from: '4915112345678', text: 'Hi', ...more })
const noted = async () => undefined
const consent = { at: new Date('2026-11-01T00:00:00Z'), source: 'checkout' }
const person = {
  phone: '+49 151 12345678',
  name: 'Ada',
  email: 'Ada@example.org',
  source: 'shop',
  optIn: consent,
} as const
const reply = { text: 'Thank you.', language: 'en', deliveryId: null }

test('a message delivered twice is stored once, with its sender and the end of the reply window', async () => {
  const company = await connected()
  await write(company, { webhook: 'twice' })
  await write(company, { text: 'Again' })
  await until('both messages', async () => (await messages(company)).length === 2)
  expect((await messages(company)).map(({ direction, status }) => [direction, status])).toEqual([
    ['in', 'received'],
    ['in', 'received'],
  ])
  const [ada, ...others] = await contacts(company)
  expect(others).toEqual([])
  expect(ada).toMatchObject({
    phone: '4915112345678',
    whatsapp_id: expect.stringMatching(/^US\./) as string,
    opted_in_at: null,
  })
  expect(ada!.window_until!.getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000)
})

test('a sender with only a username is a contact without a number', async () => {
  const company = await connected()
  await write(company, { username: 'ada.b' })
  await until('the message', async () => (await messages(company)).length === 1)
  expect(await contacts(company)).toMatchObject([{ phone: null, whatsapp_id: expect.any(String) as string }])
})

test('a message from a known number belongs to its existing contact', async () => {
  const company = await connected()
  const { ctx } = company
  await ctx.tx((tx) => saveContact(tx, ctx, person))
  await write(company)
  await until('the message', async () => (await messages(company)).length === 1)
  expect(await contacts(company)).toMatchObject([{ phone: '4915112345678', opted_in_at: consent.at }])
})

test('a reply is sent as a template and its states arrive, without events for another company', async () => {
  const [company, other] = [await connected(), await connected()]
  const { ctx } = company
  expect(await syncTemplates(ctx)).toBeGreaterThan(1)
  const contactId = (await ctx.tx((tx) => saveContact(tx, ctx, person)))!
  const who = { phone: null, email: 'ada@example.org' }
  expect(await ctx.tx((tx) => findAvailability(tx, ctx, who, reply))).toMatchObject({
    contactId,
    availability: { kind: 'template' },
  })
  moved = []
  const outcome = await sendToContact(ctx, { ...reply, contactId }, noted)
  expect(outcome).toEqual({ kind: 'posted', externalId: expect.stringMatching(/^wamid\./) as string })
  await until('its delivery', async () => (await messages(company))[0]?.status === 'delivered')
  expect((await messages(company))[0]).toMatchObject({
    direction: 'out',
    template: 'review_thanks',
    body: 'Thank you.',
  })
  const id = outcome.kind === 'posted' ? outcome.externalId : ''
  await app.control('PUT', `/_/messages/${id}`, { status: 'read' })
  await until('its reading', async () => (await messages(company))[0]?.status === 'read')
  expect(moved.map(({ status }) => status)).toEqual(['sent', 'delivered', 'read'])
  expect(await messages(other)).toEqual([])
})

test('free text is sent in an open conversation, but not after STOP', async () => {
  const company = await connected()
  await write(company)
  await until('the message', async () => (await messages(company)).length === 1)
  const [contact] = await contacts(company)
  const outcome = await sendToContact(company.ctx, { ...reply, contactId: contact!.id }, noted)
  expect(outcome).toMatchObject({ kind: 'posted' })
  await until('its delivery', async () => (await messages(company))[1]?.status === 'delivered')
  expect((await messages(company))[1]).toMatchObject({ template: null, body: 'Thank you.' })
  await write(company, { text: 'STOP. Please do not write to me any more.', webhook: 'twice' })
  await until('the opt-out', async () => (await contacts(company))[0]?.opted_out_at != null)
  const reason = 'This customer asked not to get WhatsApp messages.'
  expect(await sendToContact(company.ctx, { ...reply, contactId: contact!.id }, noted)).toMatchObject({ reason })
  await write(company, { text: 'start' })
  await until('the end of it', async () => (await contacts(company))[0]?.opted_out_at === null)
  expect(await sendToContact(company.ctx, { ...reply, contactId: contact!.id }, noted)).toMatchObject({
    kind: 'posted',
  })
})

test("a message that isn't allowed is refused with the reason and never requested", async () => {
  const company = await connected()
  const { ctx } = company
  const contactId = (await ctx.tx((tx) => saveContact(tx, ctx, { ...person, optIn: null })))!
  expect(await sendToContact(ctx, { ...reply, contactId }, noted)).toMatchObject({
    kind: 'refused',
    reason: 'This customer hasn’t agreed to WhatsApp messages.',
  })
  expect(await messages(company)).toEqual([])
})

test('a message with a lost response is settled by a status with its tag', async () => {
  const company = await connected()
  const { ctx } = company
  await syncTemplates(ctx)
  const contactId = (await ctx.tx((tx) => saveContact(tx, ctx, person)))!
  await app.control('POST', '/_/faults', { platform: 'whatsapp', fault: 'drop-after-accept', times: 1 })
  expect(await sendToContact(ctx, { ...reply, contactId }, noted)).toMatchObject({ kind: 'unknown' })
  await until('its delivery', async () => (await messages(company))[0]?.status === 'delivered')
})

test("a message whose start can't be recorded fails without being sent", async () => {
  const company = await connected()
  const { ctx } = company
  await syncTemplates(ctx)
  const contactId = (await ctx.tx((tx) => saveContact(tx, ctx, person)))!
  const broken = new Error('the database is away')
  await expect(sendToContact(ctx, { ...reply, contactId }, () => Promise.reject(broken))).rejects.toBe(broken)
  expect(await messages(company)).toMatchObject([{ status: 'failed', reason: 'It wasn’t sent.' }])
})

test('retries of a delivery send one message with one tag', async () => {
  const company = await connected()
  const { ctx } = company
  await syncTemplates(ctx)
  const contactId = (await ctx.tx((tx) => saveContact(tx, ctx, person)))!
  const message = { ...reply, contactId, deliveryId: newId() }
  await expect(sendToContact(ctx, message, () => Promise.reject(new Error('another has it')))).rejects.toThrow(
    'another',
  )
  const [begun] = await messages(company)
  expect(begun).toMatchObject({ status: 'accepted' })
  await app.control('POST', '/_/faults', { platform: 'whatsapp', fault: 'blocked', times: 1, path: '/messages' })
  expect(await sendToContact(ctx, message, noted)).toMatchObject({ kind: 'refused' })
  expect(await sendToContact(ctx, message, noted)).toMatchObject({ kind: 'posted' })
  await until('its delivery', async () => (await messages(company))[0]?.status === 'delivered')
  expect((await messages(company)).map(({ id, reason }) => [id, reason])).toEqual([[begun?.id, null]])
})

test('forged webhooks, unknown numbers, and invalid content store nothing', async () => {
  const company = await connected()
  const value = { metadata: { phone_number_id: company.number }, statuses: [], messages: [] }
  const entry = [{ id: '1', changes: [{ field: 'messages', value }] }]
  const rawBody = Buffer.from(JSON.stringify({ object: 'whatsapp_business_account', entry }))
  const signed = (raw: Uint8Array, key: string) =>
    new Headers({ 'x-hub-signature-256': `sha256=${createHmac('sha256', key).update(raw).digest('hex')}` })
  await expect(receiveMessages(app.services, { headers: signed(rawBody, 'guess'), rawBody })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  const nonsense = Buffer.from('{"object":"user"}')
  await expect(
    receiveMessages(app.services, { headers: signed(nonsense, secret), rawBody: nonsense }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const unknown = Buffer.from(rawBody.toString().replace(company.number, '999'))
  const before = moved.length
  await receive({ headers: signed(unknown, secret), rawBody: unknown })
  expect(moved).toHaveLength(before)
})
