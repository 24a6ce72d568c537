import { expect, test } from 'vitest'
import { startSandboxClient } from '../../testing/sandbox-client.ts'
import { scriptedOutbound } from '../../testing/scripted-outbound.ts'
import type { Access } from '../platform.ts'
import { createFacebook } from './facebook.ts'

const app = { clientId: 'fb-app', clientSecret: 'fb-secret' }
const account = { platform: 'facebook', account: '200' }
const access: Access = { account: '200', credentials: { token: 'granted' } }
const redirectUri = 'http://localhost/connections/callback/facebook'
const noted = async () => undefined

async function ground() {
  const world = await startSandboxClient({ apps: { facebook: app } })
  await world.control('POST', '/accounts', { ...account, name: 'Mugs', token: 'granted', signingKey: 'fb-secret' })
  await world.control('POST', '/accounts', { ...account, account: '201', name: 'Bowls' })
  const facebook = createFacebook(world.outbound, app)
  const write = async (comment: object) =>
    (await world.control('POST', '/comments', { ...account, text: 'Where is it?', username: 'ada', ...comment })).id
  const finish = async (pressed: string) => {
    const { url } = facebook.authorizer!.begin({ state: 's', redirectUri, typed: null })
    const query = await world.decide(url, pressed)
    return facebook.authorizer!.finish({ query, redirectUri, verifier: null, now: new Date() })
  }
  return { ...world, facebook, write, finish }
}

test.each([
  ['none', 'decision=approve', []],
  ['one', 'decision=approve&account=201', ['201']],
  ['many', 'decision=approve&account=200&account=201', ['200', '201']],
])('a user grants %s of their pages, and each page gets its own working token', async (_, pressed, pages) => {
  const { facebook, finish } = await ground()
  const { accounts, missing } = await finish(pressed)
  expect(missing).toEqual([])
  expect(accounts.map((page) => page.account)).toEqual(pages)
  for (const { account: page, credentials } of accounts) {
    expect(credentials.accessExpiresAt).toBeNull()
    const tested = await facebook.testConnection({ account: page, credentials: credentials.values })
    expect(tested.account).toBe(page)
  }
})

test("a missing permission says what won't work without it", async () => {
  const { finish } = await ground()
  const { missing, scopes } = await finish(
    'decision=approve&account=200&scope=pages_show_list&scope=pages_read_engagement',
  )
  expect(scopes).toEqual(['pages_show_list', 'pages_read_engagement'])
  expect(missing).toHaveLength(3)
  expect((await finish('decision=approve&account=200&scope=')).accounts).toEqual([])
})

test('a declined consent connects nothing', async () => {
  const { finish } = await ground()
  await expect(finish('decision=deny')).rejects.toMatchObject({ problem: 'denied' })
})

test("comments of all posts come with our replies, even without an author's name", async () => {
  const { facebook, write, control } = await ground()
  const { id: post } = await control('POST', '/posts', { ...account, caption: 'New mugs' })
  const first = await write({ mediaId: post })
  const nameless = await write({ mediaId: post, username: '', text: 'Hello' })
  const nested = await write({ parentId: first, username: 'bo', text: 'Mine too' })
  await facebook.reply(access, { externalId: first, text: 'On its way', notifyAuthor: false }, noted)
  const { comments, posts, nextCursor } = await facebook.listComments(access, null)
  expect(nextCursor).toBeNull()
  expect(posts).toMatchObject([{ externalId: post, caption: 'New mugs' }])
  expect(comments.map((one) => [one.externalId, one.authorName, one.parentExternalId, one.answer?.text])).toEqual([
    [first, 'ada', null, 'On its way'],
    [nameless, null, null, undefined],
    [nested, 'bo', first, undefined],
  ])
  expect(comments[0]!.permalink).toContain('comment_id=')
})

test('a reply is posted once and found again, also when it answers a reply', async () => {
  const { facebook, write, control } = await ground()
  const top = await write({})
  const nested = await write({ parentId: top, username: 'bo' })
  const { data } = await control('GET', '/comments?platform=facebook&account=200')
  const postExternalId = String(data[0]!['postId'])
  for (const externalId of [top, nested]) {
    const reply = { externalId, postExternalId, text: `For ${externalId}`, notifyAuthor: false }
    expect(await facebook.findReply!(access, reply)).toBeNull()
    const outcome = await facebook.reply(access, reply, noted)
    expect(outcome).toMatchObject({ kind: 'posted' })
    expect(await facebook.findReply!(access, reply)).toEqual({
      externalId: outcome.kind === 'posted' ? outcome.externalId : '',
    })
  }
  expect((await control('GET', '/record?platform=facebook')).data).toHaveLength(2)
})

test.each([
  ['http500', 'unknown'],
  ['bad-json', 'unknown'],
  ['error-in-200', 'unknown'],
  ['drop-after-accept', 'unknown'],
  ['http429', 'refused'],
  ['throttled', 'refused'],
  ['forbidden', 'refused'],
  ['blocked', 'refused'],
  ['revoked', 'refused'],
])('with the fault %s, a reply is %s', async (fault, kind) => {
  const { facebook, write, control } = await ground()
  const externalId = await write({})
  await control('POST', '/faults', { platform: 'facebook', fault, times: 1 })
  const outcome = await facebook.reply(access, { externalId, text: 'Thank you', notifyAuthor: false }, noted)
  expect(outcome).toMatchObject({ kind })
})

