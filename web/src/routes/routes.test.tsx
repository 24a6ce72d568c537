import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { csrfAnswer, fakeServer, nora, refusal } from '../testing/fake-server.ts'
import { responsesServer } from '../testing/responses-server.ts'
import { startConsole, where } from '../testing/start-console.tsx'

const signedIn = { body: { authenticated: true, user: nora } }
const signedOut = { body: { authenticated: false, user: null } }
const noBrands = {
  'GET /api/onboard-data': { body: { success: true, brands: [], data: { brands: [], selectedBrandId: null } } },
}
const login = {
  'GET /auth/csrf-token': csrfAnswer,
  'POST /auth/login': { body: { success: true, token: 't', user: nora, message: '' } },
}

beforeEach(() => localStorage.clear())

test('a visitor at / goes to /login without any call', async () => {
  const server = fakeServer({})
  await startConsole('/')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
  expect(where()).toBe('/login')
  expect(server.seen).toEqual([])
})

test('a visitor at a guarded page goes to /login, which remembers the page', async () => {
  fakeServer({})
  await startConsole('/responses?status=draft')
  expect(await screen.findByText('Sign in to continue to Responses.')).toBeTruthy()
  expect(where()).toBe('/login?returnUrl=%2Fresponses%3Fstatus%3Ddraft')
})

test('an unknown path redirects to /', async () => {
  fakeServer({})
  await startConsole('/nowhere/at/all')
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(where()).toBe('/login')
})

test('/inbox redirects to /responses', async () => {
  fakeServer({})
  await startConsole('/inbox')
  await waitFor(() => expect(where()).toBe('/login?returnUrl=%2Fresponses'))
})

test('while the session loads, a guarded page shows Loading...', async () => {
  localStorage.setItem('auth_token', 't')
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await startConsole('/responses')
  expect(await screen.findByText('Loading...')).toBeTruthy()
  expect(where()).toBe('/responses')
})

test('a stored token with a valid session opens the console', async () => {
  localStorage.setItem('auth_token', 't')
  fakeServer({ 'GET /auth/status': signedIn, ...noBrands })
  await startConsole('/')
  expect(await screen.findByRole('heading', { name: 'No brands found' })).toBeTruthy()
  expect(where()).toBe('/dashboard')
})

const onboarded = (memberRole: typeof nora.memberRole) => ({
  'GET /auth/status': { body: { authenticated: true, user: { ...nora, memberRole } } },
  ...noBrands,
})

test.for(['/dashboard', '/plans', '/transactions', '/loyalty-manager'])(
  'a user without a brand is redirected from %s to where one can be created',
  async (page) => {
    localStorage.setItem('auth_token', 't')
    fakeServer(onboarded(null))
    await startConsole(page)
    expect(await screen.findByRole('heading', { name: 'No brands found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Create a brand' }).getAttribute('href')).toBe('/onboarding')
    expect(where()).toBe(page)
  },
)

test('a user who can’t create a brand learns whom to contact', async () => {
  localStorage.setItem('auth_token', 't')
  fakeServer(onboarded('editor'))
  await startConsole('/plans')
  expect(await screen.findByText(/Ask an admin/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Create a brand' })).toBeNull()
})

test('a signed-in user at /login continues to the remembered page', async () => {
  localStorage.setItem('auth_token', 't')
  fakeServer({ 'GET /auth/status': signedIn, ...noBrands })
  await startConsole('/login?returnUrl=%2Fresponses%3Fstatus%3Dsent')
  await screen.findByRole('heading', { name: 'No brands found' })
  expect(where()).toBe('/responses?status=sent')
})

test('a token that the server doesn’t recognize is removed', async () => {
  localStorage.setItem('auth_token', 't')
  fakeServer({ 'GET /auth/status': signedOut })
  await startConsole('/responses')
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('if the server doesn’t respond at startup, the app retries twice, then shows /login and keeps the token', async () => {
  localStorage.setItem('auth_token', 't')
  const server = fakeServer({ 'GET /auth/status': refusal(503, 'NOT_READY', 'starting') })
  await startConsole('/responses')
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(server.calls('GET /auth/status')).toHaveLength(3)
  expect(localStorage.getItem('auth_token')).toBe('t')
})

const returns = [
  ['/responses?status=sent', '/responses?status=sent'],
  ['https://evil.test/', '/dashboard'],
  ['//evil.test/', '/dashboard'],
] as const
test.for(returns)('after sign-in, returnUrl %s leads to %s', async ([returnUrl, place]) => {
  fakeServer({ ...login, ...noBrands })
  await startConsole(`/login?returnUrl=${encodeURIComponent(returnUrl)}`)
  await signIn()
  await screen.findByRole('heading', { name: 'No brands found' })
  expect(where()).toBe(place)
})

test('Remember me determines where the token is stored', async () => {
  fakeServer({ ...login, ...noBrands })
  await startConsole('/login')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Remember me' }))
  await signIn()
  await screen.findByRole('heading', { name: 'No brands found' })
  expect([sessionStorage.getItem('auth_token'), localStorage.getItem('auth_token')]).toEqual(['t', null])
})

test('a later 401 leads back to /login, which remembers the page', async () => {
  localStorage.setItem('auth_token', 't')
  fakeServer({
    'GET /auth/status': signedIn,
    'GET /api/onboard-data': refusal(401, 'UNAUTHENTICATED', 'Sign in to continue.'),
  })
  await startConsole('/responses')
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(where()).toBe('/login?returnUrl=%2Fresponses')
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('/logout shows Logging Out, clears stored data, and goes to /login, even if the call fails', async () => {
  localStorage.setItem('auth_token', 't')
  localStorage.setItem('selectedBrandId', 'b')
  fakeServer({
    'GET /auth/status': signedIn,
    'GET /auth/csrf-token': csrfAnswer,
    'POST /auth/logout': new TypeError('no network'),
  })
  await startConsole('/logout')
  expect(await screen.findByText('Logging Out')).toBeTruthy()
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(where()).toBe('/login')
  expect([localStorage.getItem('auth_token'), localStorage.getItem('selectedBrandId')]).toEqual([null, null])
})

async function signIn() {
  await userEvent.type(await screen.findByLabelText('Email'), 'demo@bizamply.test')
  await userEvent.type(screen.getByLabelText('Password'), 'Demo!2026')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('a screen that can’t be drawn leaves the console around it, with a way out', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  responsesServer({}, { 'GET /api/templates': { body: { success: true, data: [null] } } })
  await startConsole('/templates')
  expect((await screen.findByRole('alert')).textContent).toContain('This page couldn’t be shown')
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Notifications/ })).toBeTruthy()
})
