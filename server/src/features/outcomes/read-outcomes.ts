import { leastForOutcomes } from '@bizamply/contract/outcome-rules'
import type { OutcomeDimension, OutcomeGroup, Outcomes } from '@bizamply/contract/outcomes'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import { readRows } from './read-rows.ts'
import { codesSql, countedBy, reviewsSql, type OutcomeValues } from './reviews-sql.ts'
import { wilson } from './wilson.ts'
import { windowValues, type WindowQuery } from './window-values.ts'

/** Outcomes of a window's reviews with 1 to 3 stars, with and without a reply. */
export async function readOutcomes(ctx: Ctx, query: WindowQuery & { by: OutcomeDimension }): Promise<Outcomes> {
  return ctx.tx(async (tx) => {
    const { timezone, today, window, values } = await windowValues(tx, ctx, query)
    const counts = await readCounts(tx, values)
    const hasOrders = await knowsOrders(tx, ctx)
    const replied = groupOf(counts, 'replied', ['raised', 'lowered', 'watching'])
    const compared = groupOf(counts, 'compared', ['compared-raised', 'compared-lowered', 'compared-watching'])
    return {
      timezone,
      today,
      window,
      replied: { ...replied, edited: counts.edited },
      compared,
      enough: Math.min(replied.count, compared.count) >= leastForOutcomes,
      codes: {
        given: counts.given,
        used: hasOrders ? counts.used : null,
        revenue: hasOrders ? await readRevenue(tx, values) : null,
      },
      by: query.by,
      ...(await readRows(tx, query.by, values, hasOrders)),
    }
  })
}

type Counts = Record<keyof typeof countedBy, number>

const countsSql = `with ${reviewsSql}, ${codesSql}
  select ${Object.entries(countedBy)
    .map(([name, condition]) => `count(*) filter (where ${condition})::int as "${name}"`)
    .join(', ')} from reviews r`

async function readCounts(tx: Tx, values: OutcomeValues): Promise<Counts> {
  const [counts] = await plannedPerCall<Counts>(tx, countsSql, values)
  if (!counts) throw new Error('An aggregate without a row')
  return counts
}

function groupOf(counts: Counts, all: keyof Counts, [up, down, on]: [keyof Counts, keyof Counts, keyof Counts]) {
  const [count, raised] = [counts[all], counts[up]]
  const group: OutcomeGroup = {
    count,
    raised,
    lowered: counts[down],
    watching: counts[on],
    share: wilson(raised, count),
  }
  return group
}

async function knowsOrders(tx: Tx, ctx: Ctx): Promise<boolean> {
  const rows = await plannedPerCall(
    tx,
    'select 1 from app.discount_reads where company_id = $1 and brand_id = $2 and orders_at is not null',
    [ctx.companyId, ctx.brandId],
  )
  return rows.length > 0
}

const revenueSql = `with ${reviewsSql}, ${codesSql}
  select o.currency, sum(o.total)::float8 as amount
  from (select distinct o.external_id, o.total, o.currency from orders o join reviews r on r.id = o.comment_id and r.replied) o
  group by 1 order by 2 desc, 1`

const readRevenue = (tx: Tx, values: OutcomeValues) =>
  plannedPerCall<{ currency: string; amount: number }>(tx, revenueSql, values)
