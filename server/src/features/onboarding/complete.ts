import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { Tx } from '../../db/database.ts'
import { changesOf, recordAudit } from '../audit/index.ts'
import { askMarketing } from '../notifications/index.ts'
import { forgetEverywhere } from '../auth/index.ts'
import type { JoinDependencies } from './dependencies.ts'

export interface Completion {
  companySize?: string | undefined
  industry?: string | undefined
  jobRole?: string | undefined
  termsVersion: string
  marketing?: boolean | undefined
}

/** The review step: stores the accepted terms with version and time, and completes the set-up. */
export async function completeOnboarding(deps: JoinDependencies, userId: string, input: Completion): Promise<void> {
  const membership = await deps.sessions.membershipOf(userId)
  if (!membership) throw new AppError('CONFLICT', { message: 'Add your company details first.' })
  const { companyId, memberRole } = membership
  if (memberRole === 'admin' && (input.companySize || input.industry)) {
    await deps.db.inCompany(companyId, (tx) => describeCompany(tx, deps, { companyId, userId }, input))
  }
  const at = deps.now().toISOString()
  await deps.db.inServer(async (tx) => {
    await tx.execute(sql`insert into app.accepted_terms (user_id, version, accepted_at)
      values (${userId}, ${input.termsVersion}, ${at}) on conflict (user_id, version) do nothing`)
    await tx.execute(sql`update app.users set job_title = coalesce(${input.jobRole?.trim() || null}, job_title)
      where id = ${userId}`)
    await finish(tx, userId, at)
    if (input.marketing) await askMarketing(tx, deps.services, userId)
  })
  await forget(deps, userId)
}

async function describeCompany(
  tx: Tx,
  { now }: JoinDependencies,
  { companyId, userId }: { companyId: string; userId: string },
  { companySize, industry }: Completion,
): Promise<void> {
  const { rows } = await tx.execute<{ size: string | null; industry: string | null }>(sql`
    select size, industry from app.companies where company_id = ${companyId} for no key update`)
  const before = { size: rows[0]?.size ?? null, industry: rows[0]?.industry ?? null }
  const after = { size: companySize ?? before.size, industry: industry ?? before.industry }
  const details = changesOf(before, after)
  if (Object.keys(details.after).length === 0) return
  await tx.execute(sql`update app.companies set size = ${after.size}, industry = ${after.industry}
    where company_id = ${companyId}`)
  const where = { companyId, brandId: null, actor: { userId }, now }
  await recordAudit(tx, where, { action: 'company.changed', subjectId: null, details })
}

/** The wizard can be skipped; the terms are requested again where they are needed. */
export async function skipOnboarding(deps: JoinDependencies, userId: string): Promise<void> {
  await deps.db.inServer((tx) => finish(tx, userId, deps.now().toISOString()))
  await forget(deps, userId)
}

async function finish(tx: Tx, userId: string, at: string): Promise<void> {
  await tx.execute(sql`
    update app.users set onboarded_at = coalesce(onboarded_at, ${at}), updated_at = ${at} where id = ${userId}`)
  await tx.execute(sql`delete from app.onboarding_drafts where user_id = ${userId}`)
}

async function forget(deps: JoinDependencies, userId: string): Promise<void> {
  deps.sessions.forget()
  await forgetEverywhere(deps.db, userId)
}
