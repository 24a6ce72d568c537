import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { platformScene } from '../../testing/platform-scene.ts'
import { useQuickPlatforms } from '../../testing/quick-platforms.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

const logged = (): string => JSON.stringify(app.logged)

describe("a rejected private token gives the reason in our words and logs the service's", () => {
  test.each([
    ['drop-after-accept', 'Judge.me isn’t responding right now. Try again in a few minutes.', /hang up/],
    ['http500', 'Judge.me isn’t responding right now. Try again in a few minutes.', /on our side/],
    ['http429', 'Judge.me is limiting requests right now. Try again in a few minutes.', /Too many/],
    ['forbidden', 'Judge.me doesn’t give this token the permissions we need. Add them, then try again.', /access/],
    ['revoked', 'Judge.me doesn’t recognize this store and token. Check both, then try again.', /revoked/],
  ])('%s', async (fault, message, logLine) => {
    useQuickPlatforms(app)
    const company = await makeCompany(app, { connected: false })
    const admin = await company.as('admin')
    await app.control('POST', '/_/shops', { platform: 'judgeme', shop: company.shop, token: 'jm_words' })
    await app.control('POST', '/_/faults', { platform: 'judgeme', fault, path: '/api/v1/shops' })
    const input = { shopDomain: company.shop, token: 'jm_words' }
    const answer = await admin.call('POST', '/api/connections/judgeme', input)
    expect([answer.status, answer.json['message']]).toEqual([400, message])
    expect(logged()).toMatch(logLine)
  })
})

describe('a failed consent gives the reason in our words', () => {
  test.each([
    ['facebook', 'drop-after-accept', 'Facebook isn’t responding right now. Try again in a few minutes.'],
    [
      'facebook',
      'forbidden',
      'Facebook didn’t give us all the permissions we need. Connect again and allow all of them.',
    ],
    ['facebook', 'blocked', 'Facebook couldn’t process our request. Try again. If it keeps failing, contact support.'],
    ['facebook', 'revoked', 'Facebook approved access but then rejected it. Connect again.'],
    ['tiktok', 'http500', 'TikTok isn’t responding right now. Try again in a few minutes.'],
  ])('%s: %s', async (platform, fault, reason) => {
    useQuickPlatforms(app)
    const admin = await (await makeCompany(app, { connected: false })).as('admin')
    await app.control('POST', '/_/faults', { platform, fault, path: platform === 'tiktok' ? '/oauth2/token' : '/me' })
    expect(await consent(admin, platform)).toMatchObject({ state: 'failed', reason })
  })

  test('a user who declines sees how to continue', async () => {
    const admin = await (await makeCompany(app, { connected: false })).as('admin')
    const reason = 'You didn’t allow access to Facebook. Connect again and approve the request.'
    expect(await consent(admin, 'facebook', 'deny')).toMatchObject({ state: 'failed', reason })
  })
})

/** Completes the consent with its own account; returns how the attempt ended. */
async function consent(admin: Caller, platform: string, decision = 'approve') {
  const account = `9${BigInt(`0x${randomBytes(6).toString('hex')}`)}`
  await app.control('POST', '/_/accounts', { platform, account, name: 'Mugs' })
  const { data } = (await admin.get(`/api/connections/${platform}/oauth-url`)).json
  const { oauthUrl, attemptId } = data as unknown as { oauthUrl: string; attemptId: string }
  const body = new URLSearchParams({ account, decision })
  for (const scope of new URL(oauthUrl).searchParams.get('scope')?.split(',') ?? []) body.append('scope', scope)
  const answer = await fetch(oauthUrl, { method: 'POST', redirect: 'manual', body })
  const back = new URL(answer.headers.get('location') ?? '')
  await admin.raw('GET', back.pathname + back.search)
  return (await admin.get(`/api/connections/attempts/${attemptId}`)).json['data']
}

test('a missing permission during a read is explained in our words', async () => {
  useQuickPlatforms(app)
  const scene = await platformScene(app, 'tiktok')
  await app.control('POST', '/_/tokens', { platform: 'tiktok', account: scene.account, state: 'reduced' })
  expect(await scene.sync()).toMatchObject({
    state: 'signed-out',
    last_error: 'TikTok doesn’t give us all the permissions we need. Reconnect it and allow all of them.',
  })
})

test.each([
  [
    'blocked',
    'Instagram didn’t accept this reply. Check its text and length, or reply on Instagram. Nothing was charged.',
  ],
  ['forbidden', 'Instagram doesn’t give us permission to reply. Reconnect it and allow replies. Nothing was charged.'],
])('a refused reply (%s) is explained in our wording, and the platform’s message is logged', async (fault, message) => {
  useQuickPlatforms(app)
  const scene = await platformScene(app, 'instagram')
  const externalId = await scene.write('Is it dishwasher safe?')
  const { id, version } = await scene.draft(externalId, 'It is.')
  await app.control('POST', '/_/faults', { platform: 'instagram', fault, path: `${externalId}/replies` })
  const sent = await scene.admin.post(`/api/comments/${id}/send`, { version, target: 'platform' })
  expect([sent.status, sent.json['message']]).toEqual([502, message])
  expect(logged()).toMatch(fault === 'blocked' ? /account was reported/ : /does not have permission/)
})
