import type { AuthDependencies } from '../auth/index.ts'
import type { IdentityProviders } from './identity-providers.ts'

/** The strings of each TXT record of a name; throws where there is none. */
export type ResolveTxt = (domain: string) => Promise<string[][]>

/** What the verbs of single sign-on run on. */
export interface SsoDependencies extends AuthDependencies {
  identityProviders: IdentityProviders
  resolveTxt: ResolveTxt
}
