import type { Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { Database, Tx } from '../../db/database.ts'
import { forEachIsolated } from '../../jobs/isolate.ts'
import { entryTime } from './entry-time.ts'

/** A day is closed this long after midnight: writers that read the clock before midnight are done by then. */
const MARGIN_MS = 10 * 60_000
const DAY_MS = 86_400_000
const first = '00000000-0000-0000-0000-000000000000'

/** Earlier days are over. */
export const openDay = (now: Date): string => new Date(now.getTime() - MARGIN_MS).toISOString().slice(0, 10)

/**
 * Closes every UTC day that is over, for every company with entries: each once, by the first
 * process. Returns how many. What doesn't fit into `runMs` is left to the next run.
 */
export async function closeDays(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  runMs = Infinity,
): Promise<number> {
  const before = openDay(now())
  const ends = performance.now() + runMs
  let closed = 0
  const failure = { log, message: "could not close a company's days", about: (companyId: string) => ({ companyId }) }
  await forEachIsolated(companiesUntil(ends, db, before), failure, async (companyId) => {
    while (await db.inCompany(companyId, (tx) => closeNextDay(tx, companyId, { before, at: now() }))) {
      closed += 1
      if (performance.now() > ends) return
    }
  })
  return closed
}

async function* companiesUntil(ends: number, db: Database, before: string): AsyncGenerator<string> {
  for (let after: string | undefined = first; after !== undefined;) {
    const from: string = after
    const page = await db.asAdmin((tx) => companiesBehind(tx, before, from))
    for (const companyId of page) {
      yield companyId
      if (performance.now() > ends) return
    }
    after = page.at(-1)
  }
}

/** Companies whose next entry to close belongs to a day that is over, in order of id. */
async function companiesBehind(tx: Tx, before: string, after: string): Promise<string[]> {
  const rows = await prepared<{ company_id: string }>(
    tx,
    'credits.days.behind',
    `select a.company_id from app.credit_accounts a
     left join lateral (select last_seq from app.credit_days d where d.company_id = a.company_id
       order by day desc limit 1) d on true
     join app.credit_entries e on e.company_id = a.company_id and e.seq = coalesce(d.last_seq, 0) + 1
     where a.company_id > $2 and a.seq > coalesce(d.last_seq, 0)
       and (${entryTime('e')}) < $1::date::timestamp at time zone 'UTC'
     order by a.company_id limit 500`,
    [before, after],
  )
  return rows.map((row) => row.company_id)
}

/** The account's row is locked first, so no entry is in progress and none can be added to the closed day. */
async function closeNextDay(tx: Tx, companyId: string, { before, at }: { before: string; at: Date }): Promise<boolean> {
  await prepared(tx, 'credits.days.lock', 'select 1 from app.credit_accounts where company_id = $1 for update', [
    companyId,
  ])
  const [closed] = await prepared<{ day: string }>(tx, 'credits.days.close', statement, [companyId, before, at])
  if (!closed) return false
  const end = new Date(Date.parse(`${closed.day}T00:00:00Z`) + DAY_MS - 1)
  await prepared(
    tx,
    'credits.days.behind-it',
    `update app.credit_accounts set entered_at = greatest(entered_at, $2::timestamptz) where company_id = $1`,
    [companyId, end],
  )
  return true
}

/** A day runs from the first entry of no closed day to the last one before a later day. */
const statement = `with known as (select last_seq, closing from app.credit_days where company_id = $1 order by day desc limit 1),
  base as (select coalesce((select last_seq from known), 0) as seq, coalesce((select closing from known), 0) as opening),
  today as (select ((${entryTime()}) at time zone 'UTC')::date as day
    from app.credit_entries, base where company_id = $1 and credit_entries.seq = base.seq + 1),
  behind as (select e.seq from app.credit_entries e, base, today where e.company_id = $1 and e.seq > base.seq
    and (${entryTime('e')}) >= (today.day + 1)::timestamp at time zone 'UTC' order by e.seq limit 1),
  sums as (select min(e.seq) as first, max(e.seq) as last, coalesce(sum(e.credits) filter (where e.credits > 0), 0)::int as added,
      coalesce(-sum(e.credits) filter (where e.credits < 0), 0)::int as used
    from app.credit_entries e, base where e.company_id = $1 and e.seq > base.seq
      and e.seq < coalesce((select seq from behind), 9223372036854775807))
  insert into app.credit_days (company_id, day, opening, added, used, closing, first_seq, last_seq, head, closed_at)
  select $1, today.day, base.opening, s.added, s.used, base.opening + s.added - s.used, s.first, s.last, e.hash, $3::timestamptz
  from today, base, sums s join app.credit_entries e on e.company_id = $1 and e.seq = s.last
  where today.day < $2::date
  returning day::text as day`
