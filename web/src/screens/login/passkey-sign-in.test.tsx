import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { nora, refusal } from '../../testing/fake-server.ts'
import { assertion, passkeyDevice, refusedBy } from '../../testing/passkey-device.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const signedIn = { body: { success: true, message: 'Signed in', token: 't', user: nora } }
const begun = ok({ challengeId: 'c-9', options: assertion })

async function atLogin(answers: Parameters<typeof responsesServer>[1] = {}) {
  const server = responsesServer({}, { 'POST /auth/passkey/options': begun, ...answers })
  localStorage.removeItem('auth_token')
  await startConsole('/login?returnUrl=%2Fresponses')
  await screen.findByLabelText('Password')
  return server
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a passkey signs in without a password and opens the wanted page', async () => {
  passkeyDevice()
  const { calls } = await atLogin({ 'POST /auth/passkey': signedIn })
  await press('Sign in with a passkey')
  await waitFor(() => expect(where()).toBe('/responses'))
  expect(calls('POST /auth/passkey')[0]?.body).toMatchObject({ challengeId: 'c-9', credential: { id: 'a2V5' } })
})

test('a canceled or unknown passkey shows an error and can be retried', async () => {
  passkeyDevice({ get: refusedBy('NotAllowedError') })
  const unknown = refusal(400, 'PASSKEY_INVALID', 'We don’t recognize this passkey.')
  await atLogin({ 'POST /auth/passkey': (_, times) => (times === 1 ? unknown : signedIn) })
  await press('Sign in with a passkey')
  const alert = async () => (await screen.findByRole('alert')).textContent
  expect(await alert()).toBe('No passkey was used. You canceled, or this browser has no passkey for Bizamply.')
  passkeyDevice()
  await press('Sign in with a passkey')
  await waitFor(async () => expect(await alert()).toBe('We don’t recognize this passkey.'))
  await press('Sign in with a passkey')
  await waitFor(() => expect(where()).toBe('/responses'))
})

test('a browser without passkey support shows no passkey button', async () => {
  await atLogin()
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
})

const challenged = (methods: string[]) => ({
  body: {
    success: true,
    message: 'Enter the code from your authenticator app.',
    secondFactor: { challenge: 'c-1', methods, expiresAt: '2026-11-21T13:05:00.000Z' },
  },
})

async function atSecondStep(methods: string[]) {
  passkeyDevice()
  const server = await atLogin({ 'POST /auth/login': challenged(methods), 'POST /auth/passkey': signedIn })
  await userEvent.type(screen.getByLabelText('Email'), 'demo@bizamply.test')
  await userEvent.type(screen.getByLabelText('Password'), 'Demo!2026')
  await press('Sign in')
  await screen.findByRole('heading', { name: 'Two-factor sign-in' })
  await screen.findByRole('button', { name: 'Verify' })
  return server
}

test('a passkey works as the second factor', async () => {
  const { calls } = await atSecondStep(['totp', 'recovery-code', 'passkey'])
  await press('Use a passkey')
  await waitFor(() => expect(where()).toBe('/responses'))
  expect(calls('POST /auth/passkey/options')[0]?.body).toEqual({ challenge: 'c-1' })
})

test('a user without passkeys is not offered one', async () => {
  const { calls } = await atSecondStep(['totp', 'recovery-code'])
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  expect(calls('POST /auth/passkey/options')).toEqual([])
})
