import { Secret, TOTP } from 'otpauth'
import type { Caller } from './caller.ts'
import type { TestApp } from './test-app.ts'

/** Turns on two-factor sign-in and returns a function that gives the current code. */
export async function turnOnFactor(app: TestApp, caller: Caller): Promise<() => string> {
  const { json } = await caller.call('POST', '/api/profile/second-factor')
  const totp = new TOTP({ secret: Secret.fromBase32(String(json['data']?.['secret'])) })
  const code = () => totp.generate({ timestamp: app.services.now().getTime() })
  const { status } = await caller.call('POST', '/api/profile/second-factor/enable', { code: code() })
  if (status !== 200) throw new Error(`two-factor sign-in: ${status}`)
  return code
}
