import type { AuditAction } from '@bizamply/contract/audit-actions'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Actor, Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { requestOrigin } from '../../request-origin.ts'
import { deviceOf } from '../auth/index.ts'
import { limitDetails } from './limit-details.ts'

export interface AuditEntry {
  action: AuditAction
  subjectId: string | null
  /**
   * `before` and `after` of a change, and the name of its subject. Never a secret, an email address, or a customer's
   * text or name.
   */
  details: Record<string, unknown>
  /** Who requested it, if a job does it later; defaults to the actor. */
  userId?: string | null
}

/** Writes an entry in the caller's transaction; the database adds its hash at commit. */
export async function recordAudit(
  tx: Tx,
  ctx: Pick<Ctx, 'companyId' | 'now'> & {
    /** Null if it concerns the whole company. */
    brandId: string | null
    actor: Pick<Actor, 'userId'> | null
  },
  entry: AuditEntry,
): Promise<string> {
  const id = newId()
  const { ip, device } = whereFrom()
  await prepared(
    tx,
    'audit.record',
    `insert into app.audit_entries (company_id, id, brand_id, action, subject_id, details, user_id, created_at, ip, device)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ctx.companyId,
      id,
      ctx.brandId,
      entry.action,
      entry.subjectId,
      JSON.stringify(limitDetails(entry.details)),
      entry.userId ?? ctx.actor?.userId ?? null,
      ctx.now(),
      ip,
      device,
    ],
  )
  return id
}

/** Empty if no request caused it. */
export function whereFrom(): { ip: string | null; device: string | null } {
  const origin = requestOrigin()
  if (!origin) return { ip: null, device: null }
  return { ip: origin.address.slice(0, 64), device: origin.userAgent && deviceOf(origin.userAgent).slice(0, 80) }
}
