import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { call, listener, openTestSandbox } from '../testing/open-test-sandbox.ts'
import { decideAt } from '../testing/social.ts'

const APP = { clientId: 'tt-app', clientSecret: 'tt-secret' }
const BACK = 'http://localhost/back'

async function setup(details: Record<string, string> = {}) {
  const base = await openTestSandbox({ apps: { tiktok: APP } })
  const { control, sandbox } = base
  const account = { platform: 'tiktok', account: 'o_77', name: 'Mugs', details }
  await control('POST', '/accounts', { ...account, token: 'act-1', signingKey: APP.clientSecret })
  const api = (method: string, path: string, given: Record<string, unknown> = {}, token: string | null = 'act-1') => {
    const headers: Record<string, string> = token === null ? {} : { 'access-token': token }
    const whole = { business_id: 'o_77', ...given }
    const query = method === 'GET' ? `?${new URLSearchParams(whole as Record<string, string>)}` : ''
    const address = `/business-api.tiktok.com/open_api/v1.3${path}${query}`
    return call(sandbox, method, address, method === 'GET' ? undefined : whole, headers)
  }
  const comment = (more: object = {}) =>
    control('POST', '/comments', { platform: 'tiktok', account: 'o_77', text: 'Safe?', username: 'ada', ...more })
  const app = { client_id: APP.clientId, client_secret: APP.clientSecret }
  const token = (path: string, more: object) => api('POST', `/tt_user/oauth2/${path}/`, { ...app, ...more }, null)
  return { ...base, api, comment, token, decide: decideAt(sandbox) }
}

test('a consent gives a pair of tokens, and a refresh replaces both', async () => {
  const { decide, token, api } = await setup()
  const scope = 'user.info.basic,video.list'
  const query = new URLSearchParams({
    client_key: 'tt-app',
    redirect_uri: BACK,
    response_type: 'code',
    state: 's',
    scope,
  })
  const back = await decide(`/www.tiktok.com/v2/auth/authorize?${query}`, 'account=o_77&decision=approve')
  const params = { grant_type: 'authorization_code', auth_code: back.searchParams.get('code'), redirect_uri: BACK }
  const { data } = (await token('token', params)).json
  expect(data).toMatchObject({ open_id: 'o_77', scope, expires_in: 86_400 })
  expect(data.access_token).toContain('sbxsecret')
  expect((await token('token', params)).json.code).toBe(40_002)
  const renew = { grant_type: 'refresh_token', refresh_token: data.refresh_token }
  const next = (await token('refresh_token', renew)).json
  expect(next.data.refresh_token).not.toBe(data.refresh_token)
  expect(await token('refresh_token', renew)).toMatchObject({ status: 200, json: { code: 40_105 } })
  expect((await api('GET', '/business/comment/list/', { video_id: '1' }, next.data.access_token)).json.code).toBe(
    40_002,
  )
  expect((await token('revoke', { access_token: next.data.access_token })).json.code).toBe(0)
  expect((await api('GET', '/business/get/', { fields: '[]' }, next.data.access_token)).json.code).toBe(40_105)
})

test('the access token expires after a day', async () => {
  const { control, decide, token, api } = await setup({ codeParam: 'auth_code' })
  const query = new URLSearchParams({ client_key: 'tt-app', redirect_uri: BACK, response_type: 'code', state: 's' })
  const back = await decide(`/www.tiktok.com/v2/auth/authorize/?${query}`, 'account=o_77&decision=approve')
  expect(back.searchParams.has('code')).toBe(false)
  const code = back.searchParams.get('auth_code')
  const params = { grant_type: 'authorization_code', auth_code: code, redirect_uri: BACK }
  const { data } = (await token('token', params)).json
  const fields = '["display_name"]'
  expect((await api('GET', '/business/get/', { fields }, data.access_token)).json.data).toHaveProperty('display_name')
  const username = { fields: '["username","display_name"]' }
  expect((await api('GET', '/business/get/', username, data.access_token)).json).toMatchObject({
    code: 40_001,
    message: expect.stringContaining('user.info.username'),
  })
  await control('POST', '/clock', { advance: 'PT25H' })
  expect((await api('GET', '/business/get/', { fields }, data.access_token)).json.code).toBe(40_105)
})

test('errors come with HTTP 200, and a path without its trailing slash is not found', async () => {
  const { api, control } = await setup()
  expect(await api('GET', '/business/get')).toMatchObject({ status: 404 })
  expect(await api('GET', '/business/get/', {}, null)).toMatchObject({ status: 200, json: { code: 40_104 } })
  expect((await api('GET', '/business/get/', {}, 'nobody')).json.code).toBe(40_105)
  expect((await api('GET', '/business/get/', { fields: 'username' })).json.code).toBe(40_002)
  const faults = { http429: 40_100, throttled: 40_100, forbidden: 40_001, revoked: 40_105, 'error-in-200': 50_000 }
  for (const [fault, code] of Object.entries(faults)) {
    await control('POST', '/faults', { platform: 'tiktok', fault, times: 1 })
    expect(await api('GET', '/business/get/', { fields: '[]' })).toMatchObject({ status: 200, json: { code } })
  }
  await control('POST', '/tokens', { platform: 'tiktok', account: 'o_77', state: 'reduced' })
  expect((await api('GET', '/business/video/list/', { fields: '[]' })).json.code).toBe(40_001)
})