test('page ratings, which fail with error 12, are never requested', async () => {
  const { facebook, control } = await ground()
  await facebook.listComments(access, null)
  const { data } = await control('GET', '/calls?host=graph.facebook.com')
  expect(data.filter(({ path }) => String(path).includes('ratings'))).toEqual([])
})

test('a picture or sticker without text is described by its kind', async () => {
  const base = { created_time: '2026-11-20T10:00:00+0000', from: { id: '990', name: 'Ada' } }
  const data = [
    { ...base, id: '1_2', message: '', attachment: { type: 'sticker' } },
    { ...base, id: '1_3', attachment: { type: 'video_inline' } },
  ]
  const { outbound } = await scriptedOutbound(() => ({ json: { data } }))
  const { comments } = await createFacebook(outbound, app).listPost!(access, '200_300')
  expect(comments.map(({ text }) => text)).toEqual(['[sticker]', '[video]'])
})

test('a post that was deleted since it was listed has no comments, and the others are read', async () => {
  const gone = { error: { code: 100, error_subcode: 33, message: 'Object does not exist' } }
  const comment = { id: '1_2', message: 'Sturdy', created_time: '2026-11-20T10:00:00+0000' }
  const { outbound } = await scriptedOutbound(({ path }) => {
    if (path.endsWith('/published_posts')) return { json: { data: [{ id: '200_1' }, { id: '200_2' }] } }
    return path.includes('200_1') ? { status: 400, json: gone } : { json: { data: [comment] } }
  })
  const { comments, nextCursor } = await createFacebook(outbound, app).listComments(access, null)
  expect([comments.map(({ text }) => text), nextCursor]).toEqual([['Sturdy'], null])
})

test('of a post with many comments, replies come without their comments, and a single read has the newest', async () => {
  const from = { id: '990', name: 'Ada' }
  const created_time = '2026-11-20T10:00:00+0000'
  const data = Array.from({ length: 1000 }, (_, n) => ({ id: `1_${n}`, message: `Number ${n}`, created_time, from }))
  const parent = { id: '1_10' }
  const ours = { id: '1_2000', message: 'Thank you', created_time, from: { id: '200', name: 'Mugs' }, parent }
  const { outbound, requests } = await scriptedOutbound(({ path, query }) => {
    if (path.endsWith('/published_posts')) return { json: { data: [{ id: '200_1' }] } }
    const isEnd = query.get('after') === 'c2' || query.get('order') === 'reverse_chronological'
    return { json: isEnd ? { data: [ours] } : { data, paging: { next: 'there', cursors: { after: 'c2' } } } }
  })
  const facebook = createFacebook(outbound, app)
  const begin = await facebook.listComments(access, null)
  expect([begin.comments.length, begin.replies]).toEqual([1000, []])
  const reply = { externalId: '1_10', answer: { text: 'Thank you', at: new Date('2026-11-20T10:00:00Z') } }
  expect(await facebook.listComments(access, begin.nextCursor)).toMatchObject({ comments: [], replies: [reply] })
  expect(await facebook.listPost?.(access, '200_1')).toMatchObject({ comments: [], replies: [reply] })
  expect(requests.at(-1)?.query.get('order')).toBe('reverse_chronological')
})

const feed = (value: object, time = 1_795_000_000, id = '200') => ({ id, time, changes: [{ field: 'feed', value }] })
const body = (...entry: object[]) => Buffer.from(JSON.stringify({ object: 'page', entry }))
const comment = {
  item: 'comment',
  verb: 'add',
  comment_id: '300_400',
  post_id: '200_300',
  parent_id: '200_300',
  from: { id: '990', name: 'Ada' },
  message: 'Where is my order?',
  created_time: 1_794_999_990,
}

test('a feed webhook yields comments and their changes and ignores everything else', async () => {
  const { outbound } = await scriptedOutbound(() => ({}))
  const facebook = createFacebook(outbound, app)
  const raw = body(
    feed(comment),
    feed({ ...comment, comment_id: '300_401', verb: 'edited', parent_id: '300_400', from: undefined }),
    feed({ ...comment, comment_id: '300_402', verb: 'remove', message: undefined }),
    feed({ ...comment, comment_id: '300_403', verb: 'unhide', message: undefined }),
    feed({ ...comment, comment_id: '300_404', from: { id: '200', name: 'Mugs' } }),
    feed({ item: 'reaction', verb: 'add' }),
    feed({ ...comment, comment_id: '300_405' }, 1, '201'),
  )
  expect(facebook.webhookAccounts(raw, new Headers())).toEqual(['200', '201'])
  const delivery = facebook.parseWebhook(raw, '200', new Headers())
  expect(delivery.comments).toMatchObject([
    {
      externalId: '300_400',
      parentExternalId: null,
      postExternalId: '200_300',
      updatedAt: new Date(1_794_999_990_000),
    },
    { externalId: '300_401', parentExternalId: '300_400', authorName: null, updatedAt: new Date(1_795_000_000_000) },
  ])
  expect([delivery.unpublished, delivery.posts]).toEqual([['300_402'], ['200_300']])
  const picture = facebook.parseWebhook(body(feed({ ...comment, message: undefined })), '200', new Headers())
  expect([picture.comments, picture.posts]).toEqual([[], ['200_300']])
})
