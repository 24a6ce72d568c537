import type { AuditAction } from '@bizamply/contract/audit-actions'
import type { Services } from '../../context.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Auth } from './better-auth.ts'
import type { Google } from './google/google.ts'
import type { KeyedHash } from './keyed-hash.ts'
import type { Sessions } from './sessions.ts'

/** What the verbs of sign-in run on. */
export interface AuthDependencies {
  services: Services
  db: Database
  auth: Auth
  sessions: Sessions
  now: () => Date
  hash: KeyedHash
  google: Google
  /** Becomes super_admin when it is verified; lower case. */
  adminEmail: string | null
  /** Administrators need a second factor before anything answers them. */
  adminSecondFactor: boolean
  /** Origins that a person may be returned to, ours among them. */
  trustedOrigins: string[]
  recordSecurity: RecordSecurity
}

export type SecurityAction = Extract<AuditAction, `security.${string}`>

/** Tells the audit log of the person's company, in the transaction of the change, as app_server. */
export type RecordSecurity = (
  tx: Tx,
  userId: string,
  action: SecurityAction,
  details?: Record<string, unknown>,
) => Promise<void>
