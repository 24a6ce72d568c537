import { recoveryHours, type FactorRecovery, type OpenedRecovery } from '@bizamply/contract/recovery'
import { AppError } from '../../../errors.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { recordAudit } from '../../audit/index.ts'
import { countAttempts, type AuthDependencies, type KeyedHash, type Origin } from '../../auth/index.ts'
import { companyOfToken } from '../invitation-token.ts'
import { lockAsAdmin, lockTeam, emitTeam } from '../stored-members.ts'
import { listIn, presentLink } from './list-recoveries.ts'
import { mailRecovery } from './mail-recovery.ts'
import { hashOfToken, tokenOf } from './recovery-token.ts'
import { endRecovery, recoveryByHash, recoveryById, type StoredRecovery } from './stored-recovery.ts'

/** Starts the one-day waiting period, in which the member and every admin can cancel. */
export function approveRecovery(ctx: Ctx, hash: KeyedHash, id: string): Promise<FactorRecovery[]> {
  return ctx.tx(async (tx) => {
    await lockAsAdmin(tx, ctx)
    const before = await openOne(tx, ctx, id)
    if (before.userId === ctx.actor?.userId) {
      throw new AppError('FORBIDDEN', { message: 'You can’t approve your own request. Ask another admin.' })
    }
    if (before.state !== 'requested') throw over()
    const due = new Date(ctx.now().getTime() + recoveryHours * 3_600_000)
    await prepared(
      tx,
      'recovery.approve',
      `update app.factor_recoveries set state = 'approved', approved_by = $3, approved_at = $4, due_at = $5
       where company_id = $1 and id = $2`,
      [ctx.companyId, id, ctx.actor?.userId ?? null, ctx.now(), due],
    )
    const recovery: StoredRecovery = { ...before, state: 'approved', dueAt: due }
    await notify(tx, ctx, { step: 'approved', recovery, token: tokenOf(hash, ctx.companyId, id) })
    return listIn(tx, ctx)
  })
}

/** By an admin, before or after the approval. */
export function stopRecovery(ctx: Ctx, id: string): Promise<FactorRecovery[]> {
  return ctx.tx(async (tx) => {
    await lockAsAdmin(tx, ctx)
    const recovery = await openOne(tx, ctx, id)
    await endRecovery(tx, ctx.companyId, { id, state: 'stopped', by: ctx.actor?.userId ?? null, at: ctx.now() })
    await notify(tx, ctx, { step: 'stopped', recovery })
    return listIn(tx, ctx)
  })
}

/** By the link in one of the emails; idempotent. */
export async function stopRecoveryByLink(deps: AuthDependencies, token: string, from: Origin): Promise<OpenedRecovery> {
  await countAttempts(deps, { emailLinkPerAddress: from.address }, TOO_MANY)
  const companyId = companyOfToken(token)
  if (!companyId) throw new AppError('NOT_FOUND', { message: NO_LINK })
  return deps.db.inCompany(companyId, async (tx) => {
    await lockTeam(tx, companyId)
    const found = await recoveryByHash(tx, companyId, hashOfToken(deps.hash, token))
    if (!found) throw new AppError('NOT_FOUND', { message: NO_LINK })
    if (found.state === 'done') throw over()
    if (found.state === 'stopped') return presentLink(found, deps.now())
    await endRecovery(tx, companyId, { id: found.id, state: 'stopped', by: null, at: deps.now() })
    const where = { ...deps.services, companyId, actor: null }
    await notify(tx, where, { step: 'stopped', recovery: found })
    return presentLink({ ...found, state: 'stopped' }, deps.now())
  })
}

async function openOne(tx: Tx, ctx: Ctx, id: string): Promise<StoredRecovery> {
  const found = await recoveryById(tx, ctx.companyId, id)
  if (!found) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this request.' })
  const isOpen = found.state === 'approved' || (found.state === 'requested' && found.expiresAt > ctx.now())
  if (!isOpen) throw over()
  return found
}

async function notify(
  tx: Tx,
  where: Pick<Ctx, 'companyId' | 'actor' | 'now' | 'db' | 'encryption' | 'queue' | 'appUrl'>,
  mail: { step: 'approved' | 'stopped'; recovery: StoredRecovery; token?: string },
): Promise<void> {
  const { step, recovery } = mail
  const entry = {
    action: `team.recovery-${step}` as const,
    subjectId: recovery.userId,
    details: { recovery: recovery.id },
  }
  await recordAudit(tx, { ...where, brandId: null }, entry)
  await mailRecovery(tx, where, where.companyId, mail)
  await emitTeam(tx, where, recovery.userId)
}

const over = (): AppError => new AppError('CONFLICT', { message: 'This request has already ended.' })
const NO_LINK = 'This link isn’t valid. Open the link in our latest email.'
const TOO_MANY = 'Too many attempts. Please try again later.'
