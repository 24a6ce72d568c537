import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { platformScene } from '../../testing/platform-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

/** Completes the consent with its own account and some permissions unticked; returns how the attempt ended. */
async function consentWithout(admin: Caller, platform: string, unticked: string[]) {
  const account = `9${BigInt(`0x${randomBytes(6).toString('hex')}`)}`
  const details = platform === 'whatsapp' ? { waba: `1${account}`, phone: '+49 30 5550199' } : {}
  await app.control('POST', '/_/accounts', { platform, account, name: 'Mugs', details })
  const { data } = (await admin.get(`/api/connections/${platform}/oauth-url`)).json
  const { oauthUrl, attemptId } = data as unknown as { oauthUrl: string; attemptId: string }
  const body = new URLSearchParams({ account, decision: 'approve' })
  const scopes = new URL(oauthUrl).searchParams.get('scope')?.split(',') ?? []
  for (const scope of scopes.filter((one) => !unticked.includes(one))) body.append('scope', scope)
  const answer = await fetch(oauthUrl, { method: 'POST', redirect: 'manual', body })
  const back = new URL(answer.headers.get('location') ?? '')
  await admin.raw('GET', back.pathname + back.search)
  return { account, attempt: (await admin.get(`/api/connections/attempts/${attemptId}`)).json['data'] }
}

const entryOf = async (admin: Caller, platform: string) => {
  const { data } = (await admin.get('/api/connections')).json
  const list = data?.['connections']?.[platform]?.['data'] as unknown as Record<string, unknown>[] | undefined
  return list?.[0]
}

test.each([
  ['facebook', 'pages_manage_engagement', 'Without permission to engage as the page, we can’t post replies.'],
  ['tiktok', 'comment.list.manage', 'Without permission to manage comments, we can’t post replies.'],
])('%s: an unticked permission is shown at the end of the consent and on the card', async (platform, scope, words) => {
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  const { attempt } = await consentWithout(admin, platform, [scope])
  expect(attempt).toMatchObject({ state: 'done', reason: null, missing: [words] })
  expect(await entryOf(admin, platform)).toMatchObject({ missing: [words] })
  const again = await consentWithout(admin, platform, [])
  expect(again.attempt).toMatchObject({ state: 'done', missing: [] })
  expect(await entryOf(admin, platform)).toMatchObject({ state: 'connected', missing: [] })
})

test('facebook: without permission to subscribe, comments arrive through the sync, and the connection says so', async () => {
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  const { attempt } = await consentWithout(admin, 'facebook', ['pages_manage_metadata'])
  const words = 'Without permission to manage the page, new comments only arrive with the next sync.'
  expect(attempt).toMatchObject({ state: 'done', reason: null, missing: [words] })
  expect(await entryOf(admin, 'facebook')).toMatchObject({ state: 'connected', updates: 'polling', missing: [words] })
})

test('whatsapp: without permission to send, it asks to reconnect, with the reason', async () => {
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  const { attempt } = await consentWithout(admin, 'whatsapp', ['whatsapp_business_messaging'])
  const words = 'Without permission to send messages, we can’t send them.'
  expect(attempt).toMatchObject({ state: 'done', missing: [words] })
  await until('the disconnect', async () => (await entryOf(admin, 'whatsapp'))?.['state'] === 'signed-out')
  expect(String((await entryOf(admin, 'whatsapp'))?.['lastError'])).toContain(words)
})

test('whatsapp: the next sync detects that permission to send was revoked, and that it was restored', async () => {
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  const { account, attempt } = await consentWithout(admin, 'whatsapp', [])
  expect(attempt).toMatchObject({ state: 'done', missing: [] })
  for (const [state, shown] of [
    ['reduced', 'signed-out'],
    ['active', 'connected'],
  ]) {
    await app.control('POST', '/_/tokens', { platform: 'whatsapp', account, state })
    await until(`${shown}`, async () => {
      await admin.call('POST', '/api/connections/whatsapp/sync')
      return (await entryOf(admin, 'whatsapp'))?.['state'] === shown
    })
  }
})

test('yotpo: a store that no longer permits replies says so at the first one, and still brings reviews', async () => {
  const scene = await platformScene(app, 'yotpo')
  const late = await scene.write('Late')
  const draft = await scene.draft(late, 'We are sorry, Ada.')
  await app.control('POST', '/_/tokens', { platform: 'yotpo', account: scene.account, state: 'reduced' })
  expect((await scene.sync()).state).toBe('connected')
  await scene.admin.post(`/api/comments/${draft.id}/send`, { version: draft.version })
  expect(await scene.connection()).toMatchObject({
    state: 'signed-out',
    last_error: 'Yotpo doesn’t give us permission to reply to reviews. Reconnect it.',
  })
  const id = await scene.write('Late again', 'lost')
  expect((await scene.sync()).state).toBe('signed-out')
  expect((await scene.comments()).map((one) => one.external_id)).toContain(id)
  expect(await scene.record(late)).toEqual([])
})

test('yotpo: connecting and reading never write to a review', async () => {
  const scene = await platformScene(app, 'yotpo')
  await scene.sync()
  const { data = [] } = (await app.control('GET', '/_/calls?host=developers.yotpo.com')).json
  const written = data.filter(
    ({ method, path }) => method !== 'GET' && String(path).includes(`/${scene.account}/reviews`),
  )
  expect(written).toEqual([])
})
