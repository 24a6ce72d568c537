import { expect, test } from 'vitest'
import { startSandboxClient } from '../../testing/sandbox-client.ts'
import { scriptedOutbound } from '../../testing/scripted-outbound.ts'
import type { Access } from '../platform.ts'
import { createYotpo } from './yotpo.ts'

const app = { clientId: 'yo-app', clientSecret: 'yo-secret' }
const STORE = 'storeKey1'
const redirectUri = 'http://localhost/integration/yotpo/callback'
const noted = async () => undefined

async function ground() {
  const world = await startSandboxClient({ apps: { yotpo: app }, productUrl: 'http://localhost' })
  await world.control('POST', '/shops', { platform: 'yotpo', shop: STORE, token: 'secret', name: 'Mugs' })
  const yotpo = createYotpo(world.outbound, { ...app, sleep: async () => undefined })
  const write = async (review: object = {}) => {
    const whole = { platform: 'yotpo', shop: STORE, productId: 8001, rating: 2, text: 'Late', name: 'Ada', ...review }
    return String((await world.control('POST', '/reviews', whole)).id)
  }
  const decide = (pressed: string) => {
    const { url } = yotpo.authorizer!.begin({ state: 's1', redirectUri, typed: null })
    // What Yotpo's page does in a browser: the target is after the `#`.
    return world.decide(url.replace('/app/#/', '/app/'), pressed)
  }
  const finish = (query: URLSearchParams) =>
    yotpo.authorizer!.finish({ query, redirectUri, verifier: null, now: new Date() })
  const connect = async (): Promise<Access> => {
    const [granted] = (await finish(await decide(`decision=approve&account=${STORE}`))).accounts
    return { account: granted?.account ?? '', credentials: granted?.credentials.values ?? {} }
  }
  return { ...world, yotpo, write, decide, finish, connect }
}

test('one-click connect returns the app key and a permanent token', async () => {
  const { yotpo, decide, finish } = await ground()
  const query = await decide(`decision=approve&account=${STORE}`)
  expect(query.get('state')).toBe('s1')
  const { accounts } = await finish(query)
  expect(accounts).toMatchObject([{ account: STORE, credentials: { accessExpiresAt: null, refreshExpiresAt: null } }])
  const access = { account: STORE, credentials: accounts[0]!.credentials.values }
  expect(await yotpo.testConnection(access)).toEqual({ account: STORE, name: null })
  await expect(finish(query)).rejects.toMatchObject({ problem: 'invalid' })
})

test('a declined consent counts as denied, and a token of another store fails its test', async () => {
  const { yotpo, decide, finish, control } = await ground()
  await expect(finish(await decide('decision=deny'))).rejects.toMatchObject({ problem: 'denied' })
  await control('POST', '/shops', { platform: 'yotpo', shop: 'otherKey', token: 'other' })
  const query = await decide(`decision=approve&account=${STORE}`)
  query.set('app_key', 'otherKey')
  const [granted] = (await finish(query)).accounts
  const access = { account: granted!.account, credentials: granted!.credentials.values }
  await expect(yotpo.testConnection(access)).rejects.toMatchObject({ problem: 'revoked' })
})

test('reviews come newest first, page by page, including those of the shop and their replies', async () => {
  const { yotpo, write, connect } = await ground()
  for (let n = 0; n < 100; n += 1) await write({ text: `number ${n}` })
  const site = await write({ productId: 0, text: 'Nice shop', email: 'ada@example.org' })
  const access = await connect()
  await yotpo.reply(access, { externalId: site, text: 'Thank you, Ada.', notifyAuthor: false }, noted)
  const first = await yotpo.listComments(access, null)
  expect([first.comments.length, first.nextCursor]).toEqual([100, '2'])
  expect(first.comments[0]).toMatchObject({
    externalId: site,
    authorName: 'Ada',
    authorEmail: 'ada@example.org',
    productExternalId: null,
    productTitle: null,
    text: 'Nice shop',
    verified: 'buyer',
    answer: { text: 'Thank you, Ada.', at: expect.any(Date) },
  })
  const second = await yotpo.listComments(access, first.nextCursor)
  expect(second).toMatchObject({ comments: [{ text: 'number 0', productExternalId: '8001' }], nextCursor: null })
  expect(await yotpo.countComments(access)).toBe(101)
  const long = new Date(Date.now() + 10 * 86_400_000)
  expect((await yotpo.listComments(access, null, long)).comments).toEqual([])
})

