import { inside, type Ctx, type Services } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { prepared } from '../../../db/prepared.ts'
import { sqlProblem } from '../../../db/sql-errors.ts'
import { disconnectAll } from '../../connections/index.ts'
import { closeLedger } from './close-ledger.ts'
import { endSubscription } from './end-subscription.ts'

const AT_ONCE = 1000
/** Rows that arrive during the erasure are erased in the next round. */
const ROUNDS = 5
const WAIT_FOR_SHOP_MS = 7 * 86_400_000

/**
 * Erases a company whose deadline has passed. Each step is idempotent, so an interrupted job can start again; the last
 * step deletes the company and logs it.
 */
export async function eraseCompany(
  services: Services,
  { companyId }: { companyId: string },
  signal: AbortSignal,
): Promise<void> {
  const ctx = inside(services, { companyId, publicId: '', brandId: '', actor: null })
  if (!(await isDue(ctx))) return
  if (!(await endSubscription(ctx)) && !(await hasWaitedForShop(ctx))) return
  if (!(await begin(ctx))) return
  await disconnectAll(ctx)
  await removeMails(ctx)
  for (let round = 1; ; round++) {
    await eraseTables(ctx, signal)
    if (signal.aborted) return
    try {
      return await finish(ctx)
    } catch (error) {
      if (sqlProblem(error)?.code !== STILL_NAMED || round === ROUNDS) throw error
    }
  }
}

const isDue = (ctx: Ctx): Promise<boolean> => hasPassed(ctx, ctx.now())

/** An erased company can't cancel its subscription anymore, so the erasure waits for a shop that doesn't respond. */
async function hasWaitedForShop(ctx: Ctx): Promise<boolean> {
  const waited = await hasPassed(ctx, new Date(ctx.now().getTime() - WAIT_FOR_SHOP_MS))
  if (waited)
    ctx.log.error({ companyId: ctx.companyId }, 'company erased although its subscription may still be active')
  return waited
}

const hasPassed = (ctx: Ctx, time: Date): Promise<boolean> =>
  ctx.tx(async (tx) => {
    const due = await prepared(
      tx,
      'company-deletions.passed',
      'select 1 from app.company_deletions where company_id = $1 and due_at <= $2',
      [ctx.companyId, time],
    )
    return due.length > 0
  })

const STILL_NAMED = '23503'

/** False if canceled or not due yet. From here on it can't be undone. */
const begin = (ctx: Ctx): Promise<boolean> =>
  ctx.tx(async (tx) => {
    const [row] = await prepared<{ ledger: unknown }>(
      tx,
      'company-deletions.begin',
      `update app.company_deletions set erasing_at = coalesce(erasing_at, $2) where company_id = $1 and due_at <= $2
       returning ledger`,
      [ctx.companyId, ctx.now()],
    )
    if (!row) return false
    if (row.ledger === null) await closeLedger(tx, ctx)
    return true
  })

/** Pending emails are sent first. Records of emails to people who are also in another company stay until they expire. */
async function removeMails(ctx: Ctx): Promise<void> {
  const rows = await ctx.db.asAdmin((tx) =>
    prepared<{ email: string }>(
      tx,
      'company-deletions.addresses',
      `select email from (
         select email from app.invitations where company_id = $1
         union select unnest(recipients) from app.reports where company_id = $1
         union select unnest(recipients) from app.report_runs where company_id = $1
         union select u.email from app.members m join app.users u on u.id = m.user_id where m.company_id = $1) ours
       where not exists (select 1 from app.invitations i where i.email = ours.email and i.company_id <> $1)
         and not exists (select 1 from app.members m join app.users u on u.id = m.user_id
           where u.email = ours.email and m.company_id <> $1)`,
      [ctx.companyId],
    ),
  )
  await ctx.db.inServer(async (tx) => {
    await prepared(
      tx,
      'company-deletions.mails',
      `delete from app.mails where recipient = any($1) and state <> 'waiting'`,
      [rows.map(({ email }) => email)],
    )
    await prepared(tx, 'company-deletions.limits', 'delete from app.limits where position($1 in bucket) > 0', [
      ctx.companyId,
    ])
  })
}

async function eraseTables(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const [found] = await ctx.db.inServer((tx) =>
    prepared<{ names: string[] | null }>(tx, 'company-deletions.tables', 'select app.company_tables() as names', []),
  )
  for (const name of found?.names ?? []) {
    for (let erased = AT_ONCE; erased > 0;) {
      if (signal.aborted) return
      const [row] = await ctx.db.inServer((tx) =>
        prepared<{ erased: number | null }>(
          tx,
          'company-deletions.erase',
          'select app.erase_rows($1, $2, $3) as erased',
          [ctx.companyId, name, AT_ONCE],
        ),
      )
      erased = row?.erased ?? 0
    }
  }
}

async function finish(ctx: Ctx): Promise<void> {
  const id = newId()
  await ctx.db.inServer((tx) =>
    prepared(tx, 'company-deletions.finish', 'select app.erase_company($1, $2, $3)', [ctx.companyId, id, ctx.now()]),
  )
  // The process log names the company, so that the erasure can be repeated after restoring a backup; the table doesn't.
  ctx.log.info({ companyId: ctx.companyId, deletion: id }, 'company erased')
}
