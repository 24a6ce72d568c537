import type { AuthDependencies } from '../auth/index.ts'
import type { IdentityProviders } from './identity-providers.ts'

/** The strings of each TXT record of a name; throws if there are none. */
export type ResolveTxt = (domain: string) => Promise<string[][]>

/** Dependencies of the single sign-on verbs. */
export interface SsoDependencies extends AuthDependencies {
  identityProviders: IdentityProviders
  resolveTxt: ResolveTxt
}
