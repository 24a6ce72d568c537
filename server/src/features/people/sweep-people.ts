import { inside, type Ctx, type Services } from '../../context.ts'
import { notLeaving } from '../../db/offboarding.ts'
import { plannedPerCall, prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { isolate } from '../../jobs/isolate.ts'
import { lockPeople, regroup } from './regroup.ts'

const BRANDS = 20
const COMMENTS = 500
const DAYS = 200
/** Removed comments cost less than new ones. */
const GONE = 5000
/** Changes that affect no tab count, such as an edited rating, are found within this time. */
const COMPARE_MS = 3_600_000

interface Stale {
  companyId: string
  brandId: string
}

/**
 * Groups new and changed comments outside the transactions that store them. Rollup row versions (`xmin`) show where to
 * look: counts, then days, then comments. Versions are compared for equality, so that late commits aren't missed.
 * What doesn't fit into `runMs` is left to the next run.
 */
export async function sweepPeople(services: Services, runMs = Infinity): Promise<void> {
  const ends = performance.now() + runMs
  let stale = await findStale(services)
  while (stale.length > 0 && performance.now() < ends) {
    const left: Stale[] = []
    for (const brand of stale) {
      if (performance.now() > ends) return
      if (!(await sweepBrand(services, brand))) left.push(brand)
    }
    stale = left
  }
}

/** The versions of a brand's count rows, in one text. */
const VERSION = `string_agg(platform || xmin::text, ' ' order by platform)`

/** The brands that waited longest; one cheap statement if there are none. */
const findStale = ({ db, now }: Services): Promise<Stale[]> =>
  db.asAdmin((tx) =>
    prepared<Stale & Record<string, unknown>>(
      tx,
      'people.stale',
      `select b.company_id as "companyId", b.id as "brandId"
       from app.brands b
       left join (select company_id, brand_id, ${VERSION} as version
         from app.brand_counts group by 1, 2) k on k.company_id = b.company_id and k.brand_id = b.id
       left join app.people_brands p on p.company_id = b.company_id and p.brand_id = b.id
       where (k.brand_id is not null or p.brand_id is not null) and ${notLeaving('b')}
         and (p.seen is distinct from coalesce(k.version, '') or p.seen = '' or p.compared_at is null or p.compared_at < $1)
       order by p.swept_at nulls first, b.company_id, b.id limit ${BRANDS}`,
      [new Date(now().getTime() - COMPARE_MS)],
    ),
  )

/** True when the brand is done, and when it failed: it must not block the others. */
async function sweepBrand(services: Services, stale: Stale): Promise<boolean> {
  const { companyId, brandId } = stale
  const ctx = inside(services, { companyId, brandId, publicId: '', actor: null })
  const failure = { log: services.log, message: 'people sweep of a brand failed', about: stale }
  const done = await isolate(failure, () => ctx.tx((tx) => step(tx, ctx)))
  if (done !== undefined) return done
  // Otherwise it would be the first of each run.
  await isolate(failure, () => ctx.tx((tx) => attempted(tx, ctx)))
  return true
}

const attempted = (tx: Tx, ctx: Ctx): Promise<unknown> =>
  prepared(
    tx,
    'people.attempted',
    `insert into app.people_brands (company_id, brand_id, seen, swept_at)
     select b.company_id, b.id, '', $3 from app.brands b where b.company_id = $1 and b.id = $2 and ${notLeaving('b')}
     on conflict (company_id, brand_id) do update set swept_at = excluded.swept_at`,
    [ctx.companyId, ctx.brandId, ctx.now()],
  )

async function step(tx: Tx, ctx: Ctx): Promise<boolean> {
  await lockPeople(tx, ctx)
  if (!(await stays(tx, ctx))) return true
  // Read before the days. A version from the start of the run can match again after an import is undone, and would hide its customers.
  const version = await readVersion(tx, ctx)
  const { days, isBacklog } = await findDays(tx, ctx)
  if (isBacklog) await refreshStatistics(tx, ctx)
  const changed = days.length > 0 ? await findChanged(tx, ctx, days) : []
  const gone = days.length > 0 ? await dropGone(tx, ctx, days) : []
  const personIds = [...new Set(gone.flatMap(({ person_id }) => person_id ?? []))]
  if (changed.length + personIds.length > 0) await regroup(tx, ctx, { commentIds: changed, personIds })
  if (changed.length < COMMENTS && gone.length < GONE) await keepDays(tx, ctx, days)
  const done = days.length === 0
  await keepBrand(tx, ctx, version, done)
  return done
}

async function readVersion(tx: Tx, ctx: Ctx): Promise<string> {
  const [row] = await prepared<{ version: string }>(
    tx,
    'people.version',
    `select coalesce(${VERSION}, '') as version from app.brand_counts where company_id = $1 and brand_id = $2`,
    [ctx.companyId, ctx.brandId],
  )
  return row?.version ?? ''
}

/** A brand without comments has no row. */
async function keepBrand(tx: Tx, ctx: Ctx, version: string, done: boolean): Promise<void> {
  if (done && version === '') {
    await prepared(tx, 'people.forget-brand', 'delete from app.people_brands where company_id = $1 and brand_id = $2', [
      ctx.companyId,
      ctx.brandId,
    ])
    return
  }
  await prepared(
    tx,
    'people.swept',
    `insert into app.people_brands as p (company_id, brand_id, seen, swept_at, compared_at)
     values ($1, $2, $3, $4, case when $5::boolean then $4::timestamptz end)
     on conflict (company_id, brand_id) do update set seen = case when $5 then excluded.seen else p.seen end,
       swept_at = excluded.swept_at, compared_at = coalesce(excluded.compared_at, p.compared_at)`,
    [ctx.companyId, ctx.brandId, done ? version : '', ctx.now(), done],
  )
}

/** Rows written for a company that is being erased would block deleting its brand. */
async function stays(tx: Tx, ctx: Ctx): Promise<boolean> {
  const rows = await prepared(
    tx,
    'people.stays',
    `select 1 from app.brands b where b.company_id = $1 and b.id = $2 and ${notLeaving('b')}`,
    [ctx.companyId, ctx.brandId],
  )
  return rows.length > 0
}

interface Day {
  day: string
  platform: string
  /** Null if the rollup has no such row anymore. */
  version: string | null
}

/** Changed days of a platform, newest first, up to about one step's worth of comments; and whether there may be more. */
async function findDays(tx: Tx, ctx: Ctx): Promise<{ days: Day[]; isBacklog: boolean }> {
  const rows = await plannedPerCall<Day & { received: number }>(
    tx,
    `select day::text as day, platform, d.version, coalesce(d.received, 0) as received
     from (select day, platform, received, xmin::text as version from app.brand_days
       where company_id = $1 and brand_id = $2) d
     full join (select day, platform, seen from app.people_days where company_id = $1 and brand_id = $2) s
       using (day, platform)
     where d.version is distinct from s.seen::text order by 1 desc, 2 limit ${DAYS}`,
    [ctx.companyId, ctx.brandId],
  )
  let room = COMMENTS
  const days = rows.filter(({ received }, n) => n === 0 || (room -= received) > 0)
  return { days, isBacklog: days.length < rows.length || rows.length === DAYS || (rows[0]?.received ?? 0) > COMMENTS }
}

/** Until the tables are analyzed, PostgreSQL plans as if a newly imported brand had one row. */
const refreshStatistics = (tx: Tx, ctx: Ctx): Promise<unknown> =>
  prepared(tx, 'people.statistics', 'select from app.refresh_statistics($1, $2)', [ctx.companyId, ctx.brandId])

const listOf = (days: Day[]): unknown[] => [days.map(({ day }) => day), days.map(({ platform }) => platform)]

async function findChanged(tx: Tx, ctx: Ctx, days: Day[]): Promise<string[]> {
  const rows = await plannedPerCall<{ id: string }>(
    tx,
    `select c.id from unnest($3::date[], $4::text[]) as t(day, platform)
     join app.comments c on c.company_id = $1 and c.brand_id = $2 and c.day = t.day and c.platform = t.platform
       and c.occurred_at >= (t.day - 1)::timestamp at time zone 'UTC'
       and c.occurred_at < (t.day + 2)::timestamp at time zone 'UTC'
     left join app.person_comments p on p.company_id = $1 and p.comment_id = c.id
     where p.comment_id is null or p.seen::text <> c.xmin::text or p.day <> c.day or p.platform <> c.platform
     limit ${COMMENTS}`,
    [ctx.companyId, ctx.brandId, ...listOf(days)],
  )
  return rows.map(({ id }) => id)
}

/** Removes deleted comments, e.g. after an undone import; returns whose they were. */
const dropGone = (tx: Tx, ctx: Ctx, days: Day[]): Promise<{ person_id: string | null }[]> =>
  plannedPerCall<{ person_id: string | null }>(
    tx,
    `with gone as (select p.comment_id, p.person_id from app.person_comments p
       join unnest($3::date[], $4::text[]) as t(day, platform) on p.day = t.day and p.platform = t.platform
       where p.company_id = $1 and p.brand_id = $2
         and not exists (select 1 from app.comments c where c.company_id = $1 and c.id = p.comment_id) limit ${GONE}),
     unassigned as (delete from app.person_comments p using gone g where p.company_id = $1 and p.comment_id = g.comment_id),
     unsplit as (delete from app.person_splits s using gone g where s.company_id = $1 and s.comment_id = g.comment_id)
     select person_id from gone`,
    [ctx.companyId, ctx.brandId, ...listOf(days)],
  )

/** Keeps an emptied day for the next step if it has new comments, or if comments were deleted during this step. */
async function keepDays(tx: Tx, ctx: Ctx, days: Day[]): Promise<void> {
  const there = days.filter(({ version }) => version !== null)
  const gone = days.filter(({ version }) => version === null)
  if (there.length > 0) {
    await plannedPerCall(
      tx,
      `insert into app.people_days as d (company_id, brand_id, day, platform, seen)
       select $1, $2, t.* from unnest($3::date[], $4::text[], $5::bigint[]) as t
       on conflict (company_id, brand_id, day, platform) do update set seen = excluded.seen`,
      [ctx.companyId, ctx.brandId, ...listOf(there), there.map(({ version }) => version)],
    )
  }
  if (gone.length > 0) await forgetDays(tx, ctx, gone)
}

const forgetDays = (tx: Tx, ctx: Ctx, days: Day[]): Promise<unknown> =>
  plannedPerCall(
    tx,
    `delete from app.people_days d using unnest($3::date[], $4::text[]) as t(day, platform)
     where d.company_id = $1 and d.brand_id = $2 and d.day = t.day and d.platform = t.platform
       and not exists (select 1 from app.brand_days b
         where b.company_id = $1 and b.brand_id = $2 and b.day = d.day and b.platform = d.platform)
       and not exists (select 1 from app.person_comments p
         where p.company_id = $1 and p.brand_id = $2 and p.day = d.day and p.platform = d.platform
           and not exists (select 1 from app.comments c where c.company_id = $1 and c.id = p.comment_id))`,
    [ctx.companyId, ctx.brandId, ...listOf(days)],
  )
