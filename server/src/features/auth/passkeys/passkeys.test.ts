import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Passkey } from '@bizamply/contract/security'
import type { Answer, Caller } from '../../../testing/caller.ts'
import { expectRefusal } from '../../../testing/expect-refusal.ts'
import { makeCompany } from '../../../testing/make-company.ts'
import { addPasskey, beginPasskey, challengeOf } from '../../../testing/passkeys.ts'
import { SoftAuthenticator } from '../../../testing/soft-authenticator.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const newDevice = (origin = app.services.appUrl) => new SoftAuthenticator(origin)

async function enrolled() {
  const company = await makeCompany(app, { connected: false })
  const caller = await company.as('editor')
  const device = newDevice()
  const added = await addPasskey(caller, device)
  expect(added.status).toBe(200)
  return { company, caller, device, passkeys: added.json['data'] as unknown as Passkey[] }
}

async function signIn(device: SoftAuthenticator, more = {}): Promise<{ caller: Caller; answer: Answer }> {
  const caller = app.caller()
  const { challengeId, options } = await beginPasskey(caller)
  const answer = await caller.call('POST', '/auth/passkey', { challengeId, credential: device.answer(options, more) })
  if (answer.status === 200) caller.token = String(answer.json['token'])
  return { caller, answer }
}

test('a new passkey signs in alone and shows when it was last used', async () => {
  const { caller, device, passkeys } = await enrolled()
  expect(passkeys).toMatchObject([{ name: 'Phone', lastUsedAt: null }])
  const { caller: signedIn, answer } = await signIn(device)
  expect(answer.status).toBe(200)
  expect((await signedIn.get('/api/preferences')).status).toBe(200)
  const sessions = await signedIn.get('/api/profile/sessions')
  expect(sessions.json['data']?.['sessions']).toMatchObject([{ loginMethod: 'passkey', isCurrent: true }, {}])
  const state = await caller.get('/api/profile/security')
  expect(state.json['data']?.['passkeys']).toMatchObject([{ lastUsedAt: expect.any(String) }])
})

test('a response works once, within five minutes, for its own challenge only', async () => {
  const { device } = await enrolled()
  const caller = app.caller()
  const first = await beginPasskey(caller)
  const credential = device.answer(first.options)
  const send = (challengeId: string, given: object) =>
    caller.call('POST', '/auth/passkey', { challengeId, credential: given })
  const other = await beginPasskey(caller)
  expectRefusal(await send(other.challengeId, credential), 'PASSKEY_INVALID')
  expect((await send(first.challengeId, credential)).status).toBe(200)
  expectRefusal(await send(first.challengeId, credential), 'CHALLENGE_EXPIRED')
  const late = await beginPasskey(caller)
  app.advance(5 * 60_000 + 1)
  expectRefusal(await send(late.challengeId, device.answer(late.options)), 'CHALLENGE_EXPIRED')
})

test('a response from another site, another key, a copy or without user verification is refused', async () => {
  const { device } = await enrolled()
  expect((await signIn(device)).answer.status).toBe(200)
  expectRefusal((await signIn(device, { count: false })).answer, 'PASSKEY_INVALID')
  const elsewhere = newDevice('https://evil.example')
  elsewhere.key = device.key
  expectRefusal((await signIn(elsewhere)).answer, 'PASSKEY_INVALID')
  const stranger = newDevice()
  stranger.register({ challenge: 'x' })
  if (stranger.key && device.key) stranger.key.id = device.key.id
  expectRefusal((await signIn(stranger)).answer, 'PASSKEY_INVALID')
  expectRefusal((await signIn(device, { verified: false })).answer, 'PASSKEY_INVALID')
  const unknown = newDevice()
  unknown.register({ challenge: 'x' })
  expectRefusal((await signIn(unknown)).answer, 'PASSKEY_INVALID')
})

test("a passkey cannot be added twice, nor with another session's challenge", async () => {
  const { company, caller, device } = await enrolled()
  const other = await company.as('editor')
  const begun = await caller.post('/api/profile/passkeys/options', undefined)
  const credential = newDevice().register(challengeOf(begun.json['data']))
  expectRefusal(await other.post('/api/profile/passkeys', { name: 'Phone', credential }), 'CHALLENGE_EXPIRED')
  expect((await caller.post('/api/profile/passkeys', { name: 'Laptop', credential })).status).toBe(200)
  expectRefusal(await caller.post('/api/profile/passkeys', { name: 'Laptop', credential }), 'CHALLENGE_EXPIRED')
  expect(device.key).not.toBeNull()
})

test('a wrong response changes nothing, and of two concurrent valid ones only one is stored', async () => {
  const company = await makeCompany(app, { connected: false })
  const caller = await company.as('editor')
  const begun = await caller.post('/api/profile/passkeys/options', undefined)
  const credential = newDevice().register(challengeOf(begun.json['data']))
  const send = (given: object) => caller.post('/api/profile/passkeys', { name: 'Phone', credential: given })
  expectRefusal(await send({ ...credential, response: {} }), 'PASSKEY_INVALID')
  expectRefusal(
    await send(newDevice('https://evil.example').register(challengeOf(begun.json['data']))),
    'PASSKEY_INVALID',
  )
  const both = await Promise.all([send(credential), send(credential)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  const state = await caller.get('/api/profile/security')
  expect(state.json['data']?.['passkeys']).toHaveLength(1)
})

test('only its own user can rename or remove a passkey, and the last sign-in method stays', async () => {
  const { company, caller, device, passkeys } = await enrolled()
  const path = `/api/profile/passkeys/${passkeys[0]?.id}`
  const stranger = await company.as('viewer')
  expectRefusal(await stranger.call('PUT', path, { name: 'Mine' }), 'NOT_FOUND')
  expectRefusal(await stranger.call('DELETE', path), 'NOT_FOUND')
  expect((await caller.call('PUT', path, { name: 'Tablet' })).json['data']).toMatchObject([{ name: 'Tablet' }])
  const password = `update app.accounts a set password = $2 from app.users u where u.id = a.user_id and u.email = $1`
  await app.owner.query(password, [company.emails.editor, null])
  expectRefusal(await caller.call('DELETE', path), 'CONFLICT')
  await app.owner.query(password, [company.emails.editor, 'x'])
  expect((await caller.call('DELETE', path)).json['data']).toEqual([])
  expectRefusal((await signIn(device)).answer, 'PASSKEY_INVALID')
})
