import { graceDays, type CompanyDeletion } from '@bizamply/contract/offboarding'
import { AppError } from '../../../errors.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { emit } from '../../../db/events.ts'
import { prepared } from '../../../db/prepared.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockCompany, readDeletion } from './deletion-rows.ts'
import { endSubscription } from './end-subscription.ts'
import { mailMembers } from './mail-members.ts'

export const GRACE_MS = graceDays * 86_400_000

/** Once committed, nothing is sent or read; the paid subscription is canceled right after. */
export async function requestDeletion(ctx: Ctx, { name }: { name: string }): Promise<CompanyDeletion> {
  const isNew = await ctx.tx(async (tx) => {
    const company = await lockCompany(tx, ctx)
    if (name.trim() !== company.name) {
      const message = `Enter the company name exactly as shown: ${company.name}`
      throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'name', message }] })
    }
    if (company.status === 'leaving') return false
    if (company.status !== 'active') throw new AppError('CONFLICT')
    const dueAt = new Date(ctx.now().getTime() + GRACE_MS)
    await begin(tx, ctx, dueAt)
    await recordAudit(
      tx,
      { ...ctx, brandId: null },
      { action: 'company.deletion-requested', subjectId: null, details: { dueAt: dueAt.toISOString() } },
    )
    await mailMembers(tx, ctx, dueAt)
    return true
  })
  if (isNew) await endSubscription(ctx)
  const deletion = await ctx.tx((tx) => readDeletion(tx, ctx))
  if (!deletion) throw new AppError('CONFLICT')
  return deletion
}

async function begin(tx: Tx, ctx: Ctx, dueAt: Date): Promise<void> {
  await prepared(
    tx,
    'company-deletions.add',
    'insert into app.company_deletions (company_id, requested_by, requested_at, due_at) values ($1, $2, $3, $4)',
    [ctx.companyId, ctx.actor?.userId ?? null, ctx.now(), dueAt],
  )
  await prepared(tx, 'companies.leave', `update app.companies set status = 'leaving' where company_id = $1`, [
    ctx.companyId,
  ])
  await refreshMembers(tx, ctx)
}

/** Makes every member's open tabs reload their session, to show or hide the banner. */
export async function refreshMembers(tx: Tx, ctx: Ctx): Promise<void> {
  const members = await prepared<{ id: string }>(
    tx,
    'company-deletions.notify',
    'select user_id as id from app.members where company_id = $1',
    [ctx.companyId],
  )
  await emit(
    tx,
    { ...ctx, brandId: null },
    'team',
    members.map(({ id }) => id),
  )
}
