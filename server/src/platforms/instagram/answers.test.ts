import { expect, test } from 'vitest'
import { scriptedOutbound, type OutboundRequest, type Scripted } from '../../testing/scripted-outbound.ts'
import type { Access } from '../platform.ts'
import { createPacer } from '../pacer.ts'
import { createInstagram } from './instagram.ts'

const access: Access = { account: '1784', credentials: { token: 'IGAA' } }
const reply = { externalId: '17900', text: 'Thank you', notifyAuthor: false }
const noted = async () => undefined

async function world(script: (request: OutboundRequest, turn: number) => Scripted) {
  const made = await scriptedOutbound(script)
  return { ...made, instagram: createInstagram(made.outbound, { clientId: 'a', clientSecret: 's', ...made.quick }) }
}
const error = (code: number, more: object = {}) => ({ error: { message: 'said', code, ...more } })

test('reads authenticate by header, at our API version', async () => {
  const { instagram, requests } = await world(() => ({ json: { user_id: '1784', username: 'mugs' } }))
  expect(await instagram.testConnection(access)).toEqual({ account: '1784', name: 'mugs' })
  expect(requests[0]).toMatchObject({
    host: 'graph.instagram.com',
    path: '/v26.0/me',
    headers: { authorization: 'Bearer IGAA' },
  })
})

test('a personal account is refused with what to do', async () => {
  const { instagram } = await world(() => ({ json: { user_id: '1', username: 'ada', account_type: 'PERSONAL' } }))
  await expect(instagram.testConnection(access)).rejects.toMatchObject({
    problem: 'invalid',
    message: expect.stringContaining('@ada is a personal account') as string,
  })
})

test('a read retries after an overload, an error inside a success, invalid JSON and a broken connection', async () => {
  const outcomes: Scripted[] = [
    { status: 500, json: error(2, { is_transient: true }) },
    { json: error(1) },
    { text: '{"ok":tru' },
    'hang up',
    { json: { user_id: 1, username: 'mugs' } },
  ]
  const { instagram, pauses } = await world((_, turn) => outcomes[turn - 1] ?? 'hang up')
  expect(await instagram.testConnection(access)).toMatchObject({ account: '1' })
  expect(pauses).toHaveLength(4)
})

test('a read that would have to wait long fails immediately and says how long', async () => {
  const figures = [{ call_count: 100, estimated_time_to_regain_access: 19 }]
  const headers = { 'x-business-use-case-usage': JSON.stringify({ '1784': figures }) }
  const { instagram, requests, slowed } = await world(() => ({ status: 400, headers, json: error(4) }))
  const limited = { problem: 'rate-limited', retryAfterMs: 19 * 60_000 }
  await expect(instagram.testConnection(access)).rejects.toMatchObject(limited)
  expect([requests.length, slowed]).toEqual([1, [19 * 60_000]])
})

test.each([
  ['{"call_count":28,"total_cputime":5,"total_time":9}', []],
  ['{"call_count":81,"total_cputime":5,"total_time":9}', [0]],
  ['{"call_count":5,"total_cputime":100,"total_time":9}', [60_000]],
])('with a usage of %s the pacer is slowed by %o', async (usage, expected) => {
  const script = () => ({ headers: { 'x-app-usage': usage }, json: { user_id: '1', username: 'm' } })
  const { instagram, slowed } = await world(script)
  await instagram.testConnection(access)
  expect(slowed).toEqual(expected)
})

test.each([
  [400, error(190, { error_subcode: 460 }), 'revoked'],
  [403, error(10), 'reduced'],
  [400, error(100, { error_subcode: 33 }), 'not-found'],
  [400, error(100), 'invalid'],
  [403, error(368), 'invalid'],
  [400, error(4), 'rate-limited'],
  [400, error(613), 'rate-limited'],
])("a reply refused with %i %o is %s and isn't retried", async (status, json, problem) => {
  const { instagram, requests } = await world(() => ({ status, json }))
  expect(await instagram.reply(access, reply, noted)).toMatchObject({ kind: 'refused', problem })
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ method: 'POST', path: '/v26.0/17900/replies', body: { message: 'Thank you' } })
})

test.each<Scripted>([{ status: 500, json: error(2) }, { json: error(1) }, { text: '<html>' }, 'hang up'])(
  'after %o the reply is unknown and is never retried',
  async (outcome) => {
    const { instagram, requests } = await world(() => outcome)
    expect(await instagram.reply(access, reply, noted)).toMatchObject({ kind: 'unknown' })
    expect(requests).toHaveLength(1)
  },
)

test("a reply is never sent if its start can't be recorded", async () => {
  const { instagram, requests } = await world(() => ({}))
  const broken = new Error('the database is away')
  await expect(instagram.reply(access, reply, () => Promise.reject(broken))).rejects.toBe(broken)
  expect(requests).toEqual([])
})

test('during a long pause that the platform asked for, a reply is refused instead of keeping the user waiting', async () => {
  const { outbound, requests } = await world(() => ({}))
  const pacer = createPacer()
  pacer.slower(access.account, 60_000)
  const instagram = createInstagram(outbound, { clientId: null, clientSecret: null, pacer })
  expect(await instagram.reply(access, reply, noted)).toMatchObject({ kind: 'refused', problem: 'rate-limited' })
  expect(requests).toEqual([])
})

