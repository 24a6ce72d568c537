import type { AuditAction } from '@bizamply/contract/audit-actions'
import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { asServer } from '../../db/as-server.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import { deleteMemberLimit } from '../credits/index.ts'
import { handOver, handOverViews } from '../triage/index.ts'
import { findMember, lockAsAdmin, lockTeam, refuseWithoutAdmin, emitTeam } from './stored-members.ts'

interface Removal {
  userId: string
  /** Who takes over their assigned comments; null for no one. */
  handOverTo: string | null
}

/** Ends their membership and every session; their texts stay. Returns how many comments were reassigned. */
export function removeMember(ctx: Ctx, removal: Removal): Promise<number> {
  if (removal.userId === ctx.actor?.userId) {
    throw new AppError('CONFLICT', { message: 'You can’t remove yourself. Leave the company instead.' })
  }
  return ctx.tx(async (tx) => {
    await lockAsAdmin(tx, ctx)
    return takeOut(tx, ctx, removal, 'team.member-removed')
  })
}

/** The member leaves; their comments become unassigned. */
export async function leaveCompany(ctx: Ctx): Promise<void> {
  const userId = ctx.actor?.userId
  if (!userId) throw new AppError('FORBIDDEN')
  await ctx.tx(async (tx) => {
    await lockTeam(tx, ctx.companyId)
    await takeOut(tx, ctx, { userId, handOverTo: null }, 'team.member-left')
  })
}

async function takeOut(tx: Tx, ctx: Ctx, { userId, handOverTo }: Removal, action: AuditAction): Promise<number> {
  const { companyId } = ctx
  const { memberRole } = await findMember(tx, companyId, userId)
  if (handOverTo === userId) refuse('Choose another member to take over')
  if (handOverTo !== null) await findMember(tx, companyId, handOverTo)
  const handedOver = await handOver(tx, ctx, { from: userId, to: handOverTo })
  await handOverViews(tx, companyId, userId)
  await deleteMemberLimit(tx, companyId, userId)
  await stopReportEmails(tx, companyId, userId)
  await prepared(tx, 'team.remove', 'delete from app.members where company_id = $1 and user_id = $2', [
    companyId,
    userId,
  ])
  await refuseWithoutAdmin(tx, companyId)
  await asServer(tx, () => tx.execute(sql`delete from app.sessions where user_id = ${userId}`))
  const details = { role: memberRole, handedOver, handOverTo }
  await recordAudit(tx, { ...ctx, brandId: null }, { action, subjectId: userId, details })
  await emitTeam(tx, ctx, userId)
  return handedOver
}

/** An admin can add the address again, as for any outside recipient. */
async function stopReportEmails(tx: Tx, companyId: string, userId: string): Promise<void> {
  for (const table of ['reports', 'report_runs']) {
    await prepared(
      tx,
      `team.${table}`,
      `update app.${table} r set recipients = array_remove(r.recipients, u.email) from app.users u
       where r.company_id = $1 and u.id = $2 and u.email = any(r.recipients)`,
      [companyId, userId],
    )
  }
}

function refuse(message: string): never {
  throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'handOverTo', message }] })
}
