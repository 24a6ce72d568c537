import { recoveryDays, type RecoveryRequest } from '@bizamply/contract/recovery'
import { AppError } from '../../../errors.ts'
import type { Tx } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { prepared } from '../../../db/prepared.ts'
import { recordAudit } from '../../audit/index.ts'
import { countAttempts, readChallenge, type AuthDependencies, type Membership, type Origin } from '../../auth/index.ts'
import { lockTeam, emitTeam } from '../stored-members.ts'
import { mailRecovery } from './mail-recovery.ts'
import { hashOfToken, tokenOf } from './recovery-token.ts'
import { endRecovery, openRecoveries, recoveryById, type StoredRecovery } from './stored-recovery.ts'

/** A member who has the password but no second factor asks the admins. A repeated request returns the same recovery. */
export async function requestRecovery(
  deps: AuthDependencies,
  challenge: string,
  from: Origin,
): Promise<RecoveryRequest> {
  const { userId } = await readChallenge(deps, challenge, from)
  const membership = await deps.sessions.membershipOf(userId)
  if (!membership) throw new AppError('RECOVERY_UNAVAILABLE')
  await countAttempts(deps, { recoveryPerUser: userId }, TOO_MANY)
  const recovery = await deps.db.inCompany(membership.companyId, async (tx) => {
    await lockTeam(tx, membership.companyId)
    const now = deps.now()
    const [open] = await openRecoveries(tx, membership.companyId, { now, userId })
    return open ?? (await begin(tx, deps, membership, userId))
  })
  return {
    state: recovery.state === 'approved' ? 'approved' : 'requested',
    company: recovery.company,
    expiresAt: recovery.expiresAt.toISOString(),
    dueAt: recovery.dueAt?.toISOString() ?? null,
  }
}

async function begin(
  tx: Tx,
  deps: AuthDependencies,
  { companyId, companyName }: Membership,
  userId: string,
): Promise<StoredRecovery> {
  if (!(await hasOtherAdmin(tx, companyId, userId))) {
    const message = `${companyName} has no other admin who can approve this. Contact support to recover your account.`
    throw new AppError('RECOVERY_UNAVAILABLE', { message })
  }
  const at = deps.now()
  await endExpired(tx, companyId, userId, at)
  const id = newId()
  const token = tokenOf(deps.hash, companyId, id)
  await prepared(
    tx,
    'recovery.request',
    `insert into app.factor_recoveries (company_id, id, user_id, stop_hash, requested_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [companyId, id, userId, hashOfToken(deps.hash, token), at, new Date(at.getTime() + recoveryDays * 86_400_000)],
  )
  const recovery = await recoveryById(tx, companyId, id)
  if (!recovery) throw new AppError('NOT_FOUND')
  const where = { companyId, brandId: null, actor: { userId }, now: deps.now }
  await recordAudit(tx, where, { action: 'team.recovery-requested', subjectId: userId, details: { recovery: id } })
  await mailRecovery(tx, deps.services, companyId, { step: 'requested', recovery, token })
  await emitTeam(tx, where, userId)
  return recovery
}

/** An expired request is replaced by the next. */
async function endExpired(tx: Tx, companyId: string, userId: string, at: Date): Promise<void> {
  const rows = await prepared<{ id: string }>(
    tx,
    'recovery.expired',
    `select id from app.factor_recoveries where company_id = $1 and user_id = $2 and state = 'requested'`,
    [companyId, userId],
  )
  for (const { id } of rows) await endRecovery(tx, companyId, { id, state: 'stopped', by: null, at })
}

async function hasOtherAdmin(tx: Tx, companyId: string, userId: string): Promise<boolean> {
  const rows = await prepared(
    tx,
    'recovery.other-admin',
    `select 1 from app.members m join app.users u on u.id = m.user_id and u.status = 'active'
     where m.company_id = $1 and m.role = 'admin' and m.user_id <> $2 limit 1`,
    [companyId, userId],
  )
  return rows.length > 0
}

const TOO_MANY = 'You’ve reached today’s limit. Please try again tomorrow.'
