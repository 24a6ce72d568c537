import { sql } from 'drizzle-orm'
import type { Services } from '../../../context.ts'
import { asServer } from '../../../db/as-server.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { forEachIsolated } from '../../../jobs/isolate.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockTeam, emitTeam } from '../stored-members.ts'
import { mailRecovery, type RecoveryDependencies } from './mail-recovery.ts'
import { endRecovery, recoveryById } from './stored-recovery.ts'

const AT_ONCE = 100

/**
 * Completes recoveries after the waiting period: the password alone signs in, and a required second factor is set up
 * again.
 */
export async function completeRecoveries(deps: RecoveryDependencies & Pick<Services, 'log'>): Promise<void> {
  const due = await deps.db.asAdmin((tx) =>
    prepared<{ company_id: string; id: string }>(
      tx,
      'recovery.due',
      `select company_id, id from app.factor_recoveries where state = 'approved' and due_at <= $1 limit ${AT_ONCE}`,
      [deps.now()],
    ),
  )
  const about = ({ company_id: companyId, id: recoveryId }: (typeof due)[number]) => ({ companyId, recoveryId })
  const failure = { log: deps.log, message: 'could not complete a recovery', about }
  await forEachIsolated(due, failure, ({ company_id: companyId, id }) =>
    deps.db.inCompany(companyId, (tx) => complete(tx, deps, companyId, id)),
  )
}

async function complete(tx: Tx, deps: RecoveryDependencies, companyId: string, id: string): Promise<void> {
  await lockTeam(tx, companyId)
  const recovery = await recoveryById(tx, companyId, id)
  if (recovery?.state !== 'approved' || !recovery.dueAt || recovery.dueAt > deps.now()) return
  const { userId, approvedBy } = recovery
  // An approver who is no longer an admin may have been removed for a reason.
  const step = (await isAdmin(tx, companyId, approvedBy)) ? 'done' : 'stopped'
  if (step === 'done') await asServer(tx, () => dropFactors(tx, userId))
  await endRecovery(tx, companyId, { id, state: step, by: null, at: deps.now() })
  const where = { companyId, brandId: null, actor: null, now: deps.now }
  const entry = { action: `team.recovery-${step}` as const, subjectId: userId, details: { recovery: id } }
  await recordAudit(tx, where, { ...entry, userId: step === 'done' ? approvedBy : null })
  await mailRecovery(tx, deps, companyId, { step, recovery })
  await emitTeam(tx, where, userId)
}

async function isAdmin(tx: Tx, companyId: string, userId: string | null): Promise<boolean> {
  const rows = await prepared(
    tx,
    'team.is-admin',
    `select 1 from app.members where company_id = $1 and user_id = $2 and role = 'admin'`,
    [companyId, userId],
  )
  return rows.length > 0
}

async function dropFactors(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from app.authenticators where user_id = ${userId}`)
  await tx.execute(sql`delete from app.recovery_codes where user_id = ${userId}`)
  await tx.execute(sql`delete from app.passkeys where user_id = ${userId}`)
  await tx.execute(sql`delete from app.sessions where user_id = ${userId}`)
  // Leaves with the commit: every process forgets its cached sessions.
  await tx.execute(sql`select pg_notify('bizamply_sessions', ${userId})`)
}
