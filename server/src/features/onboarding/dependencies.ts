import type { AuthDependencies } from '../auth/index.ts'
import type { InstallLink } from './install-link.ts'

/** What the verbs of joining run on. */
export interface JoinDependencies extends AuthDependencies {
  shops: InstallLink
}
