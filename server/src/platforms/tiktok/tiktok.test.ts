import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { scriptedOutbound, type Scripted } from '../../testing/scripted-outbound.ts'
import type { Access } from '../platform.ts'
import { toPlatformError } from './errors.ts'
import { readExact } from './exact-json.ts'
import { createTiktok } from './tiktok.ts'

const app = { clientId: 'app1', clientSecret: 'sec' }
const access: Access = { account: 'o_77', credentials: { token: 'act.1', refreshToken: 'rft.1' } }
const now = new Date('2026-11-21T10:00:00Z')
const [comment, video] = ['7300000000000000001', '7299999999999999999']
const reply = { externalId: comment, postExternalId: video, text: 'Yes, it is.', notifyAuthor: false }

const fine = (data: unknown): Scripted => ({ json: { code: 0, message: 'OK', request_id: 'r1', data } })
const envelope = (code: number, message = 'no'): Scripted => ({ json: { code, message, request_id: 'r9', data: {} } })

async function scripted(answer: Parameters<typeof scriptedOutbound>[0]) {
  const world = await scriptedOutbound(answer)
  return { ...world, tiktok: createTiktok(world.outbound, { ...app, ...world.quick }) }
}

test('ids of 19 digits keep every digit, also as bare numbers, and text stays text', () => {
  const text = `{"id":7300000000000000001,"n":12,"list":[-7300000000000000003],"words":"id: 7300000000000000001 \\"7300000000000000002\\"","f":1.5}`
  expect(readExact(text)).toEqual({
    id: '7300000000000000001',
    n: 12,
    list: ['-7300000000000000003'],
    words: 'id: 7300000000000000001 "7300000000000000002"',
    f: 1.5,
  })
  expect(readExact('{"id":')).toBeUndefined()
})

test.each([
  [40_001, 'no', 'reduced'],
  [40_002, 'text: too long', 'invalid'],
  [40_002, 'The comment does not exist or has been deleted', 'not-found'],
  [40_102, 'expired', 'expired'],
  [40_104, 'empty', 'expired'],
  [40_105, 'revoked', 'expired'],
])('code %i (%s) in a success means %s, and the error names the request', async (code, message, problem) => {
  const { tiktok } = await scripted(() => envelope(code, message))
  await expect(tiktok.testConnection(access)).rejects.toMatchObject({ problem, message: expect.stringContaining('r9') })
})

test('a per-minute limit waits five minutes, a daily limit until midnight', async () => {
  const { tiktok, slowed } = await scripted(() => envelope(40_100, 'Too many requests'))
  await expect(tiktok.testConnection(access)).rejects.toMatchObject({ problem: 'rate-limited', retryAfterMs: 300_000 })
  expect(slowed).toEqual([300_000])
  const text = JSON.stringify({ code: 40_100, message: 'Daily limit (QPD) reached' })
  const answer = { status: 200, headers: {}, text, receivedAt: now, json: () => JSON.parse(text) as unknown }
  expect(toPlatformError(answer).retryAfterMs).toBe(14 * 3_600_000)
})

test.each<[string, Scripted]>([
  ['a server error', envelope(50_000, 'System error')],
  ['bad JSON', { text: '{"code":0,"data":' }],
  ['a broken connection', 'hang up'],
  ["a gateway's error page", { status: 502, text: '<html>' }],
])('%s is retried, with five attempts at most', async (_, answer) => {
  const { tiktok, requests } = await scripted(() => answer)
  await expect(tiktok.testConnection(access)).rejects.toMatchObject({ problem: 'unavailable' })
  expect(requests).toHaveLength(5)
})

test('every path has a trailing slash, and the token goes into its own header', async () => {
  const { tiktok, requests } = await scripted(() => fine({ username: 'mugs', display_name: 'Mugs' }))
  expect(await tiktok.testConnection(access)).toEqual({ account: 'o_77', name: 'Mugs' })
  expect(requests[0]).toMatchObject({ host: 'business-api.tiktok.com', path: '/open_api/v1.3/business/get/' })
  expect(requests[0]?.headers).toMatchObject({ 'access-token': 'act.1' })
  expect(requests[0]?.query.get('fields')).toBe('["username","display_name","profile_image"]')
})

