import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

export interface AuditEntry {
  /** feature.what, in the past: `import.undone`. */
  action: string
  subjectId: string | null
  /** Numbers, names of files, settings; never a text or a name of a customer. */
  details: Record<string, unknown>
  /** Who asked, where a job does it later; else the actor. */
  userId?: string | null
}

/** Writes one line in the caller's transaction. */
export async function recordAudit(
  tx: Tx,
  ctx: Pick<Ctx, 'companyId' | 'brandId' | 'actor' | 'now'>,
  entry: AuditEntry,
): Promise<string> {
  const id = newId()
  await prepared(
    tx,
    'audit.record',
    `insert into app.audit_entries (company_id, id, brand_id, action, subject_id, details, user_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ctx.companyId,
      id,
      ctx.brandId,
      entry.action,
      entry.subjectId,
      JSON.stringify(entry.details),
      entry.userId ?? ctx.actor?.userId ?? null,
      ctx.now(),
    ],
  )
  return id
}
