import { expect, test } from 'vitest'
import { startSandboxClient } from '../../testing/sandbox-client.ts'
import { scriptedOutbound, type Scripted } from '../../testing/scripted-outbound.ts'
import type { Access } from '../access.ts'
import { createWhatsapp } from './whatsapp.ts'

const app = { clientId: 'wa-app', clientSecret: 'wa-secret' }
const account = { platform: 'whatsapp', account: '106' }
const access: Access = { account: '106', credentials: { token: 'granted', waba: '102', pin: '123456' } }
const redirectUri = 'http://localhost/connections/callback/whatsapp'
const noted = async () => undefined
const thanks = { kind: 'template', name: 'review_thanks', language: 'en_US', values: ['Ada', 'Bye'] } as const

async function ground(details: Record<string, string> = {}) {
  const world = await startSandboxClient({ apps: { whatsapp: app } })
  const number = { waba: '102', phone: '+1 555 078 3881', ...details }
  await world.control('POST', '/accounts', {
    ...account,
    name: 'Mugs',
    details: number,
    token: 'granted',
    signingKey: 's',
  })
  return { ...world, whatsapp: createWhatsapp(world.outbound, app) }
}

test('a merchant signs up on a page, the token names the business, and the business its numbers', async () => {
  const { whatsapp, decide } = await ground()
  const { url } = whatsapp.authorizer!.begin({ state: 's', redirectUri, typed: null })
  const query = await decide(url, 'decision=approve&account=106')
  const grant = await whatsapp.authorizer!.finish({ query, redirectUri, verifier: null, now: new Date() })
  expect(grant).toMatchObject({ missing: [], accounts: [{ account: '106', name: 'Mugs, +1 555 078 3881' }] })
  const { credentials, details } = grant.accounts[0]!
  expect(details).toEqual({ waba: '102', phone: '+1 555 078 3881' })
  expect(credentials.values).toMatchObject({ waba: '102', pin: expect.stringMatching(/^\d{6}$/) as string })
  const granted = { account: '106', credentials: credentials.values }
  expect((await whatsapp.testConnection(granted)).account).toBe('106')
})

test('a configured sign-up is requested instead of permissions', async () => {
  const { outbound, decide } = await ground()
  const whatsapp = createWhatsapp(outbound, { ...app, configId: '7' })
  const { url } = whatsapp.authorizer!.begin({ state: 's', redirectUri, typed: null })
  expect([...new URL(url).searchParams.keys()]).toContain('config_id')
  expect((await decide(url, 'decision=approve&account=106')).get('code')).toBeTruthy()
})

test('connecting subscribes the business and registers an unregistered number', async () => {
  const { whatsapp, control } = await ground({ registered: 'no' })
  expect(await whatsapp.sendMessage(access, '4915', thanks, noted)).toMatchObject({ kind: 'refused' })
  await whatsapp.ensureWebhooks!(access, 'https://our.address', true)
  await whatsapp.ensureWebhooks!(access, 'https://our.address', true)
  const { data } = await control('GET', '/calls?host=graph.facebook.com')
  expect(data.filter(({ path }) => String(path).endsWith('/register'))).toHaveLength(1)
  expect(await whatsapp.sendMessage(access, '16505551234', thanks, noted)).toMatchObject({ kind: 'posted' })
})

test.for(['FLAGGED', 'RESTRICTED', 'RATE_LIMITED'])(
  'a %s number that can send is connected without registering it',
  async (status) => {
    const { whatsapp, control } = await ground({ status })
    expect(await whatsapp.ensureWebhooks!(access, 'https://our.address', true)).toEqual([])
    const { data } = await control('GET', '/calls?host=graph.facebook.com')
    expect(data.filter(({ path }) => String(path).endsWith('/register'))).toEqual([])
    expect(await whatsapp.sendMessage(access, '16505551234', thanks, noted)).toMatchObject({ kind: 'posted' })
  },
)

test('templates are read with their state and body', async () => {
  const { whatsapp } = await ground()
  const templates = await whatsapp.listTemplates(access)
  expect(templates.map(({ name, language, status }) => [name, language, status])).toContainEqual([
    'season_greetings',
    'en_US',
    'PAUSED',
  ])
  expect(templates[0]!.body).toContain('{{1}}')
})

