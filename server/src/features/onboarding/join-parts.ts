import type { AuthParts } from '../auth/index.ts'
import type { InstallLink } from './install-link.ts'

/** What the verbs of joining run on. */
export interface JoinParts extends AuthParts {
  shops: InstallLink
}
