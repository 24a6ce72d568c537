import { beforeEach, expect, test, vi } from 'vitest'
import { csrfAnswer, fakeServer, refusal } from '../testing/fake-server.ts'

const brandId = '0191a0e0-0000-7000-8000-000000000001'
const selected = { success: true, selectedBrand: {}, data: { success: true, selectedBrand: {} } }

beforeEach(() => {
  vi.resetModules()
  document.cookie = 'csrf_token=; max-age=0; path=/'
})

const load = async () => ({ ...(await import('./call.ts')), ...(await import('./http.ts')) })

test('a call sends the stored token and the selected brand, and no CSRF token for reads', async () => {
  const server = fakeServer({ 'GET /api/credits/balance': { body: { success: true, data: {} } } })
  sessionStorage.setItem('auth_token', 'secret')
  sessionStorage.setItem('BrandID', brandId)
  const { api } = await load()
  await api.credits.balance()
  const headers = server.seen[0]?.headers
  expect(headers?.get('authorization')).toBe('Bearer secret')
  expect(headers?.get('x-brand-id')).toBe(brandId)
  expect(headers?.get('x-csrf-token')).toBeNull()
})

test('a path under /auth/ sends no brand', async () => {
  const server = fakeServer({ 'GET /auth/status': { body: { authenticated: false, user: null } } })
  sessionStorage.setItem('BrandID', brandId)
  const { api } = await load()
  await api.auth.status()
  expect(server.seen[0]?.headers.get('x-brand-id')).toBeNull()
})

test('without a CSRF cookie, the token is fetched before the first write', async () => {
  const server = fakeServer({ 'GET /auth/csrf-token': csrfAnswer, 'POST /api/select-brand': { body: selected } })
  const { api } = await load()
  await api.brands.select({ brandId })
  await api.brands.select({ brandId })
  expect(server.calls('GET /auth/csrf-token')).toHaveLength(1)
  expect(server.calls('POST /api/select-brand').map((it) => it.headers.get('x-csrf-token'))).toEqual([
    'csrf-1',
    'csrf-1',
  ])
})

test('the CSRF cookie is sent unchanged', async () => {
  document.cookie = 'csrf_token=from-cookie; path=/'
  const server = fakeServer({ 'POST /api/select-brand': { body: selected } })
  const { api } = await load()
  await api.brands.select({ brandId })
  expect(server.seen[0]?.headers.get('x-csrf-token')).toBe('from-cookie')
})

test('any response may renew the CSRF token', async () => {
  const server = fakeServer({
    'GET /auth/csrf-token': csrfAnswer,
    'POST /api/select-brand': (_call, times) => ({
      body: selected,
      headers: { 'x-csrf-token': `csrf-${times + 1}` },
    }),
  })
  const { api } = await load()
  await api.brands.select({ brandId })
  await api.brands.select({ brandId })
  expect(server.seen.at(-1)?.headers.get('x-csrf-token')).toBe('csrf-2')
})

test('CSRF_INVALID renews the token and retries the request once', async () => {
  const server = fakeServer({
    'GET /auth/csrf-token': (_call, times) => ({ body: { csrfToken: `csrf-${times}` } }),
    'POST /api/select-brand': (call) =>
      call.headers.get('x-csrf-token') === 'csrf-2' ? { body: selected } : refusal(403, 'CSRF_INVALID', 'old'),
  })
  const { api } = await load()
  await api.brands.select({ brandId })
  expect(server.calls('POST /api/select-brand').map((it) => it.body)).toEqual([{ brandId }, { brandId }])
})

test('a lost network while the token is renewed is the same error as everywhere', async () => {
  document.cookie = 'csrf_token=old; path=/'
  fakeServer({
    'GET /auth/csrf-token': () => {
      throw new TypeError('Failed to fetch')
    },
    'POST /api/select-brand': refusal(403, 'CSRF_INVALID', 'old'),
  })
  const { api } = await load()
  await expect(api.brands.select({ brandId })).rejects.toMatchObject({ name: 'CallError', status: 0 })
})

test('a second CSRF_INVALID is an error, not a third attempt', async () => {
  const server = fakeServer({
    'GET /auth/csrf-token': csrfAnswer,
    'POST /api/select-brand': refusal(403, 'CSRF_INVALID', 'old'),
  })
  const { api } = await load()
  await expect(api.brands.select({ brandId })).rejects.toMatchObject({ code: 'CSRF_INVALID', status: 403 })
  expect(server.calls('POST /api/select-brand')).toHaveLength(2)
})

test('a call with an idempotency key sends it', async () => {
  const server = fakeServer({ 'GET /auth/csrf-token': csrfAnswer, 'POST /api/comments/generate': { body: {} } })
  const { api } = await load()
  await api.replies.generate({ commentId: 'c' }, { context: { idempotencyKey: 'key-1' } })
  expect(server.seen.at(-1)?.headers.get('idempotency-key')).toBe('key-1')
})

test('omitted query values are not sent', async () => {
  const queries: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    queries.push(new URL(request.url).search)
    return Response.json({})
  })
  const { api } = await load()
  await api.comments.list({ status: 'draft', search: undefined })
  expect(queries).toEqual(['?status=draft'])
})

test('an error response becomes a CallError with code, message, status, field errors, and figures', async () => {
  const body = {
    message: 'Not enough credits.',
    code: 'INSUFFICIENT_CREDITS',
    errors: [{ path: 'x', message: 'y' }],
    details: { needed: 2 },
  }
  fakeServer({ 'GET /api/credits/balance': { status: 402, body } })
  const { api } = await load()
  await expect(api.credits.balance()).rejects.toMatchObject({ ...body, status: 402 })
})

test('a response in another format becomes UNKNOWN_ERROR with a standard message', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  const { api } = await load()
  await expect(api.credits.balance()).rejects.toMatchObject({
    code: 'UNKNOWN_ERROR',
    message: 'An unexpected error occurred',
  })
})

test('without a network, the error is UNKNOWN_ERROR with status 0', async () => {
  fakeServer({ 'GET /api/credits/balance': new TypeError('Failed to fetch') })
  const { api } = await load()
  await expect(api.credits.balance()).rejects.toMatchObject({
    code: 'UNKNOWN_ERROR',
    status: 0,
    message: 'We couldn’t reach the server. Check your connection and try again.',
  })
})

test('a 401 for the current token reports that the session is lost', async () => {
  fakeServer({ 'GET /api/credits/balance': refusal(401, 'UNAUTHENTICATED', 'Sign in to continue.') })
  localStorage.setItem('auth_token', 'old')
  const { api, lostSession } = await load()
  const lost = vi.fn()
  lostSession.add(lost)
  await expect(api.credits.balance()).rejects.toMatchObject({ status: 401 })
  expect(lost).toHaveBeenCalledOnce()
})

test('a late 401 for an older token does not end the new session', async () => {
  localStorage.setItem('auth_token', 'old')
  fakeServer({
    'GET /api/credits/balance': () => {
      localStorage.setItem('auth_token', 'new')
      return refusal(401, 'UNAUTHENTICATED', 'Sign in to continue.')
    },
  })
  const { api, lostSession } = await load()
  const lost = vi.fn()
  lostSession.add(lost)
  await expect(api.credits.balance()).rejects.toMatchObject({ status: 401 })
  expect(lost).not.toHaveBeenCalled()
})

test('a request aborted by the caller stays an AbortError', async () => {
  vi.stubGlobal('fetch', async (_request: Request, init: RequestInit) => {
    init.signal?.throwIfAborted()
    return Response.json({})
  })
  const { api } = await load()
  await expect(api.credits.balance(undefined, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  })
})
