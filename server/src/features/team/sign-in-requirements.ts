import { sql } from 'drizzle-orm'
import {
  passwordDays,
  requirementNoticeDays,
  type CompanyRequirements,
  type RequirementName,
} from '@bizamply/contract/sign-in-requirements'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { asServer } from '../../db/as-server.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { changesOf, recordAudit } from '../audit/index.ts'
import { lockAsAdmin, emitTeam } from './stored-members.ts'

interface Stored {
  passwordFrom: Date | null
  secondFactorFrom: Date | null
}

export interface RequirementChange {
  requirement: RequirementName
  on: boolean
}

export const readCompanyRequirements = (ctx: Ctx): Promise<CompanyRequirements> => ctx.tx((tx) => present(tx, ctx))

/** A new requirement takes effect after a week; the admin who turns it on must already meet it. */
export function saveCompanyRequirements(
  ctx: Ctx,
  { requirement, on }: RequirementChange,
): Promise<CompanyRequirements> {
  return ctx.tx(async (tx) => {
    await lockAsAdmin(tx, ctx)
    const before = await stored(tx, ctx.companyId)
    const after = {
      passwordFrom: requirement === 'passwordChange' ? next(before.passwordFrom, on, ctx.now()) : before.passwordFrom,
      secondFactorFrom:
        requirement === 'secondFactor' ? next(before.secondFactorFrom, on, ctx.now()) : before.secondFactorFrom,
    }
    await refuseWithoutOwn(tx, ctx, before, after)
    await prepared(
      tx,
      'team.save-requirements',
      'update app.companies set password_required_from = $2, factor_required_from = $3 where company_id = $1',
      [ctx.companyId, after.passwordFrom, after.secondFactorFrom],
    )
    const details = changesOf(noted(before), noted(after))
    if (Object.keys(details.after).length > 0) {
      await recordAudit(tx, { ...ctx, brandId: null }, { action: 'company.demands-changed', subjectId: null, details })
    }
    await emitTeam(tx, ctx, ctx.actor?.userId ?? ctx.companyId)
    return present(tx, ctx)
  })
}

/** The audit log drops fields whose name contains "password". */
const noted = ({ passwordFrom, secondFactorFrom }: Stored) => ({ renewalFrom: passwordFrom, secondFactorFrom })

/** If turned on twice, the first date counts. */
function next(before: Date | null, on: boolean, now: Date): Date | null {
  if (on === (before !== null)) return before
  return on ? new Date(now.getTime() + requirementNoticeDays * DAY_MS) : null
}

async function stored(tx: Tx, companyId: string): Promise<Stored> {
  const [row] = await prepared<Stored & Record<string, unknown>>(
    tx,
    'team.requirements',
    `select password_required_from as "passwordFrom", factor_required_from as "secondFactorFrom"
     from app.companies where company_id = $1`,
    [companyId],
  )
  return row ?? { passwordFrom: null, secondFactorFrom: null }
}

async function refuseWithoutOwn(tx: Tx, ctx: Ctx, before: Stored, after: Stored): Promise<void> {
  const [own] = await readState(tx, [ctx.actor?.userId ?? ''], ctx.now())
  if (before.secondFactorFrom === null && after.secondFactorFrom !== null && !own?.factor) {
    throw new AppError('CONFLICT', { message: 'Set up two-factor sign-in for yourself first.' })
  }
  if (before.passwordFrom === null && after.passwordFrom !== null && own?.old) {
    throw new AppError('CONFLICT', { message: 'Your own password is older than 90 days. Change it first.' })
  }
}

async function present(tx: Tx, ctx: Ctx): Promise<CompanyRequirements> {
  const { passwordFrom, secondFactorFrom } = await stored(tx, ctx.companyId)
  const members = await prepared<{ user_id: string }>(
    tx,
    'team.all-ids',
    'select user_id from app.members where company_id = $1',
    [ctx.companyId],
  )
  const states = await readState(
    tx,
    members.map(({ user_id: id }) => id),
    ctx.now(),
  )
  return {
    passwordFrom: passwordFrom?.toISOString() ?? null,
    secondFactorFrom: secondFactorFrom?.toISOString() ?? null,
    oldPasswords: states.filter(({ old }) => old).length,
    withoutFactor: states.filter(({ factor }) => !factor).length,
  }
}

/** Per member: whether the password is expired, and whether they have a second factor or passkey. */
async function readState(tx: Tx, userIds: string[], now: Date): Promise<{ old: boolean; factor: boolean }[]> {
  const eldest = new Date(now.getTime() - passwordDays * DAY_MS).toISOString()
  const { rows } = await asServer(tx, () =>
    tx.execute<{ old: boolean; factor: boolean }>(sql`
      select exists (select 1 from app.accounts a where a.user_id = u.id and a.provider_id = 'credential'
          and a.password is not null and coalesce(u.password_changed_at, a.created_at) <= ${eldest}::timestamptz) as old,
        exists (select 1 from app.authenticators f where f.user_id = u.id and f.enabled_at is not null)
          or exists (select 1 from app.passkeys p where p.user_id = u.id) as factor
      from app.users u where u.id = any(${sql.param(userIds)}::uuid[])`),
  )
  return rows
}

const DAY_MS = 86_400_000
