import { expect, test } from 'vitest'
import { startSandboxClient } from '../../testing/sandbox-client.ts'
import { createInstagram } from './instagram.ts'

const app = { clientId: 'ig-app', clientSecret: 'ig-secret' }
const account = { platform: 'instagram', account: '17841400000000001' }
const redirectUri = 'http://localhost/integration/instagram/callback'

/** An account connected by the consent page, with one comment that we answered. */
async function answered(ownFrom: string) {
  const { outbound, control, decide } = await startSandboxClient({ apps: { instagram: app } })
  await control('POST', '/accounts', { ...account, name: 'Mugs', details: { username: 'Mugs', ownFrom } })
  const instagram = createInstagram(outbound, app)
  const { url } = instagram.authorizer!.begin({ state: 's', redirectUri, typed: null })
  const query = await decide(url, `decision=approve&account=${account.account}`)
  const grant = await instagram.authorizer!.finish({ query, redirectUri, verifier: null, now: new Date() })
  const access = { account: account.account, credentials: grant.accounts[0]!.credentials.values }
  const post = (await control('POST', '/posts', { ...account, caption: 'A mug' })).id
  const { id } = await control('POST', '/comments', { ...account, mediaId: post, text: 'Is it wool?', username: 'ada' })
  const reply = { externalId: id, text: 'It is.', notifyAuthor: false }
  await instagram.reply(access, reply, async () => undefined)
  return { instagram, access, reply, control }
}

const delivery = (from: object) => {
  const value = { id: '17900', text: 'It is.', media: { id: '18000' }, parent_id: '17800', from }
  const entry = [{ id: account.account, time: 1_795_000_000, changes: [{ field: 'comments', value }] }]
  return Buffer.from(JSON.stringify({ object: 'instagram', entry }))
}

test.each(['id', 'username', 'scoped-id'])(
  "our reply isn't stored as a customer's comment even if only its %s identifies it as ours",
  async (how) => {
    const { instagram, access, reply } = await answered(how)
    const { comments } = await instagram.listComments(access, null)
    expect(comments).toMatchObject([{ authorName: 'ada', answer: { text: 'It is.' } }])
    expect(await instagram.findReply?.(access, reply)).toMatchObject({ externalId: expect.any(String) })
  },
)

test.each([
  ['the id', { id: account.account, username: 'renamed' }],
  ['the scoped id', { id: '7', self_ig_scoped_id: `9${account.account}` }],
  ['the user name', { id: '7', username: 'mugs' }],
])('a webhook about our own reply is recognized by %s', async (_, from) => {
  const { instagram, access } = await answered('id')
  const heard = instagram.parseWebhook(delivery(from), account.account, new Headers(), access)
  expect(heard).toMatchObject({ comments: [], answers: [{ externalId: '17900' }] })
})

test('a refreshed token still recognizes our own comments', async () => {
  const { instagram, access, control } = await answered('id')
  const { username, scopedId } = access.credentials
  await control('POST', '/clock', { advance: 'P31D' })
  const renewed = await instagram.authorizer!.refresh!(access, new Date(Date.now() + 31 * 86_400_000))
  expect(renewed.values).toMatchObject({ username, scopedId })
})

test('a customer is never taken for us and keeps their name even without an id', async () => {
  const { instagram, access } = await answered('no-id')
  const heard = instagram.parseWebhook(delivery({ username: 'bo' }), account.account, new Headers(), access)
  expect(heard.comments).toMatchObject([{ authorName: 'bo', authorExternalId: null }])
  const other = { id: '8', username: 'eve', self_ig_scoped_id: '8' }
  expect(instagram.parseWebhook(delivery(other), account.account, new Headers(), access).comments).toHaveLength(1)
})