test('a template and a text are sent in the right format, with the tag that comes back', async () => {
  const { whatsapp, control } = await ground()
  await control('POST', '/messages', { account: '106', from: '16505551234', text: 'Hi', webhook: 'lost' })
  const posted = await whatsapp.sendMessage(
    access,
    '16505551234',
    { ...thanks, values: ['Ada', 'One\n\ntwo\tthree'] },
    noted,
  )
  expect(posted).toEqual({ kind: 'posted', externalId: expect.stringMatching(/^wamid\./) as string })
  await whatsapp.sendMessage(access, '16505551234', { kind: 'text', text: 'See you', tag: 'm-1' }, noted)
  const { data } = await control('GET', '/record?platform=whatsapp')
  expect(data.map(({ kind, text }) => [kind, text])).toEqual([
    ['template', 'Hello Ada, thank you for your review. One two three'],
    ['message', 'See you'],
  ])
})

test('a customer known only by WhatsApp id can be messaged', async () => {
  const { whatsapp, control } = await ground()
  expect(await whatsapp.sendMessage(access, 'US.13491208655302741918', thanks, noted)).toMatchObject({ kind: 'posted' })
  const { data } = await control('GET', '/record?platform=whatsapp')
  expect(data).toMatchObject([{ kind: 'template', target: 'US.13491208655302741918' }])
})

test.each<[Scripted, object]>([
  [
    { status: 400, json: { error: { code: 131_056, message: 'pair rate' } } },
    { kind: 'refused', problem: 'rate-limited' },
  ],
  [
    { status: 400, json: { error: { code: 131_026, message: 'no WhatsApp' } } },
    { kind: 'refused', problem: 'invalid' },
  ],
  [
    { status: 404, json: { error: { code: 132_001, message: 'no template' } } },
    { kind: 'refused', problem: 'invalid' },
  ],
  [
    { status: 401, json: { error: { code: 190, message: 'dead' } } },
    { kind: 'refused', problem: 'revoked' },
  ],
  [{ status: 500, json: { error: { code: 131_000, message: 'oops' } } }, { kind: 'unknown' }],
  [{ text: '{"ok":tru' }, { kind: 'unknown' }],
  ['hang up', { kind: 'unknown' }],
])('after %o a message is %o and never retried', async (answer, outcome) => {
  const { outbound, requests, quick } = await scriptedOutbound(() => answer)
  const whatsapp = createWhatsapp(outbound, { ...app, ...quick })
  expect(await whatsapp.sendMessage(access, '16505551234', thanks, noted)).toMatchObject(outcome)
  expect(requests).toHaveLength(1)
})

const metadata = { display_phone_number: '15550783881', phone_number_id: '106' }
const body = (value: object, field = 'messages') =>
  Buffer.from(
    JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '102', changes: [{ field, value }] }] }),
  )

test('received messages have number, name and WhatsApp id; a picture has its caption', async () => {
  const { whatsapp } = await ground()
  const contacts = [{ profile: { name: 'Ada' }, wa_id: '16505551234', user_id: 'US.1349' }]
  const message = { from: '16505551234', id: 'wamid.A', timestamp: '1795000000', type: 'text', text: { body: 'Hi' } }
  const picture = { ...message, id: 'wamid.B', type: 'image', text: undefined, image: { caption: 'Look' } }
  const voice = { ...message, id: 'wamid.C', type: 'audio', text: undefined, audio: { id: '1' } }
  const [events] = whatsapp.parseMessages(body({ metadata, contacts, messages: [message, picture, voice, { id: 1 }] }))
  const ada = { phone: '16505551234', whatsappId: 'US.1349', name: 'Ada', at: new Date(1_795_000_000_000) }
  expect(events).toMatchObject({ account: '106', statuses: [] })
  expect(events!.received).toEqual([
    { externalId: 'wamid.A', text: 'Hi', ...ada },
    { externalId: 'wamid.B', text: 'Look', ...ada },
    { externalId: 'wamid.C', text: '[audio]', ...ada },
  ])
})

