import type { AuthParts } from '../auth/index.ts'
import type { InstallLink } from './install-link.ts'

/** Dependencies of the onboarding verbs. */
export interface JoinParts extends AuthParts {
  shops: InstallLink
}
