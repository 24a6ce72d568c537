import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { csrfAnswer, fakeServer, nora, refusal } from '../testing/fake-server.ts'
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

test('a visitor at / comes to /login without any call', async () => {
  const server = fakeServer({})
  await startConsole('/')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
  expect(where()).toBe('/login')
  expect(server.seen).toEqual([])
})

test('a visitor at a guarded page comes to /login, which remembers the page', async () => {
  fakeServer({})
  await startConsole('/responses?status=draft')
  expect(await screen.findByText('Sign in to continue to Responses.')).toBeTruthy()
  expect(where()).toBe('/login?returnUrl=%2Fresponses%3Fstatus%3Ddraft')
})

test('an unknown path leads to /', async () => {
  fakeServer({})
  await startConsole('/nowhere/at/all')
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(where()).toBe('/login')
})

test('/inbox leads to /responses', async () => {
  fakeServer({})
  await startConsole('/inbox')
  await waitFor(() => expect(where()).toBe('/login?returnUrl=%2Fresponses'))
})

test('while the session resolves a guarded page shows Loading...', async () => {
  localStorage.setItem('auth_token', 't')
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await startConsole('/responses')
  expect(await screen.findByText('Loading...')).toBeTruthy()
  expect(where()).toBe('/responses')
})

test('a stored token with its session opens the console', async () => {
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
  'whoever has no brand yet is led from %s to where one is created',
  async (page) => {
    localStorage.setItem('auth_token', 't')
    fakeServer(onboarded(null))
    await startConsole(page)
    expect(await screen.findByRole('heading', { name: 'No brands found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Create a brand' }).getAttribute('href')).toBe('/onboarding')
    expect(where()).toBe(page)
  },
)

test('whoever may not create a brand is told whom to ask', async () => {
  localStorage.setItem('auth_token', 't')
  fakeServer(onboarded('editor'))
  await startConsole('/plans')
  expect(await screen.findByText(/Ask an admin/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Create a brand' })).toBeNull()
})

test('a signed-in user at /login goes on to the remembered page', async () => {
  localStorage.setItem('auth_token', 't')
  fakeServer({ 'GET /auth/status': signedIn, ...noBrands })
  await startConsole('/login?returnUrl=%2Fresponses%3Fstatus%3Dsent')
  await screen.findByRole('heading', { name: 'No brands found' })
  expect(where()).toBe('/responses?status=sent')
})

test('a token that the server does not know is forgotten', async () => {
  localStorage.setItem('auth_token', 't')
  fakeServer({ 'GET /auth/status': signedOut })
  await startConsole('/responses')
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('a start without an answer tries twice more, then shows /login and keeps the token', async () => {
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
test.for(returns)('after sign-in returnUrl %s leads to %s', async ([returnUrl, place]) => {
  fakeServer({ ...login, ...noBrands })
  await startConsole(`/login?returnUrl=${encodeURIComponent(returnUrl)}`)
  await signIn()
  await screen.findByRole('heading', { name: 'No brands found' })
  expect(where()).toBe(place)
})

test('Remember me decides where the token is kept', async () => {
  fakeServer({ ...login, ...noBrands })
  await startConsole('/login')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Remember me' }))
  await signIn()
  await screen.findByRole('heading', { name: 'No brands found' })
  expect([sessionStorage.getItem('auth_token'), localStorage.getItem('auth_token')]).toEqual(['t', null])
})

test('a 401 later on leads back to /login, which remembers the page', async () => {
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

test('/logout says Logging Out, clears what is stored and goes to /login, also when the call fails', async () => {
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
