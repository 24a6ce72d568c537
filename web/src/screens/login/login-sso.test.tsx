import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { csrfAnswer, fakeServer, refusal } from '../../testing/fake-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const assign = vi.fn<(address: string) => void>()
vi.mock('../../lib/leave-to.ts', () => ({ leaveTo: (address: string) => assign(address) }))
afterEach(() => assign.mockReset())

const begin = 'POST /auth/sso'
const signedOut = {
  'GET /auth/csrf-token': csrfAnswer,
  'GET /auth/status': { body: { authenticated: false, user: null } },
}
const go = { body: { success: true, data: { location: '/auth/sso/go?attempt=x' } } }

test('a work address leads to the company’s provider, and back to the wanted page', async () => {
  const { calls } = fakeServer({ ...signedOut, [begin]: go })
  await startConsole('/login?returnUrl=%2Freports')
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in with SSO' }))
  const field = await screen.findByLabelText('Work email')
  expect(document.activeElement).toBe(field)
  await userEvent.click(screen.getByRole('button', { name: 'Continue with SSO' }))
  expect(screen.getByText('Email is required')).toBeTruthy()
  expect(calls(begin)).toEqual([])
  await userEvent.type(field, 'nora@alder.example{enter}')
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/auth/sso/go?attempt=x'))
  expect(calls(begin)[0]?.body).toEqual({ email: 'nora@alder.example', returnUrl: '/reports' })
})

test('if the company requires SSO, a password sign-in leads to the provider with the address filled in', async () => {
  fakeServer({ ...signedOut, 'POST /auth/login': refusal(403, 'SSO_REQUIRED', 'x'), [begin]: go })
  await startConsole('/login')
  await userEvent.type(await screen.findByLabelText('Email'), 'nora@alder.example')
  await userEvent.type(screen.getByLabelText('Password'), 'Demo!2026{enter}')
  expect(await screen.findByText('Your company requires SSO. Continue with SSO.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Work email').value).toBe('nora@alder.example')
  await userEvent.click(screen.getByRole('button', { name: 'Continue with SSO' }))
  await waitFor(() => expect(assign).toHaveBeenCalled())
})

test('an error at the provider shows on /login, which offers another way to sign in', async () => {
  fakeServer(signedOut)
  await startConsole('/login?error=sso_no_seat')
  expect(await screen.findByText(/no seats left/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with SSO' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in another way' }))
  expect(screen.getByLabelText('Password')).toBeTruthy()
})
