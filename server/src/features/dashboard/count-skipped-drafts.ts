import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { candidateColumns, candidateJoins } from '../bulk/index.ts'
import type { Cut } from './windows.ts'

/** More take too long for a dashboard; the quote of the job counts them all. */
const MOST = 500

/**
 * Open drafts of the window that a bulk job would skip, by the rules of the job: sensitive, critical, unconfirmed, imported, with
 * open marks or placeholders. Only starting the job checks what a person typed.
 */
export async function countSkippedDrafts(tx: Tx, ctx: Ctx, { from, to }: Cut): Promise<number> {
  const [row] = await prepared<{ skipped: number; seen: number }>(tx, 'dashboard.skipped-drafts', statement, [
    ctx.companyId,
    ctx.brandId,
    from,
    to,
  ])
  return !row || row.seen > MOST ? 0 : row.skipped
}

const statement = `select count(*)::int as seen, (count(*) filter (where risky or critical or busy or unknown or "openSpans" > 0
    or "openPlaces" or "personalData" or not connected))::int as skipped
  from (select ${candidateColumns}
    from (select * from app.comments where company_id = $1 and brand_id = $2 and status = 'draft' and triage_state = 'open'
        and day >= $3::date and day <= $4::date
        and occurred_at >= ($3::date - 1)::timestamp at time zone 'UTC'
        and occurred_at < ($4::date + 2)::timestamp at time zone 'UTC'
      order by occurred_at desc, id desc limit ${MOST + 1}) c ${candidateJoins}) t`
