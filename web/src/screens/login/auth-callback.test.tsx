import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nora, refusal } from '../../testing/fake-server.ts'
import { joiningServer, newcomer } from '../../testing/joining.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const exchanged = (user = newcomer) => ({ body: { success: true, token: 't-1', user, message: '' } })

test('while the code is exchanged, the page says Processing Authentication...', async () => {
  joiningServer(null, { 'POST /auth/exchange': () => new Promise(() => undefined) })
  await startConsole('/auth/callback?token=once')
  expect(await screen.findByText('Processing Authentication...')).toBeTruthy()
})

test('the one-time code is exchanged once, then the usual redirects apply', async () => {
  const server = joiningServer(null, { 'POST /auth/exchange': exchanged() })
  await startConsole('/auth/callback?token=once&userData=%7B%22email%22%3A%22other%40alder.shop%22%7D')
  await waitFor(() => expect(where()).toBe('/onboarding'))
  expect(server.calls('POST /auth/exchange').map((it) => it.body)).toEqual([{ token: 'once', rememberMe: true }])
  expect(localStorage.getItem('auth_token')).toBe('t-1')
})

test('an onboarded user continues to the page that they wanted', async () => {
  joiningServer(null, { 'POST /auth/exchange': exchanged(nora) })
  await startConsole('/auth/callback?token=once&returnUrl=%2Fresponses%3Fstatus%3Ddraft')
  await waitFor(() => expect(where()).toBe('/responses?status=draft'))
})

test.for([
  ['?error=google_auth_failed', 'Google authentication failed. Please try again.'],
  ['?error=oauth_processing_failed', 'OAuth processing failed. Please try again.'],
  ['?error=account_not_linked', 'An account with this email already exists. Sign in with your password.'],
  ['?error=account_suspended', 'Your account has been suspended. Please contact support.'],
  ['?error=google_unavailable', 'Google sign-in isn’t available here. Sign in with your password.'],
  ['?error=rate_limited', 'Too many login attempts. Please try again later.'],
  ['?error=something_else', 'Authentication failed. Please try again.'],
  ['', 'No authentication token received'],
  ['?token=dead', 'Failed to authenticate with provided token'],
])('/auth/callback%s shows "%s", and then so does /login', async ([query, words]) => {
  joiningServer(null, { 'POST /auth/exchange': refusal(400, 'TOKEN_INVALID', 'x') })
  await startConsole(`/auth/callback${query}`)
  expect(await screen.findByRole('heading', { name: 'Authentication Failed' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect(screen.getByText('Redirecting to login page...')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect(localStorage.getItem('auth_token')).toBeNull()
})
