import type { SupportAccessState } from '@bizamply/contract/support-access'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import { lockAsAdmin } from '../team/index.ts'

const NEWEST = 20

export const readSupportAccess = (ctx: Ctx): Promise<SupportAccessState> => ctx.tx((tx) => read(tx, ctx))

/** Turning access off ends any view in progress: no session acts as a member of this company anymore. */
export function saveSupportAccess(ctx: Ctx, { allowed }: { allowed: boolean }): Promise<SupportAccessState> {
  return ctx.tx(async (tx) => {
    await lockAsAdmin(tx, ctx)
    const before = await read(tx, ctx)
    if (before.allowed === allowed) return before
    await prepared(tx, 'support.allow', 'update app.companies set support_access = $2 where company_id = $1', [
      ctx.companyId,
      allowed,
    ])
    if (!allowed) {
      await prepared(
        tx,
        'support.end-all',
        'update app.support_sessions set ended_at = $2 where company_id = $1 and ended_at is null and ends_at > $2',
        [ctx.companyId, ctx.now()],
      )
    }
    const details = { before: { allowed: before.allowed }, after: { allowed } }
    const entry = { action: 'company.support-access-changed', subjectId: null, details } as const
    await recordAudit(tx, { ...ctx, brandId: null }, entry)
    return read(tx, ctx)
  })
}

async function read(tx: Tx, { companyId }: Ctx): Promise<SupportAccessState> {
  const [company] = await prepared<{ allowed: boolean }>(
    tx,
    'support.read',
    'select support_access as allowed from app.companies where company_id = $1',
    [companyId],
  )
  const rows = await prepared<{
    id: string
    administrator: string | null
    member: string | null
    reason: string
    startedAt: Date
    endsAt: Date
  }>(
    tx,
    'support.newest',
    `select s.id, a.name as administrator, u.name as member, s.reason, s.started_at as "startedAt",
       coalesce(s.ended_at, s.ends_at) as "endsAt"
     from app.support_sessions s left join app.users a on a.id = s.administrator_id left join app.users u on u.id = s.user_id
     where s.company_id = $1 order by s.started_at desc, s.id desc limit ${NEWEST}`,
    [companyId],
  )
  return {
    allowed: company?.allowed ?? true,
    sessions: rows.map(({ startedAt, endsAt, administrator, member, ...one }) => ({
      ...one,
      administrator: administrator ?? '',
      member: member ?? '',
      startedAt: startedAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  }
}
