import type { Passkey, SecurityState } from '@bizamply/contract/security'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { session } from '../../lib/session.ts'
import { csrfAnswer, fakeServer, nora, refusal } from '../../testing/fake-server.ts'
import { inEnglish } from '../../testing/in-english.tsx'
import { passkeyDevice, refusedBy, registration } from '../../testing/passkey-device.ts'
import { ok } from '../../testing/responses-server.ts'
import { SecurityTab } from './security-tab.tsx'

const aPasskey = (id: string, name: string, lastUsedAt: string | null = null): Passkey => ({
  id,
  name,
  createdAt: '2026-09-04T09:00:00.000Z',
  lastUsedAt,
})
const mac = aPasskey('p-1', 'MacBook Pro', '2026-11-21T09:12:00.000Z')
const phone = aPasskey('p-2', 'iPhone', '2026-11-20T09:12:00.000Z')
const both = [mac, phone]

function show(passkeys: Passkey[], answers: Parameters<typeof fakeServer>[0] = {}, otherSignIn = true) {
  const security: SecurityState = {
    hasPassword: otherSignIn,
    passwordChangedAt: null,
    secondFactor: { enabled: false, since: null, codesLeft: 0 },
    passkeys,
    otherSignIn,
  }
  const server = fakeServer({
    'GET /auth/csrf-token': csrfAnswer,
    'GET /api/profile/security': ok(security),
    'GET /api/profile/sessions': ok({ sessions: [] }),
    'POST /api/profile/passkeys/options': ok(registration),
    ...answers,
  })
  inEnglish(<SecurityTab />, { now: new Date('2026-11-21T13:05:00Z') })
  return server
}

const section = async () => within(await screen.findByRole('region', { name: 'Passkeys' }))
const add = async () => userEvent.click((await section()).getByRole('button', { name: 'Add a passkey' }))
const rows = async () =>
  within((await section()).getByRole('list', { name: 'Your passkeys' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('each passkey shows its device, when it was added and when it was last used', async () => {
  passkeyDevice()
  show([...both, aPasskey('p-3', 'Old key')])
  expect(await rows()).toEqual([
    expect.stringMatching(/^MacBook Proadded Sep 4used today \d/),
    'iPhoneadded Sep 4used Nov 20',
    'Old keyadded Sep 4not used yet',
  ])
})

test('the first passkey is added on this device', async () => {
  passkeyDevice()
  const { calls } = show([], { 'POST /api/profile/passkeys': ok([phone]) })
  expect((await section()).getByText('None yet')).toBeTruthy()
  await add()
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(calls('POST /api/profile/passkeys')[0]?.body).toMatchObject({
    credential: { id: 'a2V5', type: 'public-key', response: { attestationObject: expect.any(String) } },
  })
})

test.each([
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['NotAllowedError', 'No passkey was used. You canceled, or this browser has no passkey for Bizamply.'],
  ['ConstraintError', 'This device can’t create a passkey that verifies you. Try another device.'],
  ['UnknownError', 'Your device couldn’t finish. Try again, or use another device.'],
])('the error %s of a device is explained, and nothing is sent', async (name, words) => {
  passkeyDevice({ create: refusedBy(name) })
  const { calls } = show([])
  await add()
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(calls('POST /api/profile/passkeys')).toEqual([])
})

test('a browser timeout shows an error, and so does a refusal by the server', async () => {
  const create = vi.fn<() => Promise<never>>(refusedBy('NotAllowedError'))
  passkeyDevice({ create })
  show([], { 'POST /api/profile/passkeys/options': ok({ ...registration, timeout: 0 }) })
  await add()
  expect((await screen.findByRole('alert')).textContent).toBe('Your browser timed out. Try again.')
  passkeyDevice()
  await add()
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t find what you’re looking for.')
})

test('a passkey is renamed in its row, and Escape leaves the name', async () => {
  passkeyDevice()
  const { calls } = show(both, { 'PUT /api/profile/passkeys/p-2': ok([mac, { ...phone, name: 'Work phone' }]) })
  const rename = async () => userEvent.click((await section()).getByRole('button', { name: 'Rename iPhone' }))
  await rename()
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Passkey name' })
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('textbox', { name: 'Passkey name' })).toBeNull()
  await rename()
  await userEvent.clear(field())
  expect(screen.getByText('Enter a name for the passkey')).toBeTruthy()
  await userEvent.type(field(), 'Work phone{Enter}')
  expect(await (await section()).findByText('Work phone')).toBeTruthy()
  expect(calls('PUT /api/profile/passkeys/p-2')[0]?.body).toEqual({ name: 'Work phone' })
})

test('removing a passkey asks first and names the device', async () => {
  passkeyDevice()
  const { calls } = show(both, { 'DELETE /api/profile/passkeys/p-2': ok([mac]) })
  await userEvent.click((await section()).getByRole('button', { name: 'Remove iPhone' }))
  expect(screen.getByRole('alertdialog', { name: 'Remove iPhone?' })).toBeTruthy()
  expect(calls('DELETE /api/profile/passkeys/p-2')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Remove passkey' }))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
})

test("the last way to sign in can't be removed, and the reason is shown", async () => {
  passkeyDevice()
  session.signedIn({ token: 't', user: nora }, true)
  const { calls } = show([mac], {}, false)
  const remove = (await section()).getByRole('button', { name: 'Remove MacBook Pro' })
  expect(remove.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(remove)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByText('This is your only way to sign in. Set a password before you remove it.')).toBeTruthy()
  expect(calls('DELETE /api/profile/passkeys/p-1')).toEqual([])
})

test("a browser without passkey support says so and can't add any, but passkeys of other devices can be removed", async () => {
  show(both, { 'DELETE /api/profile/passkeys/p-2': refusal(500, 'INTERNAL', 'It broke.') })
  const passkeys = await section()
  expect(passkeys.getByText('This browser doesn’t support passkeys. Use another browser to add one.')).toBeTruthy()
  expect(passkeys.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  await userEvent.click(passkeys.getByRole('button', { name: 'Remove iPhone' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove passkey' }))
  expect((await screen.findByRole('alert')).textContent).toBe('It broke.')
})