test('disconnecting succeeds with an invalid token and fails on any other refusal', async () => {
  const dead = await world(() => ({ status: 400, json: error(190) }))
  await dead.instagram.authorizer!.revoke!(access)
  expect(dead.requests[0]).toMatchObject({ method: 'DELETE', path: '/v26.0/1784/subscribed_apps' })
  const away = await world(() => ({ status: 500, json: error(2) }))
  await expect(away.instagram.authorizer!.revoke!(access)).rejects.toMatchObject({ problem: 'unavailable' })
})

test('a list whose empty pages never end stops after a limit', async () => {
  const endless = { data: [], paging: { cursors: { after: 'on' }, next: 'https://x' } }
  const { instagram, requests } = await world(() => ({ json: endless }))
  expect((await instagram.listPost!(access, '18000')).comments).toEqual([])
  expect(requests.length).toBeLessThan(100)
})

test('an empty page of posts can have a next page, and malformed comments are left out', async () => {
  const pages: Record<string, unknown> = {
    '': { data: [], paging: { cursors: { after: 'c1' }, next: 'https://x' } },
    c1: {
      data: [
        { id: '5', comments_count: 0 },
        { id: '6', comments_count: 4, timestamp: 'soon' },
      ],
    },
  }
  const comments = [
    { id: '1', text: 'Kept', timestamp: '2026-11-20T10:00:00+0000', username: 'ada' },
    { id: '2', text: 'No time' },
    { text: 'No id', timestamp: '2026-11-20T10:00:00+0000' },
    'nonsense',
  ]
  const { instagram, requests } = await world(({ path, query }) => ({
    json: path.endsWith('/media') ? pages[query.get('after') ?? ''] : { data: comments },
  }))
  const first = await instagram.listComments(access, null)
  expect(first.comments).toEqual([])
  const second = await instagram.listComments(access, first.nextCursor)
  expect(second.comments).toMatchObject([{ externalId: '1', occurredAt: new Date('2026-11-20T10:00:00Z') }])
  expect(second.nextCursor).toBeNull()
  expect(requests.filter(({ path }) => path.endsWith('/5/comments'))).toEqual([])
})

test.each(['../me', 'e30', Buffer.from('{"left":["../x"],"posts":null,"comments":null}').toString('base64url')])(
  'the invalid cursor %o is refused',
  async (cursor) => {
    const { instagram, requests } = await world(() => ({}))
    await expect(instagram.listComments(access, cursor)).rejects.toMatchObject({ problem: 'invalid' })
    expect(requests).toEqual([])
  },
)

test('a token response is read plain or in a list, with permissions as text or list', async () => {
  for (const token of [
    { access_token: 's1', user_id: 1, permissions: 'instagram_business_basic,instagram_business_manage_comments' },
    { data: [{ access_token: 's1', permissions: ['instagram_business_basic', 'instagram_business_manage_comments'] }] },
  ]) {
    const { instagram, requests } = await world(({ path }) => {
      if (path === '/oauth/access_token') return { json: token }
      if (path === '/access_token') return { json: { access_token: 'l1', token_type: 'bearer', expires_in: 5_183_944 } }
      return { json: { user_id: '17841400000000001', username: 'mugs' } }
    })
    const query = new URLSearchParams('code=c1%23_&state=s')
    const grant = await instagram.authorizer!.finish({
      query,
      redirectUri: 'http://b',
      verifier: null,
      now: new Date(),
    })
    expect(grant).toMatchObject({ missing: [], accounts: [{ account: '17841400000000001' }] })
    expect(requests[0]!.body).toMatchObject({ code: 'c1', client_secret: 's', redirect_uri: 'http://b' })
  }
})

const comment = { id: '17900', from: { id: '990', username: 'ada' }, text: 'Hi', media: { id: '18000' } }
const webhook = (...entry: object[]) => Buffer.from(JSON.stringify({ object: 'instagram', entry }))

test('a webhook yields new comments of its account in both formats, and never our own', async () => {
  const { instagram } = await world(() => ({}))
  const change = (value: object) => ({ field: 'comments', value })
  const body = webhook(
    {
      id: '1784',
      time: 1_795_000_000,
      changes: [change(comment), change({ ...comment, id: '2', from: { id: '1784' } })],
    },
    { id: '1784', time: 1_795_000_000, ...change({ ...comment, id: '3', parent_id: '17900' }) },
    { id: '1785', time: 1_795_000_000, changes: [change({ ...comment, id: '4' })] },
  )
  expect(instagram.webhookAccounts(body, new Headers())).toEqual(['1784', '1785'])
  const { comments, event } = instagram.parseWebhook(body, '1784', new Headers())
  expect(event).toBe('comments')
  expect(comments).toMatchObject([
    { externalId: '17900', authorName: 'ada', postExternalId: '18000', parentExternalId: null },
    { externalId: '3', parentExternalId: '17900', occurredAt: new Date(1_795_000_000_000) },
  ])
})
