import type { Store } from '../store/store.ts'
import { encoded, type Keys } from './keys.ts'
import type { IdentityMode, Person } from './people.ts'

/** The user's identity token for an app and nonce, or one with the requested defect. */
export function identityToken(
  store: Store,
  keys: Keys,
  mode: IdentityMode,
  about: { person: Person; clientId: string; nonce: string | null },
): string {
  const { person, clientId, nonce } = about
  const now = Math.floor(store.clock.now().getTime() / 1000)
  const [given = '', ...family] = person.name.split(' ')
  const claims = {
    iss: 'https://accounts.google.com',
    azp: clientId,
    aud: clientId,
    sub: person.sub,
    email: person.email,
    email_verified: person.verified,
    name: person.name,
    given_name: given,
    family_name: family.join(' '),
    iat: now,
    exp: now + 3600,
    ...(nonce === null ? {} : { nonce }),
    ...wrong(mode, now),
  }
  if (mode === 'rotated-key') keys.rotate()
  if (mode === 'forged') return keys.forge(claims)
  if (mode === 'unsigned') return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`
  return keys.sign(claims)
}

function wrong(mode: IdentityMode, now: number): object {
  if (mode === 'wrong-nonce') return { nonce: 'of-another-question' }
  if (mode === 'wrong-aud') return { aud: 'another-app' }
  if (mode === 'wrong-issuer') return { iss: 'https://accounts.example' }
  return mode === 'expired' ? { iat: now - 7200, exp: now - 3600 } : {}
}
