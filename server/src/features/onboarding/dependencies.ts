import type { AuthDependencies } from '../auth/index.ts'
import type { InstallLink } from './install-link.ts'

/** Dependencies of the onboarding verbs. */
export interface JoinDependencies extends AuthDependencies {
  shops: InstallLink
}