test('videos, comments and replies are paged and have ids of 19 digits', async () => {
  const { api, comment } = await setup()
  const ids: string[] = []
  for (let n = 0; n < 3; n++) ids.push((await comment({ text: `No ${n}` })).json.id)
  expect(ids[0]).toMatch(/^\d{19}$/)
  const videos = (await api('GET', '/business/video/list/', { fields: '["caption","comments"]' })).json.data
  expect(videos).toMatchObject({ videos: [{ caption: 'Hello', comments: 3 }], has_more: false })
  const video_id = videos.videos[0].item_id
  const first = (await api('GET', '/business/comment/list/', { video_id, max_count: 2 })).json.data
  expect(first).toMatchObject({ comments: [{ text: 'No 2' }, { text: 'No 1' }], cursor: 2, has_more: true })
  const second = (await api('GET', '/business/comment/list/', { video_id, max_count: 2, cursor: 2 })).json.data
  expect(second).toMatchObject({ comments: [{ comment_id: ids[0] }], has_more: false })
  expect((await api('GET', '/business/comment/list/', { video_id, max_count: 31 })).json.code).toBe(40_002)
})

test('a reply needs the video, has at most 150 characters, and is posted twice when sent twice', async () => {
  const { api, comment, control } = await setup()
  const comment_id: string = (await comment()).json.id
  const { videos } = (await api('GET', '/business/video/list/', { fields: '[]' })).json.data
  const reply = { video_id: videos[0].item_id, comment_id, text: 'It is.' }
  const create = (more: object) => api('POST', '/business/comment/reply/create/', { ...reply, ...more })
  expect((await create({ video_id: undefined })).json.code).toBe(40_002)
  expect((await create({ comment_id: Number(comment_id) })).json.code).toBe(40_002)
  expect((await create({ text: 'x'.repeat(151) })).json.code).toBe(40_002)
  await create({})
  const { data } = (await create({})).json
  expect(data).toMatchObject({ text: 'It is.', owner: true, parent_comment_id: comment_id })
  const { data: record } = (await control('GET', '/record?platform=tiktok')).json
  expect(record.map((one: { target: string }) => one.target)).toEqual([comment_id, comment_id])
  const listed = await api('GET', '/business/comment/reply/list/', { video_id: reply.video_id, comment_id })
  expect(listed.json.data.comments).toHaveLength(2)
  await control('PUT', `/comments/${comment_id}`, { deleted: true })
  expect((await create({})).json.message).toContain('deleted')
})

test("the app's one callback URL receives signed webhooks of every account, with ids as bare numbers", async () => {
  const { api, comment, control } = await setup()
  const { url, received } = await listener()
  const hook = { app_id: 'tt-app', secret: 'tt-secret', event_type: 'COMMENT', callback_url: url }
  expect((await api('POST', '/business/webhook/update/', { ...hook, secret: 'x' }, null)).json.code).toBe(40_002)
  expect((await api('POST', '/business/webhook/update/', hook, null)).json.data.callback_url).toBe(url)
  const id: string = (await comment({ webhook: 'twice' })).json.id
  await control('PUT', `/comments/${id}`, { hidden: true })
  const all = await received(3)
  const [first, again] = all.filter(({ body }) => body.includes('insert'))
  expect(first?.body).toBe(again?.body)
  const event = JSON.parse(first?.body ?? '')
  expect(event).toMatchObject({ event: 'comment.update', user_openid: 'o_77' })
  expect(event.content).toContain(`"comment_id":${id},`)
  const [, t = '', s] = /^t=(\d+),s=(\w+)$/.exec(String(first?.headers['tiktok-signature'])) ?? []
  expect(s).toBe(createHmac('sha256', 'tt-secret').update(`${t}.${first?.body}`).digest('hex'))
  expect(all.some(({ body }) => body.includes('set_to_hidden'))).toBe(true)
})

test('a webhook can have an old or a foreign signature', async () => {
  const { api, comment } = await setup({ webhookAge: '900' })
  const { url, received } = await listener()
  await api(
    'POST',
    '/business/webhook/update/',
    { app_id: 'tt-app', secret: 'tt-secret', event_type: 'COMMENT', callback_url: url },
    null,
  )
  await comment({ webhook: 'forged' })
  const [first] = await received(1)
  const [, t = '', s] = /^t=(\d+),s=(\w+)$/.exec(String(first?.headers['tiktok-signature'])) ?? []
  expect(JSON.parse(first?.body ?? '').create_time - Number(t)).toBeGreaterThan(600)
  expect(s).not.toBe(createHmac('sha256', 'tt-secret').update(`${t}.${first?.body}`).digest('hex'))
})

// The fields of a comment as a published client has them from TikTok's reference, with their types:
// github.com/bububa/tiktok-business, model/business/comment/list.go.
const published: Record<string, string> = {
  comment_id: 'string',
  video_id: 'string',
  user_id: 'string',
  unique_identifier: 'string',
  create_time: 'string',
  text: 'string',
  image_url: 'string',
  likes: 'number',
  replies: 'number',
  owner: 'boolean',
  liked: 'boolean',
  pinned: 'boolean',
  status: 'string',
  username: 'string',
  display_name: 'string',
  profile_image: 'string',
  parent_comment_id: 'string',
  reply_list: 'object',
}

test("comments and replies have TikTok's published fields with their types", async () => {
  const { api, comment } = await setup()
  const { id } = (await comment()).json
  const { videos } = (await api('GET', '/business/video/list/', { fields: '["item_id"]' })).json.data
  const video_id = videos[0].item_id
  await api('POST', '/business/comment/reply/create/', { video_id, comment_id: id, text: 'It is.' })
  const given = { video_id, include_replies: 'true' }
  const { comments } = (await api('GET', '/business/comment/list/', given)).json.data
  expect(comments[0].reply_list).toHaveLength(1)
  for (const one of [comments[0], comments[0].reply_list[0]])
    for (const [name, value] of Object.entries(one)) expect([name, typeof value]).toEqual([name, published[name]])
})
