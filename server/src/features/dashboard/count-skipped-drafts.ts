import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { candidateColumns, candidateJoins } from '../bulk/index.ts'
import { toRead } from '../comments/index.ts'
import { AppError } from '../../errors.ts'
import { hasOwnCommitments } from '../replies/index.ts'
import type { Cut } from './windows.ts'

/** More take too long for a dashboard; the quote of the job counts them all. */
const MOST = 500
/** Drafts written by a person, of which each must be checked for what they promise. */
const MOST_OWN = 10

export interface SkippedDrafts {
  count: number
  /** Those of them that someone reads first, as the filter `toRead` lists them. */
  toRead: number
  /** Drafts written by a person that nothing else excludes. */
  own: { commentId: string; version: number | null }[]
}

interface SkippedRow {
  seen: number
  skipped: number
  to_read: number
  ids: string[]
  versions: number[]
}

/**
 * Open drafts of the window that a bulk job would skip, by the rules of the job: sensitive, spam, critical, unconfirmed,
 * imported, with open marks or placeholders.
 */
export async function countSkippedDrafts(tx: Tx, ctx: Ctx, { from, to }: Cut): Promise<SkippedDrafts> {
  const [row] = await prepared<SkippedRow>(tx, 'dashboard.skipped-drafts', statement, [
    ctx.companyId,
    ctx.brandId,
    from,
    to,
  ])
  if (!row || row.seen > MOST) return { count: 0, toRead: 0, own: [] }
  const own = row.ids.map((commentId, index) => ({ commentId, version: row.versions[index] ?? null }))
  return { count: row.skipped, toRead: row.to_read, own: own.slice(0, MOST_OWN) }
}

/** Inbox reviews of the window that a bulk job skips as spam. */
export async function countSpam(tx: Tx, ctx: Ctx, { from, to }: Cut): Promise<number> {
  const [row] = await prepared<{ count: number }>(
    tx,
    'dashboard.spam',
    `select count(*)::int as count from app.comments where company_id = $1 and brand_id = $2 and triage_state = 'open'
       and status = 'pending' and spam and day between $3::date and $4::date`,
    [ctx.companyId, ctx.brandId, from, to],
  )
  return row?.count ?? 0
}

/** How many of the drafts promise something that no stored fact supports. */
export async function countOwnCommitments(ctx: Ctx, own: SkippedDrafts['own']): Promise<number> {
  let count = 0
  for (const draft of own) if (await hasOwnCommitments(ctx, draft).catch(ifErased)) count++
  return count
}

/** A review that was erased since the snapshot promises nothing. */
function ifErased(error: unknown): false {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return false
  throw error
}

const statement = `select count(*)::int as seen, (count(*) filter (where skipped))::int as skipped,
    (count(*) filter (where to_read))::int as to_read,
    coalesce(array_agg(id) filter (where not skipped and own), '{}') as ids,
    coalesce(array_agg(version) filter (where not skipped and own), '{}') as versions
  from (select id, version, own, to_read, (risky or spam or critical or busy or unknown or "openSpans" > 0 or "unfilledPlaceholders" or "personalData"
      or not connected) as skipped
    from (select c.id, coalesce(c.reply_version, 0) as version, coalesce(c.reply_composer = 'person', false) as own,
        ${toRead} is not null as to_read, ${candidateColumns}
      from (select * from app.comments where company_id = $1 and brand_id = $2 and status = 'draft' and triage_state = 'open'
          and day >= $3::date and day <= $4::date
          and occurred_at >= ($3::date - 1)::timestamp at time zone 'UTC'
          and occurred_at < ($4::date + 2)::timestamp at time zone 'UTC'
        order by occurred_at desc, id desc limit ${MOST + 1}) c ${candidateJoins}) t) s`
