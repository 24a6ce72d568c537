import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { nora, refusal } from '../../testing/fake-server.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const challenged = {
  body: {
    success: true,
    message: 'Enter the code from your authenticator app.',
    secondFactor: { challenge: 'c-1', methods: ['totp', 'recovery-code'], expiresAt: '2026-11-21T13:05:00.000Z' },
  },
}
const signedIn = { body: { success: true, message: 'Signed in', token: 't', user: nora } }

/** Opens the second step, with a server that returns these responses to codes. */
async function atSecondStep(answer: Parameters<typeof responsesServer>[1] = {}) {
  const server = responsesServer({}, { 'POST /auth/login': challenged, ...answer })
  localStorage.removeItem('auth_token')
  await startConsole('/login?returnUrl=%2Fresponses')
  await userEvent.type(await screen.findByLabelText('Email'), 'demo@bizamply.test')
  await userEvent.type(screen.getByLabelText('Password'), 'Demo!2026')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByRole('heading', { name: 'Two-factor sign-in' })
  await screen.findByLabelText('6-digit code')
  return server
}

const code = () => screen.getByLabelText<HTMLInputElement>('6-digit code')
const verify = () => userEvent.click(screen.getByRole('button', { name: 'Verify' }))

test('a code from the app completes the sign-in and opens the wanted page', async () => {
  const { calls } = await atSecondStep({ 'POST /auth/second-factor': signedIn })
  await waitFor(() => expect(document.activeElement).toBe(code()))
  await userEvent.keyboard('419203')
  await verify()
  await waitFor(() => expect(where()).toBe('/responses'))
  expect(calls('POST /auth/second-factor')[0]?.body).toEqual({ challenge: 'c-1', code: '419203' })
})

test('a wrong code shows the remaining attempts and is cleared by typing', async () => {
  const wrong = refusal(400, 'FACTOR_CODE_INVALID', 'x', { triesLeft: 4 })
  await atSecondStep({ 'POST /auth/second-factor': (_, times) => (times === 1 ? wrong : signedIn) })
  await userEvent.type(code(), '000000')
  await verify()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'That code isn’t right. Check that your phone sets its clock automatically.4 attempts left',
  )
  await waitFor(() => expect(document.activeElement).toBe(code()))
  await userEvent.keyboard('419203')
  expect(screen.queryByRole('alert')).toBeNull()
  await verify()
  await waitFor(() => expect(where()).toBe('/responses'))
})

test('a recovery code works instead of the app', async () => {
  const { calls } = await atSecondStep({ 'POST /auth/second-factor': signedIn })
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  await userEvent.type(screen.getByLabelText('Recovery code'), 'abcde fghjk')
  await verify()
  await waitFor(() => expect(where()).toBe('/responses'))
  expect(calls('POST /auth/second-factor')[0]?.body).toEqual({ challenge: 'c-1', code: 'abcde fghjk' })
})

test('an expired sign-in leads back to the password, and so does Back', async () => {
  await atSecondStep({ 'POST /auth/second-factor': refusal(400, 'CHALLENGE_EXPIRED', 'x') })
  await userEvent.type(code(), '419203')
  await verify()
  expect((await screen.findByRole('alert')).textContent).toBe('This sign-in has expired. Go back and sign in again.')
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }))
  expect(await screen.findByLabelText('Password')).toBeTruthy()
})

test('Google sign-in also asks for the second factor', async () => {
  const server = responsesServer({}, { 'POST /auth/exchange': challenged, 'POST /auth/second-factor': signedIn })
  localStorage.removeItem('auth_token')
  await startConsole('/auth/callback?token=once&returnUrl=%2Fresponses')
  await userEvent.type(await screen.findByLabelText('6-digit code'), '419203')
  await verify()
  await waitFor(() => expect(where()).toBe('/responses'))
  expect(server.calls('POST /auth/second-factor')).toHaveLength(1)
})
