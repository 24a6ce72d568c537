import type { Services } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import type { Auth } from './better-auth.ts'
import type { Google } from './google/google.ts'
import type { KeyedHash } from './keyed-hash.ts'
import type { Sessions } from './sessions.ts'

/** What the verbs of sign-in run on. */
export interface AuthParts {
  services: Services
  db: Database
  auth: Auth
  sessions: Sessions
  now: () => Date
  hash: KeyedHash
  google: Google
  /** Becomes super_admin when it is verified; lower case. */
  adminEmail: string | null
  /** Origins that a person may be returned to, ours among them. */
  trustedOrigins: string[]
}

/** Where a request came from. */
export interface Origin {
  headers: Headers
  /** The caller's network address. */
  address: string
}
