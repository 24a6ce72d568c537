import type { Answer, Caller } from './caller.ts'
import type { SoftAuthenticator } from './soft-authenticator.ts'

/** The options that a device needs. */
export const challengeOf = (options: unknown) => options as { challenge: string }

/** A person adds a passkey of this device. */
export async function addPasskey(caller: Caller, device: SoftAuthenticator, name = 'Phone'): Promise<Answer> {
  const begun = await caller.post('/api/profile/passkeys/options', undefined)
  return caller.post('/api/profile/passkeys', { name, credential: device.register(challengeOf(begun.json['data'])) })
}

/** A sign-in by passkey is begun; with a challenge, as the second factor of that sign-in. */
export async function beginPasskey(caller: Caller, challenge?: string) {
  await caller.get('/auth/csrf-token')
  const begun = await caller.call('POST', '/auth/passkey/options', challenge ? { challenge } : undefined)
  const { challengeId, options } = begun.json['data'] as unknown as { challengeId: string; options: unknown }
  return { challengeId, options: challengeOf(options) }
}
