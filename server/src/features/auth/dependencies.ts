import type { AuditAction } from '@bizamply/contract/audit-actions'
import type { Services } from '../../context.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Auth } from './better-auth.ts'
import type { Google } from './google/google.ts'
import type { KeyedHash } from './keyed-hash.ts'
import type { Sessions } from './sessions.ts'

/** Dependencies of the sign-in verbs. */
export interface AuthDependencies {
  services: Services
  db: Database
  auth: Auth
  sessions: Sessions
  now: () => Date
  hash: KeyedHash
  google: Google
  /** Becomes super_admin once verified; lower case. */
  adminEmail: string | null
  /** Whether administrators need a second factor before any call works. */
  adminSecondFactor: boolean
  /** Origins that a user may be redirected to, including our own. */
  trustedOrigins: string[]
  recordSecurity: RecordSecurity
}

export type SecurityAction = Extract<AuditAction, `security.${string}`>

/** Writes to the audit logs of the user's companies. Runs as app_server, in the change's transaction. */
export type RecordSecurity = (
  tx: Tx,
  userId: string,
  action: SecurityAction,
  details?: Record<string, unknown>,
) => Promise<void>
