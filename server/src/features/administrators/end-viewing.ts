import type { Viewing } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import { forgetEverywhere, type AuthDependencies } from '../auth/index.ts'

/** Returns the session to the administrator and records the end in the company's audit log. */
export async function endViewing(
  deps: Pick<AuthDependencies, 'db' | 'now' | 'sessions'>,
  { id, companyId, administratorId }: Viewing,
): Promise<void> {
  const at = deps.now()
  await deps.db.inCompany(companyId, async (tx) => {
    const [ended] = await prepared<{ startedAt: Date; userId: string }>(
      tx,
      'support.end',
      `update app.support_sessions set ended_at = $3 where company_id = $1 and id = $2 and ended_at is null
       returning started_at as "startedAt", user_id as "userId"`,
      [companyId, id, at],
    )
    if (!ended) return
    const where = { companyId, brandId: null, actor: { userId: administratorId }, now: deps.now }
    const minutes = Math.max(1, Math.round((at.getTime() - ended.startedAt.getTime()) / 60_000))
    await recordAudit(tx, where, { action: 'company.support-ended', subjectId: ended.userId, details: { minutes } })
  })
  deps.sessions.forget()
  await forgetEverywhere(deps.db, administratorId)
}
