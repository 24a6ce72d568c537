import { beforeEach, expect, test, vi } from 'vitest'
import { csrfAnswer, fakeServer, nora, refusal } from '../testing/fake-server.ts'

const brands = { body: { success: true, brands: [], data: { brands: [], selectedBrandId: null } } }
const server = (onboardData: Parameters<typeof fakeServer>[0][string] = brands) =>
  fakeServer({
    'GET /auth/csrf-token': csrfAnswer,
    'GET /auth/status': { body: { authenticated: true, user: nora } },
    'GET /api/onboard-data': onboardData,
  })

/** Opens the console at a URL, as main.tsx does, with fresh modules. */
async function openAt(path: string) {
  vi.resetModules()
  window.history.replaceState(null, '', path)
  const { newRouter } = await import('./routes.tsx')
  const { openEarly } = await import('./open-early.ts')
  const { earlyBrands } = await import('../lib/early-brands.ts')
  openEarly(newRouter())
  return earlyBrands
}

const calls = (seen: { method: string; path: string }[]) =>
  seen.map(({ method, path }) => `${method} ${path}`).toSorted()

beforeEach(() => localStorage.clear())

test('a signed-in user’s screen requests the session and the brands at once, each once', async () => {
  localStorage.setItem('auth_token', 't')
  const { seen } = server()
  const early = await openAt('/responses')
  await expect(early.take()?.answer).resolves.toEqual(brands.body)
  expect(early.take()).toBeNull()
  expect(calls(seen)).toEqual(['GET /api/onboard-data', 'GET /auth/status'])
})

test('the brands are requested in the brand that the link names', async () => {
  localStorage.setItem('auth_token', 't')
  localStorage.setItem('selectedBrandId', 'b')
  const { seen } = server()
  await (await openAt('/responses?highlight=x&inBrand=f')).take()?.answer
  expect(seen.find(({ path }) => path === '/api/onboard-data')?.headers.get('x-brand-id')).toBe('f')
})

test('a visitor’s screen, and one without brands, requests no brands', async () => {
  const { seen } = server()
  expect((await openAt('/responses')).take()).toBeNull()
  expect(seen).toEqual([])
  localStorage.setItem('auth_token', 't')
  expect((await openAt('/connect/done')).take()).toBeNull()
})

test('the brands of another session are not used', async () => {
  localStorage.setItem('auth_token', 't')
  server()
  const early = await openAt('/responses')
  localStorage.setItem('auth_token', 'another')
  expect(early.take()).toBeNull()
})

test('brands from long ago are not used', async () => {
  localStorage.setItem('auth_token', 't')
  server()
  const early = await openAt('/responses')
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
  expect(early.take()).toBeNull()
  vi.restoreAllMocks()
})

test('a failed early request is repeated when its brands are needed', async () => {
  localStorage.setItem('auth_token', 't')
  const answers = [refusal(500, 'INTERNAL', 'Something went wrong.'), brands]
  const { seen } = server(() => answers.shift() ?? brands)
  const early = await openAt('/responses')
  await expect(early.take()?.answer).resolves.toEqual(brands.body)
  expect(calls(seen).filter((it) => it.includes('onboard'))).toHaveLength(2)
})
