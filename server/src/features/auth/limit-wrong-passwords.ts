import { spend } from '../../db/rate-limits.ts'
import { digest } from './count-attempts.ts'
import type { AuthDependencies } from './dependencies.ts'
import { knownBrowser } from './known-browser.ts'
import type { Origin } from './origin.ts'

/**
 * Checks the IP address first, so that one over its limit costs no account an attempt. A known browser has its own
 * counter, so that other users' wrong passwords don't lock the owner out. The result gives the attempt back, for a
 * correct password.
 */
export async function limitWrongPasswords(
  deps: AuthDependencies,
  email: string,
  { address, headers }: Origin,
): Promise<() => Promise<void>> {
  const place = await spend(deps.db, 'wrongPasswordPerAddress', digest(address), deps.now(), TOO_MANY)
  const browser = knownBrowser(deps.hash, headers, email)
  const account = browser
    ? await spend(deps.db, 'wrongPasswordPerBrowser', digest(`${email}\0${browser}`), deps.now(), TOO_MANY)
    : await spend(deps.db, 'wrongPasswordPerAccount', digest(email), deps.now(), TOO_MANY)
  return async () => {
    await account.restore()
    await place.restore()
  }
}

const TOO_MANY = 'Too many login attempts. Please try again later.'
