import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { csrfAnswer, fakeServer, nora, refusal } from '../testing/fake-server.ts'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

test('the session check signs out immediately if the server reports no user', async () => {
  fakeServer({ 'GET /auth/status': { body: { authenticated: false, user: null } } })
  const { session } = await signedIn()
  await session.check()
  expect(session.get().status).toBe('visitor')
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('a session check without a response is retried twice, then the user stays with a warning', async () => {
  const server = fakeServer({ 'GET /auth/status': refusal(503, 'NOT_READY', 'x') })
  const { session } = await signedIn()
  const checked = session.check()
  await vi.advanceTimersByTimeAsync(2000)
  await checked
  expect(server.calls('GET /auth/status')).toHaveLength(3)
  expect(session.get()).toMatchObject({ status: 'user', unreachable: true })
  expect(localStorage.getItem('auth_token')).toBe('t')
})

test('the next response removes the warning', async () => {
  fakeServer({
    'GET /auth/status': (_call, times) =>
      times <= 3 ? new TypeError('no network') : { body: { authenticated: true, user: nora } },
  })
  const { session } = await signedIn()
  const checked = session.check()
  await vi.advanceTimersByTimeAsync(2000)
  await checked
  await session.check()
  expect(session.get()).toMatchObject({ status: 'user', unreachable: false })
})

test('signing out in another tab signs this one out', async () => {
  const { session } = await signedIn()
  localStorage.removeItem('auth_token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }))
  expect(session.get().status).toBe('visitor')
})

test('another tab’s sign-in as someone else is taken over here at once', async () => {
  fakeServer({ 'GET /auth/status': { body: { authenticated: true, user: { ...nora, id: 'user-2' } } } })
  const { session } = await signedIn()
  localStorage.setItem('auth_token', 't2')
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }))
  await vi.waitFor(() => expect(session.get().user?.id).toBe('user-2'))
})

test('a new token is there before the old one is gone, because other tabs sign out without one', async () => {
  const { session } = await signedIn()
  const tokens: (string | null)[] = []
  const remove = Storage.prototype.removeItem
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    remove.call(this, key)
    tokens.push(sessionStorage.getItem('auth_token') ?? localStorage.getItem('auth_token'))
  })
  session.signedIn({ token: 't2', user: nora }, true)
  vi.restoreAllMocks()
  expect(tokens).not.toContain(null)
  expect(localStorage.getItem('auth_token')).toBe('t2')
})

test('after signing out, the next user cannot answer the identity question of an earlier call', async () => {
  const revoke = 'DELETE /api/profile/sessions'
  const server = fakeServer({
    'GET /auth/csrf-token': csrfAnswer,
    [revoke]: refusal(403, 'STEP_UP_REQUIRED', 'Confirm it’s you.'),
  })
  const { session } = await signedIn()
  const { stepUp, useStepUpRequested } = await import('./step-up.ts')
  const { api } = await import('./call.ts')
  const { result } = renderHook(() => useStepUpRequested())
  const call = api.security.revokeSessions({}).catch((error: unknown) => error)
  await vi.waitFor(() => expect(result.current).toBe(true))
  act(() => session.end())
  session.signedIn({ token: 't2', user: { ...nora, id: 'user-2' } }, true)
  expect(result.current).toBe(false)
  stepUp.end(true)
  expect(await call).toMatchObject({ code: 'STEP_UP_REQUIRED' })
  expect(server.calls(revoke)).toHaveLength(1)
})

test('shop details in the response are stored for the signed-in user', async () => {
  const { session } = await import('./session.ts')
  const user = { ...nora, shopifyDomain: 'alder.myshopify.com', shopifySessionId: 's', shopifyAccessToken: 'sealed' }
  session.signedIn({ token: 't', user }, true)
  expect(JSON.parse(localStorage.getItem('shopify_details') ?? '')).toEqual({
    shopifyDomain: 'alder.myshopify.com',
    shopifySessionId: 's',
    shopifyAccessToken: 'sealed',
  })
})

async function signedIn() {
  const { session } = await import('./session.ts')
  session.signedIn({ token: 't', user: nora }, true)
  return { session }
}
