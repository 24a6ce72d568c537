import type { Overview } from '@bizamply/contract/dashboard'
import { grainOf } from '@bizamply/contract/ranges'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { together } from '../../db/together.ts'
import { countTransactions, listTransactions } from '../credits/index.ts'
import { readActivity } from './read-activity.ts'
import { readBrand, type BrandState } from './read-brand.ts'
import { readMessages } from './read-messages.ts'
import { readSeries } from './read-series.ts'
import { readShares } from './read-shares.ts'
import { presentFigures } from './sums.ts'
import { windowsOf, type Asked, type Cut } from './windows.ts'

export interface AskedOverview extends Asked {
  /** Days of the recent transactions. */
  period: '7' | '30' | '90'
}

/** Everything that the dashboard shows first, read at one moment. */
export async function readOverview(ctx: Ctx, asked: AskedOverview): Promise<Overview> {
  const at = ctx.now()
  return ctx.tx(async (tx) => {
    const [brand] = await together([readBrand(tx, ctx), planOnce(tx)])
    return overviewOf(tx, ctx, brand, { ...asked, at })
  })
}

// The plans are the same for every window, and to plan anew would cost more than to read.
const planOnce = (tx: Tx): Promise<unknown> => tx.$client.query('set local plan_cache_mode = force_generic_plan')

async function overviewOf(
  tx: Tx,
  ctx: Ctx,
  { timezone, any }: BrandState,
  asked: AskedOverview & { at: Date },
): Promise<Overview> {
  const { now, earlier, today } = windowsOf(timezone, asked.at, asked)
  const since = new Date(asked.at.getTime() - Number(asked.period) * 86_400_000)
  const brand = { tx, ctx, timezone }
  const entries = { companyId: ctx.companyId, limit: 8, since }
  const [series, before, shares, activity, messages, transactions, transactionCount] = await together([
    readSeries(brand, now, now),
    earlier ? readSeries(brand, earlier, now) : null,
    readShares(tx, ctx, timezone, now),
    readActivity(tx, ctx, 6),
    readMessages(tx, ctx),
    listTransactions(tx, entries),
    countTransactions(tx, entries),
  ])
  return {
    timezone,
    today,
    at: asked.at.toISOString(),
    window: presentWindow(now),
    earlier: earlier && presentWindow(earlier),
    grain: grainOf(now),
    now: presentFigures(series.sums),
    before: before && presentFigures(before.sums),
    points: series.points,
    earlierPoints: before?.points ?? [],
    ...shares,
    activity,
    transactions: transactions.rows,
    transactionCount,
    messages,
    any,
  }
}

const presentWindow = ({ from, to, until }: Cut) => ({ from, to, until: until?.toISOString() ?? null })
