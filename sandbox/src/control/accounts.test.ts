import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSandbox } from '../index.ts'
import { call, openTestSandbox } from '../testing/open-test-sandbox.ts'

test('accounts, posts and comments survive a restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const { control } = await openTestSandbox({ dataDir })
  const opened = await control('POST', '/accounts', { platform: 'instagram', account: '1784', name: 'Mugs' })
  expect(opened.json).toEqual({ data: { platform: 'instagram', account: '1784' } })
  const where = { platform: 'instagram', account: '1784' }
  const { id } = (await control('POST', '/comments', { ...where, text: 'Lovely', username: 'ada' })).json
  await control('PUT', `/comments/${id}`, { text: 'Lovely!' })
  const gone = (await control('POST', '/comments', { ...where, text: 'Spam', username: 'bo' })).json.id
  await control('PUT', `/comments/${gone}`, { deleted: true })
  const again = await startSandbox({ dataDir })
  onTestFinished(() => again.close())
  const { data } = (await call(again, 'GET', '/_/comments?platform=instagram&account=1784')).json
  expect(data).toMatchObject([{ id, text: 'Lovely!', author: { username: 'ada' } }])
  expect((await call(again, 'GET', '/_/accounts?platform=instagram')).json.data).toMatchObject([{ name: 'Mugs' }])
})

test('a comment at an unknown account or post returns 400 and names the field', async () => {
  const { control } = await openTestSandbox()
  await control('POST', '/accounts', { platform: 'tiktok', account: 't1', name: 'Mugs' })
  const bad = { platform: 'tiktok', account: 'none', text: 'x', username: 'a' }
  expect((await control('POST', '/comments', bad)).json.errors).toMatchObject([{ path: 'account' }])
  const lost = { ...bad, account: 't1', mediaId: '7' }
  expect((await control('POST', '/comments', lost)).json.errors).toMatchObject([{ path: 'mediaId' }])
})

test('faults apply to any platform and token states to any account', async () => {
  const { control } = await openTestSandbox()
  expect((await control('POST', '/faults', { platform: 'google', fault: 'throttled' })).status).toBe(201)
  await control('POST', '/accounts', { platform: 'whatsapp', account: '106', name: 'Mugs', token: 't' })
  const set = { platform: 'whatsapp', account: '106', state: 'revoked' }
  expect((await control('POST', '/tokens', set)).json.data).toEqual(set)
  expect((await control('POST', '/tokens', { ...set, account: '107' })).status).toBe(400)
})

test('the feed shows a post with its comments and replies, and the messages say how long a phone can be answered', async () => {
  const { control } = await openTestSandbox()
  await control('POST', '/accounts', {
    platform: 'instagram',
    account: '1',
    name: 'Mugs',
    details: { username: 'mugs' },
  })
  const { id } = (await control('POST', '/posts', { platform: 'instagram', account: '1', caption: 'New' })).json
  const comment = { platform: 'instagram', account: '1', text: 'Lovely', username: 'ada' }
  const top = (await control('POST', '/comments', comment)).json.id
  await control('POST', '/comments', { ...comment, parentId: top, text: 'Indeed', username: 'bo' })
  const feed = (await control('GET', '/feed?platform=instagram&account=1')).json
  expect(feed).toMatchObject({
    post: { id, caption: 'New' },
    comments: [{ text: 'Lovely', replies: [{ author: 'bo' }] }],
  })
  expect((await control('GET', '/feed?platform=instagram&account=2')).status).toBe(404)
  await control('POST', '/accounts', { platform: 'whatsapp', account: '106', name: 'Mugs' })
  const talk = () => control('GET', '/messages?account=106&phone=4915112345678')
  expect((await talk()).json).toEqual({ data: [], openUntil: null })
  await control('POST', '/messages', { account: '106', from: '4915112345678', text: 'Hi' })
  const { data, openUntil } = (await talk()).json
  expect(Date.parse(openUntil) - Date.parse(data[0].at)).toBe(86_400_000)
  expect((await control('GET', '/state')).json.accounts).toContainEqual({
    platform: 'instagram',
    account: '1',
    name: 'mugs',
    phone: null,
  })
})