test('comments are read video by video, with varying field names and our own reply inside', async () => {
  const { tiktok, requests } = await scripted(({ path }) => {
    if (path.endsWith('/video/list/')) {
      return fine({ videos: [{ item_id: video, caption: 'A mug', create_time: 1_795_000_000, comments: 3 }] })
    }
    if (path.endsWith('/reply/list/')) {
      return {
        text: `{"code":0,"message":"OK","data":{"comments":[{"comment_id":7300000000000000009,"owner":true,
          "text":"It is.","create_time":1795000100}],"has_more":false}}`,
      }
    }
    return {
      text: `{"code":0,"message":"OK","data":{"comments":[
        {"comment_id":${comment},"unique_identifier":"u9","display_name":"Ada","text":"Safe?","create_time":"1795000000","replies":1,"status":"PUBLIC"},
        {"comment_id":"7300000000000000002","user_id":"u8","username":"bob","text":"Hi","create_time":1795000001,"status":"FRIENDS_ONLY"},
        {"comment_id":"7300000000000000003","user_id":"o_77","text":"Ours","create_time":1795000002,"owner":true},
        {"text":"no id"}],"cursor":30,"has_more":false}}`,
    }
  })
  const page = await tiktok.listComments(access, null)
  expect(page.posts).toMatchObject([{ externalId: video, caption: 'A mug' }])
  expect(page.nextCursor).toBeNull()
  expect(page.comments).toMatchObject([
    {
      externalId: comment,
      postExternalId: video,
      authorName: 'Ada',
      authorExternalId: 'u9',
      published: true,
      answer: { text: 'It is.' },
    },
    { externalId: '7300000000000000002', authorName: 'bob', published: false },
  ])
  expect(requests.find(({ path }) => path.endsWith('/comment/list/'))?.query.get('status')).toBe('ALL')
})

test('a sync stops at old videos, and a deleted video is skipped', async () => {
  const { tiktok, requests } = await scripted(({ path, query }) => {
    if (path.endsWith('/comment/list/')) return envelope(40_002, 'The video does not exist')
    const create_time = query.has('cursor') ? 1_700_000_000 : 1_795_000_000
    return fine({ videos: [{ item_id: query.get('cursor') ?? video, create_time }], cursor: 1, has_more: true })
  })
  const since = new Date('2026-11-01')
  const first = await tiktok.listComments(access, null, since)
  expect(first.comments).toEqual([])
  const second = await tiktok.listComments(access, first.nextCursor, since)
  expect(second).toEqual({ comments: [], posts: [], nextCursor: null })
  expect(requests.filter(({ path }) => path.endsWith('/video/list/'))).toHaveLength(2)
})

test.each<[string, Scripted, object]>([
  [
    'an id is posted',
    fine({ comment_id: '7300000000000000005' }),
    { kind: 'posted', externalId: '7300000000000000005' },
  ],
  ['a success without an id is unknown', fine({}), { kind: 'unknown' }],
  ['partial success is unknown', envelope(20_001), { kind: 'unknown' }],
  ['a server error is unknown', envelope(50_000), { kind: 'unknown' }],
  ['bad JSON is unknown', { text: '{' }, { kind: 'unknown' }],
  ['a broken connection is unknown', 'hang up', { kind: 'unknown' }],
  [
    'a deleted comment is refused',
    envelope(40_002, 'comment has been deleted'),
    { kind: 'refused', problem: 'not-found' },
  ],
  ['a missing permission is refused', envelope(40_001), { kind: 'refused', problem: 'reduced' }],
  ['an invalid token is refused', envelope(40_105), { kind: 'refused', problem: 'expired' }],
  [
    'too many requests are refused',
    envelope(40_100),
    { kind: 'refused', problem: 'rate-limited', retryAfterMs: 300_000 },
  ],
  ['a wrong path is refused', { status: 404, json: 'page not found' }, { kind: 'refused', problem: 'invalid' }],
])("for a reply, %s, and it's sent once", async (_, answer, outcome) => {
  const { tiktok, requests } = await scripted(() => answer)
  expect(await tiktok.reply(access, reply, async () => undefined)).toMatchObject(outcome)
  expect(requests).toHaveLength(1)
  expect(requests[0]?.body).toEqual({ business_id: 'o_77', video_id: video, comment_id: comment, text: 'Yes, it is.' })
})

test('a reply without a video is refused before anything is sent', async () => {
  const { tiktok, requests } = await scripted(() => fine({}))
  const outcome = await tiktok.reply(access, { ...reply, postExternalId: null }, async () => undefined)
  expect(outcome).toMatchObject({ kind: 'refused', problem: 'invalid' })
  expect(requests).toHaveLength(0)
})

