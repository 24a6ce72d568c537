import { randomBytes } from 'node:crypto'
import type { Answer, Caller } from './caller.ts'
import { codeTo } from './mailbox.ts'
import type { TestApp } from './test-app.ts'

export const NEW_PASSWORD = 'Blue!Kettle9'

let place = 0
/** A visitor with a separate IP address and a CSRF token. */
export async function visitor(app: TestApp): Promise<Caller> {
  place += 1
  const caller = app.caller(`203.0.${Math.floor(place / 250)}.${(place % 250) + 1}`)
  await caller.get('/auth/csrf-token')
  return caller
}

export const newEmail = (): string => `new-${randomBytes(5).toString('hex')}@shop.test`

/** Signs up; the caller is signed in, unverified. */
export async function signUp(caller: Caller, more: Record<string, unknown> = {}): Promise<Answer> {
  const body = { email: newEmail(), password: NEW_PASSWORD, firstName: 'Ada', lastName: 'Byron', ...more }
  const answer = await caller.call('POST', '/auth/signup', body)
  if (answer.status === 200) caller.token = String(answer.json['token'])
  return answer
}

/** Signs up and verifies the email address. */
export async function join(
  app: TestApp,
  more: Record<string, unknown> = {},
): Promise<{ caller: Caller; email: string }> {
  const [caller, email] = [await visitor(app), newEmail()]
  await signUp(caller, { email, ...more })
  const answer = await caller.call('POST', '/auth/verify-otp', { email, code: await codeTo(app, email) })
  if (answer.status !== 200) throw new Error(`verifying: ${answer.status} ${answer.text}`)
  return { caller, email }
}

const HOUR_MS = 3_600_000
/** Sets the clock to a minute past the hour, so that no rate limit window ends during a test. */
export async function beginAnHour(app: TestApp): Promise<void> {
  app.advance(HOUR_MS + 60_000 - (app.services.now().getTime() % HOUR_MS))
  // The sandbox's clock moves with the product's.
  const ahead = app.services.now().getTime() - Date.now()
  await app.control('POST', '/_/clock', { advance: `PT${Math.round(ahead / 1000)}S` })
}
