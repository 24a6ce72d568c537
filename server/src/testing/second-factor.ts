import { Secret, TOTP } from 'otpauth'
import type { FactorSetUp } from '@bizamply/contract/security'
import type { Answer, Caller } from './caller.ts'
import { makeCompany, PASSWORD } from './make-company.ts'
import type { TestApp } from './test-app.ts'

export const HALF_MINUTE = 30_000

/** The current code, or one some half minutes away. */
export const codeOf = (app: TestApp, { secret }: FactorSetUp, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.services.now().getTime() + steps * HALF_MINUTE,
  })

/** A person with two-factor sign-in; the first code is half a minute old. */
export async function twoFactorPerson(app: TestApp) {
  const company = await makeCompany(app, { connected: false })
  const caller = await company.as('editor')
  const begun = await caller.post('/api/profile/second-factor', undefined)
  const data = begun.json['data'] as unknown as FactorSetUp
  const enabled = await caller.post('/api/profile/second-factor/enable', { code: codeOf(app, data) })
  if (enabled.status !== 200) throw new Error(`two-factor: ${enabled.status} ${enabled.text}`)
  app.advance(HALF_MINUTE)
  return { email: company.emails.editor, caller, data }
}

/** Signs in with the password and returns the second factor's challenge. */
export async function challengeOf(email: string, caller: Caller): Promise<{ caller: Caller; challenge: string }> {
  const challenged = (await caller.signIn(email, PASSWORD)).json['secondFactor']
  return { caller, challenge: String(challenged?.['challenge']) }
}

export async function answerWith(
  { caller, challenge }: { caller: Caller; challenge: string },
  code: string,
): Promise<Answer> {
  const given = await caller.call('POST', '/auth/second-factor', { challenge, code })
  if (given.status === 200) caller.token = String(given.json['token'])
  return given
}
