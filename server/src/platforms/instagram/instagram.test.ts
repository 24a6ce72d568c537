import { expect, test } from 'vitest'
import { startSandboxClient } from '../../testing/sandbox-client.ts'
import type { Access } from '../platform.ts'
import { createInstagram } from './instagram.ts'

const app = { clientId: 'ig-app', clientSecret: 'ig-secret' }
const account = { platform: 'instagram', account: '17841400000000001' }
const access: Access = { account: account.account, credentials: { token: 'granted' } }
const redirectUri = 'http://localhost/connections/callback/instagram'
const noted = async () => undefined

async function ground() {
  const world = await startSandboxClient({ apps: { instagram: app } })
  const details = { username: 'mugs' }
  await world.control('POST', '/accounts', {
    ...account,
    name: 'Mugs',
    details,
    token: 'granted',
    signingKey: 'ig-secret',
  })
  const instagram = createInstagram(world.outbound, app)
  const write = async (comment: object) =>
    (await world.control('POST', '/comments', { ...account, text: 'Is it wool?', username: 'ada', ...comment })).id
  return { ...world, instagram, write, authorizer: instagram.authorizer! }
}

test('a merchant connects the account that Instagram returns', async () => {
  const { authorizer, decide } = await ground()
  const { url } = authorizer.begin({ state: 's1', redirectUri, typed: '@mugs' })
  const query = await decide(url, `decision=approve&account=${account.account}`)
  expect(query.get('state')).toBe('s1')
  const now = new Date('2026-11-21T00:00:00Z')
  const grant = await authorizer.finish({ query, redirectUri, verifier: null, now })
  expect(grant.missing).toEqual([])
  expect(grant.accounts).toMatchObject([
    {
      account: account.account,
      name: 'Mugs',
      details: { username: 'mugs', accountType: 'BUSINESS' },
      credentials: {
        values: { token: expect.stringContaining('sbxsecret') as string },
        accessExpiresAt: new Date('2027-01-20T00:00:00Z'),
        refreshExpiresAt: new Date('2027-01-20T00:00:00Z'),
      },
    },
  ])
})

test('a declined consent differs from a failure, a code works once, and an unticked permission is missing', async () => {
  const { authorizer, decide } = await ground()
  const { url } = authorizer.begin({ state: 's1', redirectUri, typed: null })
  const back = async (pressed: string) => ({
    query: await decide(url, pressed),
    redirectUri,
    verifier: null,
    now: new Date(),
  })
  await expect(authorizer.finish(await back('decision=deny'))).rejects.toMatchObject({ problem: 'denied' })
  const once = await back(`decision=approve&account=${account.account}&scope=instagram_business_basic`)
  expect((await authorizer.finish(once)).missing).toHaveLength(1)
  await expect(authorizer.finish(once)).rejects.toMatchObject({ problem: 'invalid' })
})

test('a token is refreshed once it is a day old, and is invalid after it expires', async () => {
  const { authorizer, decide, control } = await ground()
  const { url } = authorizer.begin({ state: 's', redirectUri, typed: null })
  const query = await decide(url, `decision=approve&account=${account.account}`)
  const now = new Date()
  const [granted] = (await authorizer.finish({ query, redirectUri, verifier: null, now })).accounts
  const old = { account: account.account, credentials: granted!.credentials.values }
  expect((await authorizer.refresh!(old, now)).values).toEqual(old.credentials)
  await control('POST', '/clock', { advance: 'P31D' })
  const later = new Date(now.getTime() + 31 * 86_400_000)
  const renewed = await authorizer.refresh!(old, later)
  expect(renewed.values['token']).not.toBe(old.credentials['token'])
  expect(renewed.refreshExpiresAt).toEqual(new Date(later.getTime() + 60 * 86_400_000))
  await control('POST', '/clock', { advance: 'P60D' })
  const end = new Date(later.getTime() + 60 * 86_400_000)
  await expect(authorizer.refresh!({ ...old, credentials: renewed.values }, end)).rejects.toMatchObject({
    problem: 'revoked',
  })
})

