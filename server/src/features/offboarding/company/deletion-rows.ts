import type { CompanyDeletion } from '@bizamply/contract/offboarding'
import { AppError } from '../../../errors.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'

/** Serializes changes, so that an admin who was just demoted can't decide. */
export async function lockCompany(
  tx: Tx,
  ctx: Pick<Ctx, 'companyId' | 'actor'>,
): Promise<{ name: string; status: string }> {
  const [row] = await prepared<{ name: string; status: string; admin: boolean }>(
    tx,
    'company-deletions.lock',
    `select c.name, c.status, exists (select 1 from app.members m
       where m.company_id = $1 and m.user_id = $2 and m.role = 'admin') as admin
     from app.companies c where c.company_id = $1 for no key update`,
    [ctx.companyId, ctx.actor?.userId ?? null],
  )
  if (!row?.admin) throw new AppError('FORBIDDEN')
  return row
}

export async function readDeletion(tx: Tx, { companyId }: Pick<Ctx, 'companyId'>): Promise<CompanyDeletion | null> {
  const [row] = await prepared<{
    requested_by: string | null
    requested_at: Date
    due_at: Date
    subscription: CompanyDeletion['subscription']
  }>(
    tx,
    'company-deletions.read',
    `select u.name as requested_by, d.requested_at, d.due_at, d.subscription from app.company_deletions d
     left join app.users u on u.id = d.requested_by where d.company_id = $1`,
    [companyId],
  )
  if (!row) return null
  return {
    requestedBy: row.requested_by,
    requestedAt: row.requested_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    subscription: row.subscription,
  }
}
