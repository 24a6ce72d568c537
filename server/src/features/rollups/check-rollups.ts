import type { Database } from '../../db/database.ts'
import { plannedPerCall, prepared } from '../../db/prepared.ts'
import { countStrayDays, moveStrayDays, type Inside, type Range } from './stray-days.ts'
import { rawStatements, type RawStatement } from './raw-statements.ts'

export interface RollupFindings {
  /** Rows that differ from the comments, by table. */
  wrong: Record<string, number>
  /** Comments dated in the brand's previous timezone; not an error, but they must move. */
  strayDays: number
}

type Sized<T> = T & { atOnce?: number | undefined }

export interface BrandPlace {
  companyId: string
  brandId: string
}

/** Compares all of a brand's rollups to its comments. */
export const checkRollups = (
  db: Database,
  companyId: string,
  brandId: string,
  atOnce?: number,
): Promise<RollupFindings> => overAll(db, { companyId, brandId, atOnce }, false)

/** Also repairs them, concurrently with writes, and returns what was wrong. */
export const rebuildRollups = (
  db: Database,
  companyId: string,
  brandId: string,
  atOnce?: number,
): Promise<RollupFindings> => overAll(db, { companyId, brandId, atOnce }, true)

async function overAll(db: Database, brand: Sized<BrandPlace>, mend: boolean): Promise<RollupFindings> {
  const found: RollupFindings = { wrong: {}, strayDays: 0 }
  let from: string | null = FIRST_DAY
  while (from) {
    const step: RollupStep = await checkStep(db, { ...brand, from }, mend)
    found.strayDays += step.strayDays
    for (const [table, rows] of Object.entries(step.wrong)) found.wrong[table] = (found.wrong[table] ?? 0) + rows
    from = step.next
  }
  return found
}

/** Approximate comments per step, summed in well under a second. */
const AT_ONCE = 50_000
const LAST_DAY = '9999-12-31'
/** Earlier than any comment. */
export const FIRST_DAY = '0001-01-01'

export interface RollupStep extends RollupFindings {
  /** Start of the next step, or null after the last. */
  next: string | null
}

/** Checks the next nonempty range of days. Short enough not to block others. */
export async function checkStep(
  db: Database,
  place: Sized<BrandPlace & { from: string }>,
  mend: boolean,
): Promise<RollupStep> {
  const ctx: Inside = { ...place, tx: (work) => db.inCompany(place.companyId, work) }
  const atOnce = place.atOnce ?? AT_ONCE
  const range = await nextRange(ctx, place.from, atOnce)
  const found: RollupStep = { wrong: {}, strayDays: 0, next: range && range.to < LAST_DAY ? range.to : null }
  if (range) found.strayDays = mend ? await moveStrayDays(ctx, range, atOnce) : await countStrayDays(ctx, range)
  const whole = { brandId: ctx.brandId, from: place.from, to: LAST_DAY }
  for (const statement of rawStatements) {
    if (statement.once && place.from !== FIRST_DAY) continue
    const where = statement.once ? whole : range
    const rows = where ? await wrongRows(ctx, statement, where, mend) : 0
    if (rows > 0) found.wrong[statement.name] = rows
  }
  return found
}

// Whole months, at least three, or all remaining days if fewer.

async function nextRange(ctx: Inside, from: string, atOnce: number): Promise<Range | null> {
  const first = (table: string, name: string): string =>
    `(select min(${name})::date from app.${table} where company_id = $1 and brand_id = $2 and ${name} >= $3::date)`
  const [row] = await ctx.tx((tx) =>
    plannedPerCall<{ from: string; to: string }>(
      tx,
      `select f.day::date::text as from, coalesce((select greatest(f.day + interval '3 months',
           date_trunc('month', c.occurred_at::timestamp)) from app.comments c
         where c.company_id = $1 and c.brand_id = $2 and c.occurred_at >= f.day - interval '2 days'
         order by c.occurred_at offset $4 limit 1), '${LAST_DAY}')::date::text as to
       from (select date_trunc('month', greatest($3::date, t.first)::timestamp) as day from (select least(
         (select min(occurred_at)::date - 2 from app.comments where company_id = $1 and brand_id = $2
           and occurred_at >= $3::date - 2),
         (select min(hour)::date - 1 from app.brand_hours where company_id = $1 and brand_id = $2 and hour >= $3::date - 2),
         ${first('brand_days', 'day')}, ${first('brand_product_days', 'day')}, ${first('brand_product_months', 'month')},
         ${first('brand_topic_days', 'day')}) as first) t where t.first is not null) f`,
      [ctx.companyId, ctx.brandId, from, atOnce],
    ),
  )
  return row ? { brandId: ctx.brandId, from: row.from, to: row.to } : null
}

async function wrongRows(ctx: Inside, statement: RawStatement, range: Range, mend: boolean): Promise<number> {
  const values = [ctx.companyId, range.brandId, range.from, range.to]
  return ctx.tx(async (tx) => {
    if (!mend) return (await plannedPerCall<{ n: number }>(tx, statement.check, values))[0]?.n ?? 0
    // Serializes repairs of a brand: two at once would each add the same correction.
    await prepared(tx, 'rollup.mend', 'select pg_advisory_xact_lock(726021908, hashtext($1))', [range.brandId])
    return (await plannedPerCall(tx, statement.mend, values)).length
  })
}