test('all comments come post by post with our replies in them, our own comments left out', async () => {
  const { instagram, write, control } = await ground()
  const posts: string[] = []
  for (let n = 0; n < 3; n += 1) posts.push((await control('POST', '/posts', { ...account, caption: `Post ${n}` })).id)
  const first = await write({ mediaId: posts[0] })
  for (let n = 0; n < 60; n += 1) await write({ mediaId: posts[2], text: `Number ${n}`, username: `person${n}` })
  const nested = await write({ parentId: first, text: 'Me too', username: 'bo' })
  await instagram.reply(access, { externalId: first, text: 'It is.', notifyAuthor: false }, noted)
  const seen = []
  const answers = []
  let cursor: string | null = null
  do {
    const page = await instagram.listComments(access, cursor)
    seen.push(...page.comments)
    answers.push(...(page.posts ?? []))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(seen).toHaveLength(62)
  expect(new Set(seen.map((one) => one.externalId)).size).toBe(62)
  expect(seen.find((one) => one.externalId === first)).toMatchObject({
    authorName: 'ada',
    postExternalId: posts[0],
    parentExternalId: null,
    rating: null,
    answer: { text: 'It is.' },
  })
  expect(seen.find((one) => one.externalId === nested)).toMatchObject({ parentExternalId: first, text: 'Me too' })
  expect(answers).toHaveLength(3)
  expect(answers[0]).toMatchObject({
    externalId: posts[2],
    caption: 'Post 2',
    permalink: expect.stringContaining('/p/') as string,
  })
  expect((await instagram.listPost!(access, posts[0]!)).comments).toHaveLength(2)
})

test('posts older than requested are left out', async () => {
  const { instagram, write, control } = await ground()
  const { id: mediaId } = await control('POST', '/posts', { ...account, at: '2026-01-01T00:00:00Z' })
  await write({ mediaId })
  expect((await instagram.listComments(access, null, new Date('2026-06-01T00:00:00Z'))).comments).toEqual([])
  expect((await instagram.listComments(access, null)).comments).toHaveLength(1)
})

test('a reply is posted once and found again, also when it answers a reply', async () => {
  const { instagram, write, control } = await ground()
  const top = await write({})
  const nested = await write({ parentId: top, username: 'bo' })
  for (const externalId of [top, nested]) {
    const reply = { externalId, text: `For ${externalId}  with care`, notifyAuthor: false }
    expect(await instagram.findReply!(access, reply)).toBeNull()
    const outcome = await instagram.reply(access, reply, noted)
    expect(outcome).toEqual({ kind: 'posted', externalId: expect.any(String) as string })
    expect(await instagram.findReply!(access, { ...reply, text: `For ${externalId} with care ` })).toEqual({
      externalId: outcome.kind === 'posted' ? outcome.externalId : '',
    })
  }
  const { data } = await control('GET', '/record?platform=instagram')
  expect(data.map(({ target }) => target)).toEqual([top, nested])
})

test('a reply whose response was lost is unknown at first, then found', async () => {
  const { instagram, write, control } = await ground()
  const reply = { externalId: await write({}), text: 'Thank you', notifyAuthor: false }
  await control('POST', '/faults', { platform: 'instagram', fault: 'drop-after-accept', times: 1 })
  expect(await instagram.reply(access, reply, noted)).toMatchObject({ kind: 'unknown' })
  expect(await instagram.findReply!(access, reply)).toEqual({ externalId: expect.any(String) as string })
})

test.each([
  ['revoked', 'revoked'],
  ['expired', 'revoked'],
  ['reduced', 'reduced'],
])('with %s access, a reply is refused as %s, with a reason', async (state, problem) => {
  const { instagram, write, control } = await ground()
  const reply = { externalId: await write({}), text: 'Thank you', notifyAuthor: false }
  await control('POST', '/tokens', { ...account, state })
  const outcome = await instagram.reply(access, reply, noted)
  expect(outcome).toMatchObject({ kind: 'refused', problem })
  expect(outcome.kind === 'refused' && outcome.reason.length > 10).toBe(true)
})