test("a reply is published once and found again by its text; for a missing review that can't be determined", async () => {
  const { yotpo, write, connect, control } = await ground()
  const [externalId, access] = [await write(), await connect()]
  const reply = { externalId, text: 'Thank you,  Ada.\n', notifyAuthor: false }
  expect(await yotpo.findReply!(access, reply)).toBeNull()
  const outcome = await yotpo.reply(access, reply, noted)
  expect(outcome).toMatchObject({ kind: 'posted', externalId: expect.any(String) })
  expect(await yotpo.findReply!(access, { ...reply, text: 'Thank you, Ada.' })).toMatchObject({
    externalId: outcome.kind === 'posted' ? outcome.externalId : '',
  })
  await expect(yotpo.findReply!(access, { ...reply, externalId: '1' })).rejects.toMatchObject({
    problem: 'unavailable',
  })
  expect((await control('GET', '/record?platform=yotpo')).data).toHaveLength(1)
})

test.each([
  ['http500', 'unknown', ''],
  ['blocked', 'unknown', ''],
  ['bad-json', 'unknown', ''],
  ['error-in-200', 'unknown', ''],
  ['drop-after-accept', 'unknown', ''],
  ['http429', 'refused', 'rate-limited'],
  ['throttled', 'refused', 'rate-limited'],
  ['forbidden', 'refused', 'reduced'],
])('with the fault %s, a reply is %s %s', async (fault, kind, problem) => {
  const { yotpo, write, connect, control } = await ground()
  const [externalId, access] = [await write(), await connect()]
  await control('POST', '/faults', { platform: 'yotpo', fault, times: 1 })
  const outcome = await yotpo.reply(access, { externalId, text: 'Thanks', notifyAuthor: false }, noted)
  expect(outcome).toMatchObject(problem ? { kind, problem } : { kind })
})

test("two refusals don't end access, three in a row do; one with successful reads means that replies aren't permitted", async () => {
  const { yotpo, write, connect, control } = await ground()
  const [externalId, access] = [await write(), await connect()]
  const refuse = (times: number) => control('POST', '/faults', { platform: 'yotpo', fault: 'revoked', times })
  await refuse(2)
  expect((await yotpo.listComments(access, null)).comments).toHaveLength(1)
  await refuse(3)
  await expect(yotpo.listComments(access, null)).rejects.toMatchObject({ problem: 'revoked' })
  const reply = { externalId, text: 'Thanks', notifyAuthor: false }
  await control('POST', '/tokens', { platform: 'yotpo', account: STORE, state: 'reduced' })
  expect(await yotpo.reply(access, reply, noted)).toMatchObject({ kind: 'refused', problem: 'reduced' })
  await control('POST', '/tokens', { platform: 'yotpo', account: STORE, state: 'revoked' })
  expect(await yotpo.reply(access, reply, noted)).toMatchObject({ kind: 'refused', problem: 'revoked' })
})

test.each(['http500', 'http429', 'blocked', 'error-in-200', 'throttled', 'bad-json'])(
  'a read succeeds despite the fault %s',
  async (fault) => {
    const { yotpo, write, connect, control } = await ground()
    const [, access] = [await write(), await connect()]
    await control('POST', '/faults', { platform: 'yotpo', fault, times: 2 })
    expect((await yotpo.listComments(access, null)).comments).toHaveLength(1)
  },
)

