import { sql } from 'drizzle-orm'
import { asServer } from '../../../db/as-server.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { recordAudit } from '../../audit/index.ts'
import { forgetEverywhere } from '../../auth/index.ts'
import { lockTeam, emitTeam } from '../stored-members.ts'
import { mailRecovery, type RecoveryDependencies } from './mail-recovery.ts'
import { endRecovery, recoveryById } from './stored-recovery.ts'

const AT_ONCE = 100

/** Those whose day is over: the person signs in with the password alone, and sets a factor up anew where one is demanded. */
export async function completeRecoveries(deps: RecoveryDependencies): Promise<void> {
  const due = await deps.db.asAdmin((tx) =>
    prepared<{ company_id: string; id: string }>(
      tx,
      'recovery.due',
      `select company_id, id from app.factor_recoveries where state = 'approved' and due_at <= $1 limit ${AT_ONCE}`,
      [deps.now()],
    ),
  )
  for (const { company_id: companyId, id } of due) {
    await deps.db.inCompany(companyId, (tx) => complete(tx, deps, companyId, id))
  }
  if (due.length > 0) await forgetEverywhere(deps.db)
}

async function complete(tx: Tx, deps: RecoveryDependencies, companyId: string, id: string): Promise<void> {
  await lockTeam(tx, companyId)
  const recovery = await recoveryById(tx, companyId, id)
  if (recovery?.state !== 'approved' || !recovery.dueAt || recovery.dueAt > deps.now()) return
  const { userId, approvedBy } = recovery
  // Whoever agreed and is no admin any more may have been removed for a reason.
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
}
