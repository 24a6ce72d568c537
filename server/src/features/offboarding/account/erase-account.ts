import { sql } from 'drizzle-orm'
import { inside, type Ctx, type Services } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { emit } from '../../../db/events.ts'
import { newId } from '../../../db/ids.ts'
import { prepared } from '../../../db/prepared.ts'
import { recordAudit } from '../../audit/index.ts'
import { deleteMemberLimit } from '../../credits/index.ts'
import { handOver, handOverViews } from '../../triage/index.ts'

const AT_ONCE = 1000

interface Leaver {
  userId: string
  email: string
}

/**
 * Erases a user whose deadline has passed: memberships, every row that names them, then the account. Each step is
 * idempotent, so an interrupted job can start again.
 */
export async function eraseAccount(
  services: Services,
  { userId }: { userId: string },
  signal: AbortSignal,
): Promise<void> {
  const leaver = await begin(services, userId)
  if (!leaver) return
  for (const companyId of await companiesOf(services, userId)) {
    const ctx = inside(services, { companyId, publicId: '', brandId: '', actor: null })
    await ctx.tx((tx) => takeOut(tx, ctx, leaver))
    await forgetIn(ctx, leaver, signal)
    if (signal.aborted) return
  }
  await services.db.inServer((tx) => finish(tx, services, leaver))
  // As for companies, the process log keeps the id, so that the erasure can be repeated after restoring a backup.
  services.log.info({ userId }, 'account erased')
}

async function begin({ db, now }: Services, userId: string): Promise<Leaver | null> {
  const at = now().toISOString()
  const { rows } = await db.global.execute<{ email: string }>(sql`
    update app.account_deletions d set erasing_at = coalesce(d.erasing_at, ${at}) from app.users u
    where d.user_id = ${userId} and u.id = d.user_id and d.due_at <= ${at} returning u.email`)
  return rows[0] ? { userId, email: rows[0].email } : null
}

async function companiesOf({ db }: Services, userId: string): Promise<string[]> {
  const { rows } = await db.global.execute<{ id: string | null }>(sql`
    select (m ->> 'companyId')::uuid as id from jsonb_array_elements(app.memberships_of(${userId}::uuid)) m
    union select company_id from app.past_members where user_id = ${userId}`)
  return rows.flatMap(({ id }) => id ?? [])
}

/** Deletes or reassigns what only they own; views that they shared pass to the longest-serving admin. */
async function takeOut(tx: Tx, ctx: Ctx, { userId, email }: Leaver): Promise<void> {
  const { companyId } = ctx
  await handOver(tx, ctx, { from: userId, to: null })
  await deleteMemberLimit(tx, companyId, userId)
  await handOverViews(tx, companyId, userId)
  const of = [companyId, userId]
  const [member] = await prepared(
    tx,
    'account-deletions.member',
    'delete from app.members where company_id = $1 and user_id = $2 returning 1',
    of,
  )
  // These entries name the user, and expire with the others.
  if (member)
    await recordAudit(tx, { ...ctx, brandId: null }, { action: 'team.account-erased', subjectId: userId, details: {} })
  await prepared(
    tx,
    'account-deletions.requested',
    'update app.company_deletions set requested_by = null where company_id = $1 and requested_by = $2',
    of,
  )
  for (const table of ['reports', 'report_runs']) {
    await prepared(
      tx,
      `account-deletions.${table}`,
      `update app.${table} set recipients = array_remove(recipients, $2) where company_id = $1 and $2 = any(recipients)`,
      [companyId, email],
    )
  }
  await prepared(tx, 'account-deletions.invited', 'delete from app.invitations where company_id = $1 and email = $2', [
    companyId,
    email,
  ])
  await emit(tx, { ...ctx, brandId: null }, 'team', [companyId])
}

async function forgetIn(ctx: Ctx, { userId }: Leaver, signal: AbortSignal): Promise<void> {
  const [found] = await ctx.db.inServer((tx) =>
    prepared<{ names: string[] | null }>(tx, 'company-deletions.tables', 'select app.company_tables() as names', []),
  )
  for (const name of found?.names ?? []) {
    for (let changed = AT_ONCE; changed === AT_ONCE;) {
      if (signal.aborted) return
      const [row] = await ctx.db.inServer((tx) =>
        prepared<{ changed: number | null }>(
          tx,
          'account-deletions.forget',
          'select app.forget_user_in($1, $2, $3, $4) as changed',
          [userId, ctx.companyId, name, AT_ONCE],
        ),
      )
      changed = row?.changed ?? 0
    }
  }
}

async function finish(tx: Tx, { now }: Services, { userId, email }: Leaver): Promise<void> {
  await tx.execute(sql`delete from app.mails where recipient = ${email}`)
  await tx.execute(
    sql`delete from app.limits where position(${userId} in bucket) > 0 or position(${email} in bucket) > 0`,
  )
  await tx.execute(sql`
    delete from app.verifications where position(${userId} in identifier || value) > 0
      or position(${email} in identifier || value) > 0`)
  await tx.execute(sql`delete from app.oauth_attempts where user_id = ${userId}`)
  await tx.execute(sql`delete from app.past_members where user_id = ${userId}`)
  await tx.execute(sql`
    insert into app.deletion_log (id, kind, requested_at, erased_at)
    select ${newId()}, 'account', requested_at, ${now().toISOString()} from app.account_deletions where user_id = ${userId}`)
  await tx.execute(sql`delete from app.users where id = ${userId}`)
}