test('webhooks are registered once, at a URL with a key; if they are disabled, nothing fails', async () => {
  const { yotpo, connect, control } = await ground()
  const access = await connect()
  const address = 'http://localhost/hooks/yotpo'
  const registered = async () =>
    (await control('GET', '/calls?host=developers.yotpo.com')).data.filter(
      ({ method, path, status }) => method === 'POST' && String(path).endsWith('/webhooks') && status === 200,
    )
  await yotpo.ensureWebhooks(access, address)
  await yotpo.ensureWebhooks(access, address)
  const bodies = (await registered()).map(({ body }) => JSON.parse(String(body)) as { event_name: string; url: string })
  expect(bodies.map(({ event_name }) => event_name)).toEqual(['review_create', 'review_updated'])
  const key = bodies[0]?.url.slice(address.length + 1) ?? ''
  const verify = (given: string, who: Access | null) =>
    yotpo.verifyWebhook(new Headers({ 'x-webhook-key': given }), new Uint8Array(), who, new Date())
  expect([verify(key, access), verify('', access), verify(`${key}x`, access), verify(key, null)]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(verify(key, { ...access, account: 'otherKey' })).toBe(false)
  await yotpo.ensureWebhooks(access, 'http://moved/hooks/yotpo')
  expect((await registered()).map(({ body }) => String(body).includes('//moved/'))).toEqual([false, false, true, true])
  await yotpo.authorizer!.revoke!(access)
  await yotpo.ensureWebhooks(access, address)
  expect(await registered()).toHaveLength(6)
  await control('POST', '/shops', { platform: 'yotpo', shop: 'offKey', token: 'off' })
  await control('POST', '/accounts', {
    platform: 'yotpo',
    account: 'offKey',
    name: 'Off',
    token: 'off-app',
    details: { webhooks: 'off' },
  })
  await yotpo.ensureWebhooks({ account: 'offKey', credentials: { token: 'off-app' } }, address)
  expect(await registered()).toHaveLength(6)
})

const hook = (data: object, event = 'review_create') => Buffer.from(JSON.stringify({ event, data }))

test('a webhook is a hint, the same in both formats; one of a deleted review says so', async () => {
  const { outbound } = await scriptedOutbound(() => ({}))
  const yotpo = createYotpo(outbound, app)
  const typed = hook({ id: 7001, app_key: STORE, updated_at: '2026-11-19T10:00:00.000Z', deleted: false, score: 2 })
  const asText = hook({ id: '7001', app_key: STORE, updated_at: '2026-11-19 10:00:00 UTC', deleted: 'false' })
  const headers = new Headers()
  const [one, other] = [typed, asText].map((raw) => yotpo.parseWebhook(raw, STORE, headers))
  expect(one).toMatchObject({ comments: [], resync: true })
  expect(one?.dedupeKey).toBe(other?.dedupeKey)
  expect(yotpo.webhookAccounts(asText, headers)).toEqual([STORE])
  const gone = hook({ id: '7001', app_key: STORE, archived: 'true' }, 'review_updated')
  expect(yotpo.parseWebhook(gone, STORE, headers).unpublished).toEqual(['7001'])
  expect(yotpo.webhookAccounts(Buffer.from('<html>'), headers)).toEqual([])
  expect(() => yotpo.parseWebhook(Buffer.from('{}'), STORE, headers)).toThrow('not a delivery of Yotpo')
})

test('the token in the URL is in no error, not even if Yotpo repeats it', async () => {
  const token = 'yat_sbxsecret+1/2'
  const access = { account: STORE, credentials: { token } }
  const message = `No access for ${token} at ?access_token=${encodeURIComponent(token)}`
  const { outbound, quick } = await scriptedOutbound(() => ({
    status: 403,
    json: { status: { code: 403, message, error_type: 'E' } },
  }))
  const yotpo = createYotpo(outbound, { ...app, ...quick })
  const error: unknown = await yotpo.listComments(access, null).catch((refusal: unknown) => refusal)
  expect(error).toMatchObject({ problem: 'reduced', message: 'No access for *** at ?access_token=***' })
  const outcome = await yotpo.reply(access, { externalId: '1', text: 'x', notifyAuthor: false }, noted)
  expect(JSON.stringify(outcome)).not.toContain('sbxsecret')
})

test.each([
  ['nothing', ''],
  ['an envelope without the comment', '{"status":{"code":200}}'],
])('a success with %s counts as a success', async (_, text) => {
  const { outbound, quick } = await scriptedOutbound(() => ({ text }))
  const yotpo = createYotpo(outbound, { ...app, ...quick })
  const outcome = await yotpo.reply(
    { account: STORE, credentials: { token: 't' } },
    { externalId: '1', text: 'x', notifyAuthor: false },
    noted,
  )
  expect(outcome).toEqual({ kind: 'posted', externalId: null })
})
