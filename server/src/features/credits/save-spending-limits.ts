import type { SpendingLimits, SpendingLimitsInput } from '@bizamply/contract/credits'
import { AppError } from '../../errors.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { changesOf, recordAudit } from '../audit/index.ts'
import { readSpendingLimits } from './read-spending-limits.ts'

/**
 * Replaces all spending limits, but not those of brands that the member doesn't see (`sees`): their form doesn't have
 * them. A concurrent hold sees either all old or all new limits.
 */
export function saveSpendingLimits(
  ctx: Ctx,
  input: SpendingLimitsInput,
  sees: (brandId: string) => boolean,
): Promise<SpendingLimits> {
  return ctx.tx(async (tx) => {
    const { today: _, version, ...before } = await readLocked(tx, ctx)
    if (input.version !== undefined && input.version !== version) throw new AppError('CONFLICT', { message: LATER })
    const hidden = before.brands.filter(({ brandId }) => !sees(brandId))
    const rows = rowsOf(ctx.companyId, { ...input, brands: [...input.brands, ...hidden] })
    await lockAccount(tx, ctx.companyId, rows.length > 0, input.lowAt)
    await refuseUnknown(tx, ctx.companyId, input, sees)
    await prepared(tx, 'credits.limits.drop', 'delete from app.spending_limits where company_id = $1', [ctx.companyId])
    await prepared(
      tx,
      'credits.limits.put',
      `insert into app.spending_limits (company_id, scope, subject_id, per_day)
       select $1::uuid, t.* from unnest($2::text[], $3::uuid[], $4::int[]) t`,
      [ctx.companyId, rows.map(({ scope }) => scope), rows.map(({ id }) => id), rows.map(({ perDay }) => perDay)],
    )
    const spendingLimits = await readSpendingLimits(tx, ctx)
    const { today: __, version: ___, ...after } = spendingLimits
    const details = changesOf(before, after)
    await recordAudit(tx, { ...ctx, brandId: null }, { action: 'credits.capped', subjectId: null, details })
    return spendingLimits
  })
}

const LATER = 'Someone else changed these limits in the meantime. Review the latest values, then save again.'

async function readLocked(tx: Tx, ctx: Ctx): Promise<SpendingLimits> {
  await prepared(
    tx,
    'credits.limits.wait',
    'select 1 from app.credit_accounts where company_id = $1 for no key update',
    [ctx.companyId],
  )
  return readSpendingLimits(tx, ctx)
}

/** The limit of a former member. */
export async function deleteMemberLimit(tx: Tx, companyId: string, userId: string): Promise<void> {
  await prepared(
    tx,
    'credits.limits.drop-member',
    `delete from app.spending_limits where company_id = $1 and scope = 'member' and subject_id = $2`,
    [companyId, userId],
  )
}

function rowsOf(companyId: string, input: SpendingLimitsInput): { scope: string; id: string; perDay: number }[] {
  const ofAll = { company: input.company, brand: input.eachBrand, member: input.eachMember }
  return [
    ...Object.entries(ofAll).flatMap(([scope, perDay]) => (perDay === null ? [] : [{ scope, id: companyId, perDay }])),
    ...input.brands.map(({ brandId: id, perDay }) => ({ scope: 'brand', id, perDay })),
    ...input.members.map(({ userId: id, perDay }) => ({ scope: 'member', id, perDay })),
  ]
}

/** A new threshold starts over: earlier notifications no longer count. */
async function lockAccount(tx: Tx, companyId: string, limited: boolean, lowAt: number | null): Promise<void> {
  await prepared(
    tx,
    'credits.limits.lock',
    `update app.credit_accounts set limited = $2, low_at = $3,
       low_notified_at = case when low_at is distinct from $3 then null else low_notified_at end where company_id = $1`,
    [companyId, limited, lowAt],
  )
}

async function refuseUnknown(
  tx: Tx,
  companyId: string,
  { brands, members }: SpendingLimitsInput,
  sees: (brandId: string) => boolean,
): Promise<void> {
  const [known] = await prepared<{ brands: string[]; members: string[] }>(
    tx,
    'credits.limits.known',
    `select array(select id::text from app.brands where company_id = $1 and id = any($2::uuid[])) as brands,
       array(select user_id::text from app.members where company_id = $1 and user_id = any($3::uuid[])) as members`,
    [companyId, brands.map(({ brandId }) => brandId), members.map(({ userId }) => userId)],
  )
  const wrong = [
    ...wrongIn('brands', 'brandId', idsOf(brands.map(({ brandId }) => brandId)), (known?.brands ?? []).filter(sees)),
    ...wrongIn('members', 'userId', idsOf(members.map(({ userId }) => userId)), known?.members ?? []),
  ]
  if (wrong[0]) throw new AppError('BAD_REQUEST', { message: wrong[0].message, errors: wrong })
}

const idsOf = (ids: string[]): string[] => ids.map((id) => id.toLowerCase())

function wrongIn(list: 'brands' | 'members', field: string, ids: string[], known: string[]) {
  const what = list === 'brands' ? 'brand' : 'member'
  return ids.flatMap((id, n) => {
    const path = `${list}.${n}.${field}`
    if (!known.includes(id)) return [{ path, message: `We couldn’t find this ${what}` }]
    return ids.indexOf(id) < n ? [{ path, message: `This ${what} already has a limit` }] : []
  })
}