test('each of several customers in one delivery keeps their own name', async () => {
  const { whatsapp } = await ground()
  const contacts = [
    { profile: { name: 'Ada' }, wa_id: '16505551234' },
    { profile: { name: 'Bob' }, wa_id: '16505555678' },
  ]
  const messages = ['16505551234', '16505555678', '16505559999'].map((from) => ({
    from,
    id: `wamid.${from}`,
    timestamp: '1795000000',
    type: 'text',
    text: { body: 'Hi' },
  }))
  const [events] = whatsapp.parseMessages(body({ metadata, contacts, messages }))
  expect(events!.received.map(({ name }) => name)).toEqual(['Ada', 'Bob', null])
})

test('stopped and resumed marketing messages are read as Meta documents them', async () => {
  const { whatsapp } = await ground()
  const preference = {
    wa_id: '16505551234',
    detail: 'User requested to resume marketing messages',
    category: 'marketing_messages',
    value: 'resume',
    timestamp: 1_731_705_721,
  }
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '15550783881', phone_number_id: '106' },
    contacts: [{ wa_id: '16505551234' }],
    user_preferences: [
      preference,
      { ...preference, value: 'stop' },
      { ...preference, category: 'calls' },
      { wa_id: '1' },
    ],
  }
  const [events] = whatsapp.parseMessages(body(value, 'user_preferences'))
  const ada = { phone: '16505551234', name: null, at: new Date(1_731_705_721_000) }
  expect(events).toEqual({
    account: '106',
    received: [],
    statuses: [],
    preferences: [
      { ...ada, isStopped: false },
      { ...ada, isStopped: true },
    ],
  })
})

test('a customer with a user name has an id and no number; a sender with neither is left out', async () => {
  const { whatsapp } = await ground()
  const message = { id: 'wamid.A', timestamp: '1795000000', type: 'text', text: { body: 'Hi' } }
  const hidden = body({ metadata, contacts: [{ profile: { name: 'Ada' }, user_id: 'US.1349' }], messages: [message] })
  expect(whatsapp.parseMessages(hidden)[0]!.received).toMatchObject([{ phone: null, whatsappId: 'US.1349' }])
  expect(whatsapp.parseMessages(body({ metadata, messages: [message] }))[0]!.received).toEqual([])
})

test('statuses carry the reason of a failure and our tag; other fields yield nothing', async () => {
  const { whatsapp } = await ground()
  const failed = {
    id: 'wamid.H',
    status: 'failed',
    timestamp: '1795000100',
    errors: [{ code: 131_047, title: 'Re-engagement message', error_data: { details: 'More than 24 hours' } }],
    biz_opaque_callback_data: 'm-1',
  }
  const statuses = [failed, { id: 'wamid.I', status: 'played', timestamp: '1795000200' }, { id: 'x', status: 'lost' }]
  expect(whatsapp.parseMessages(body({ metadata, statuses }))[0]!.statuses).toEqual([
    {
      externalId: 'wamid.H',
      status: 'failed',
      at: new Date(1_795_000_100_000),
      reason: 'More than 24 hours',
      tag: 'm-1',
    },
    { externalId: 'wamid.I', status: 'read', at: new Date(1_795_000_200_000), reason: null, tag: null },
  ])
  expect(whatsapp.parseMessages(body({ event: 'PAUSED' }, 'message_template_status_update'))).toEqual([])
  expect(() => whatsapp.parseMessages(Buffer.from('{}'))).toThrow(/not a delivery/)
})

test("revoked permission to send is reported as missing; an error of our own keys isn't", async () => {
  const { whatsapp, outbound, control } = await ground()
  expect(await whatsapp.missingPermissions!(access)).toEqual([])
  await control('POST', '/tokens', { ...account, state: 'reduced' })
  expect(await whatsapp.missingPermissions!(access)).toEqual([
    'Without permission to send messages, we can’t send them.',
  ])
  const others = createWhatsapp(outbound, { ...app, clientSecret: 'not the secret' })
  expect(await others.missingPermissions!(access)).toEqual([])
})
