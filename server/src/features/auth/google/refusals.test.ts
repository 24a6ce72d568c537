import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newPerson, throughGoogle } from '../../../testing/google.ts'
import { visitor } from '../../../testing/join.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { ProviderRefusal } from '../provider-refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(async () => {
  await app.control('POST', '/_/identity', { mode: 'normal' })
  app.logged.length = 0
})
afterAll(() => app.stop())

const logged = (): unknown =>
  app.logged.flatMap(([fields]) => (fields instanceof Object && 'err' in fields ? [fields.err] : [])).at(-1)

test.each([
  ['wrong-nonce', 'unexpected JWT claim value encountered: unexpected ID Token "nonce" claim value'],
  ['wrong-aud', 'unexpected JWT claim value encountered: unexpected JWT "aud" (audience) claim value'],
  ['wrong-issuer', 'unexpected JWT claim value encountered: unexpected JWT "iss" (issuer) claim value'],
  ['forged', 'invalid response encountered: JWT signature verification failed'],
  ['unsigned', 'invalid response encountered: unexpected JWT "alg" header parameter'],
])('a %s identity token is refused, with that reason', async (mode, words) => {
  await app.control('POST', '/_/identity', { mode })
  await throughGoogle(await visitor(app), await newPerson(app))
  expect(logged()).toBeInstanceOf(ProviderRefusal)
  expect(logged()).toMatchObject({ message: words })
})

test('token expiry is checked by our clock, not the system clock', async () => {
  const [caller, email] = [await visitor(app), await newPerson(app)]
  expect((await throughGoogle(caller, email)).searchParams.has('token')).toBe(true)
  app.advance(3 * 3_600_000)
  expect((await throughGoogle(caller, email)).searchParams.get('error')).toBe('google_auth_failed')
  expect(logged()).toMatchObject({ message: expect.stringContaining('"exp" (expiration time)') })
})