test('an unticked permission is reported, and both names of a code are accepted', async () => {
  const { tiktok, requests } = await scripted(({ path }) =>
    path.endsWith('/token/')
      ? fine({
          access_token: 'act.1',
          refresh_token: 'rft.1',
          expires_in: 86_400,
          refresh_token_expires_in: 31_536_000,
          scope: 'user.info.basic,video.list,comment.list',
          open_id: 'o_77',
        })
      : fine({ username: 'mugs' }),
  )
  const back = { query: new URLSearchParams({ auth_code: 'c1' }), verifier: null, now }
  const grant = await tiktok.authorizer?.finish({ ...back, redirectUri: 'https://app.example/cb/tiktok' })
  expect(requests[0]?.body).toMatchObject({ auth_code: 'c1', redirect_uri: 'https://app.example/cb/tiktok/' })
  expect(grant).toMatchObject({
    missing: ['Without permission to manage comments, we can’t post replies.'],
    accounts: [{ account: 'o_77', name: '@mugs', credentials: { accessExpiresAt: new Date('2026-11-22T10:00:00Z') } }],
  })
  const no = { query: new URLSearchParams({ error: 'access_denied' }), redirectUri: '', verifier: null, now }
  await expect(tiktok.authorizer?.finish(no)).rejects.toMatchObject({ problem: 'denied' })
})

test('a refresh keeps the new refresh token, and a rejected one requires a reconnect', async () => {
  let answer = fine({ access_token: 'act.2', refresh_token: 'rft.2', expires_in: 86_400, open_id: 'o_77' })
  const { tiktok } = await scripted(() => answer)
  expect((await tiktok.authorizer?.refresh?.(access, now))?.values).toEqual({ token: 'act.2', refreshToken: 'rft.2' })
  answer = envelope(40_105)
  await expect(tiktok.authorizer?.refresh?.(access, now)).rejects.toMatchObject({ problem: 'revoked' })
  await expect(tiktok.authorizer?.revoke?.(access)).resolves.toBeUndefined()
  answer = envelope(50_000)
  await expect(tiktok.authorizer?.refresh?.(access, now)).rejects.toMatchObject({ problem: 'unavailable' })
})

function delivery(content: string, more: object = {}) {
  const text = JSON.stringify({
    client_key: 'app1',
    event: 'comment.update',
    create_time: 1,
    user_openid: 'o_77',
    content,
    ...more,
  })
  return Buffer.from(text)
}

test('a webhook is genuine only with a valid signature of the last five minutes', async () => {
  const { tiktok } = await scripted(() => fine({}))
  const body = delivery('{}')
  const verified = (secondsAgo: number, secret = 'sec', sign = body): boolean => {
    const t = Math.floor(now.getTime() / 1000) - secondsAgo
    const s = createHmac('sha256', secret).update(`${t}.`).update(sign).digest('hex')
    return tiktok.verifyWebhook(new Headers({ 'tiktok-signature': `t=${t},s=${s}` }), body, access, now)
  }
  expect(verified(299)).toBe(true)
  expect([verified(301), verified(-301), verified(0, 'other'), verified(0, 'sec', delivery('{ }'))]).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(tiktok.verifyWebhook(new Headers({ 'tiktok-signature': 't=,s=' }), body, access, now)).toBe(false)
  expect(tiktok.verifyWebhook(new Headers(), body, access, now)).toBe(false)
})

test('a webhook names a video to read, with exact ids', async () => {
  const { tiktok } = await scripted(() => fine({}))
  const parse = (action: string) =>
    tiktok.parseWebhook(
      delivery(`{"comment_id":${comment},"video_id":${video},"comment_action":"${action}","timestamp":1}`),
      'o_77',
      new Headers(),
    )
  expect(tiktok.webhookAccounts(delivery('{}'), new Headers())).toEqual(['o_77'])
  expect(parse('insert')).toMatchObject({ posts: [video], comments: [] })
  expect(parse('set_to_public')).toMatchObject({ posts: [video] })
  for (const action of ['delete', 'set_to_hidden', 'set_to_friends_only']) {
    expect(parse(action)).toMatchObject({ unpublished: [comment] })
  }
  expect(parse('insert').dedupeKey).toBe(parse('insert').dedupeKey)
  expect(parse('insert').dedupeKey).not.toBe(parse('delete').dedupeKey)
  const removed = delivery('{"reason":1}', { event: 'authorization.removed' })
  expect(tiktok.parseWebhook(removed, 'o_77', new Headers())).toMatchObject({ revoked: true })
  expect(tiktok.parseWebhook(delivery('odd'), 'o_77', new Headers())).toMatchObject({ resync: true })
  expect(() => tiktok.parseWebhook(Buffer.from('{}'), 'o_77', new Headers())).toThrow('not a delivery')
})
