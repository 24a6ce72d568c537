import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Passkey } from '@bizamply/contract/security'
import type { Caller } from '../../../testing/caller.ts'
import { expectRefusal } from '../../../testing/expect-refusal.ts'
import { makeCompany, PASSWORD } from '../../../testing/make-company.ts'
import { addPasskey, beginPasskey, challengeOf } from '../../../testing/passkeys.ts'
import { twoFactorPerson } from '../../../testing/second-factor.ts'
import { SoftAuthenticator } from '../../../testing/soft-authenticator.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function enrolled() {
  const company = await makeCompany(app, { connected: false })
  const caller = await company.as('editor')
  const device = new SoftAuthenticator(app.services.appUrl)
  expect((await addPasskey(caller, device)).status).toBe(200)
  return { company, caller, device }
}

const stepUpOptions = async (caller: Caller) =>
  challengeOf((await caller.post('/api/profile/step-up/options', undefined)).json['data'])
const stepUp = (caller: Caller, credential: object) => caller.post('/api/profile/step-up', { credential })
/** A call that needs a step-up. */
const guarded = (caller: Caller) => caller.post('/api/profile/passkeys/options', undefined)

test('a passkey completes a step-up, once per challenge', async () => {
  const { caller, device } = await enrolled()
  app.advance(10 * 60_000 + 1)
  expectRefusal(await guarded(caller), 'STEP_UP_REQUIRED')
  const answer = device.answer(await stepUpOptions(caller))
  expect((await stepUp(caller, answer)).status).toBe(200)
  expect((await guarded(caller)).status).toBe(200)
  expectRefusal(await stepUp(caller, answer), 'CHALLENGE_EXPIRED')
})

test("another user's passkey, another session's response or a sign-in response doesn't complete a step-up", async () => {
  const { company, caller, device } = await enrolled()
  const stranger = await enrolled()
  const again = await company.as('editor')
  expect((await guarded(caller)).status).toBe(200)
  app.advance(10 * 60_000 + 1)
  expectRefusal(await stepUp(caller, stranger.device.answer(await stepUpOptions(caller))), 'PASSKEY_INVALID')
  await stepUpOptions(caller)
  expectRefusal(await stepUp(caller, device.answer(await stepUpOptions(again))), 'PASSKEY_INVALID')
  await stepUpOptions(caller)
  const { options } = await beginPasskey(app.caller())
  expectRefusal(await stepUp(caller, device.answer(options)), 'PASSKEY_INVALID')
  expectRefusal(await guarded(caller), 'STEP_UP_REQUIRED')
})

test('without a passkey, no challenge is issued', async () => {
  const company = await makeCompany(app, { connected: false })
  const refused = await (await company.as('viewer')).post('/api/profile/step-up/options', undefined)
  expectRefusal(refused, 'CONFLICT')
  expect(refused.json['message']).toBe('You don’t have a passkey yet.')
})

test("as a second factor, a passkey is offered, limited to this user's own, and signs them in", async () => {
  const { email, caller } = await twoFactorPerson(app)
  const device = new SoftAuthenticator(app.services.appUrl)
  await addPasskey(caller, device)
  const visitor = app.caller()
  const challenged = (await visitor.signIn(email, PASSWORD)).json['secondFactor'] as unknown as {
    challenge: string
    methods: string[]
  }
  expect(challenged.methods).toEqual(['totp', 'recovery-code', 'passkey'])
  const { challengeId, options } = await beginPasskey(visitor, challenged.challenge)
  expect(options).toMatchObject({ allowCredentials: [{ id: device.key?.id.toString('base64url') }] })
  const answer = await visitor.call('POST', '/auth/passkey', { challengeId, credential: device.answer(options) })
  expect([answer.status, answer.json['user']?.['email']]).toEqual([200, email])
  expectRefusal(await visitor.call('POST', '/auth/passkey/options', { challenge: 'x' }), 'CHALLENGE_EXPIRED')
})

test('an unnamed passkey is named after its browser, and the list shows whether it is the last sign-in method', async () => {
  const { company, caller } = await enrolled()
  const begun = await guarded(caller)
  const credential = new SoftAuthenticator(app.services.appUrl).register(challengeOf(begun.json['data']))
  const agent =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const added = await caller.call('POST', '/api/profile/passkeys', { credential }, { 'user-agent': agent })
  const names = (added.json['data'] as unknown as Passkey[]).map(({ name }) => name)
  expect(names).toEqual(['Phone', 'Chrome on macOS'])
  const other = async () => (await caller.get('/api/profile/security')).json['data']?.['otherSignIn']
  expect(await other()).toBe(true)
  await app.owner.query(
    `update app.accounts a set password = null from app.users u where u.id = a.user_id and u.email = $1`,
    [company.emails.editor],
  )
  expect(await other()).toBe(false)
})
