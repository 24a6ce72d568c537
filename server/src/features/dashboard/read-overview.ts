import type { Overview } from '@bizamply/contract/dashboard'
import { grainOf } from '@bizamply/contract/ranges'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { pipeline } from '../../db/pipeline.ts'
import { countTransactions, listTransactions } from '../credits/index.ts'
import { countOwnCommitments, countSkippedDrafts, countSpam, type SkippedDrafts } from './count-skipped-drafts.ts'
import { describeWorst } from './describe-worst.ts'
import { readActivity } from './read-activity.ts'
import { readAttention } from './read-attention.ts'
import { readBoth } from './read-compared-series.ts'
import { readBrandFirst } from './read-brand.ts'
import { readMessages } from './read-messages.ts'
import type { Brand } from './read-series.ts'
import { readShares } from './read-shares.ts'
import { presentFigures } from '../rollups/index.ts'
import { windowsOf, type WindowQuery, type Cut, type Windows } from './windows.ts'

export interface OverviewQuery extends WindowQuery {
  /** Days of recent transactions. */
  period: '7' | '30' | '90'
}

/**
 * Everything the dashboard shows first, from one snapshot. Statements are pipelined with the brand's last known
 * timezone, and run again if it has changed.
 */
export async function readOverview(ctx: Ctx, query: OverviewQuery): Promise<Overview> {
  const at = ctx.now()
  const { ownDrafts, ...overview } = await readSnapshot(ctx, at, query)
  // What people wrote is checked without a transaction.
  const committed = await countOwnCommitments(ctx, ownDrafts)
  return { ...overview, sendableDrafts: Math.max(0, overview.sendableDrafts - committed) }
}

interface Snapshot extends Overview {
  ownDrafts: SkippedDrafts['own']
}

function readSnapshot(ctx: Ctx, at: Date, query: OverviewQuery): Promise<Snapshot> {
  return ctx.tx(async (tx) => {
    const likely = likelyWindows(ctx, at, query)
    const [{ timezone, any }, read] = await pipeline([
      readBrandFirst(tx, ctx),
      likely && readFigures(tx, ctx, likely, query.period),
    ])
    remember(ctx.brandId, timezone)
    if (read && likely?.timezone === timezone) return { ...read, any }
    const figures = await readFigures(tx, ctx, windowsOf(timezone, at, query), query.period)
    return { ...figures, any }
  })
}

const timezones = new Map<string, string>()

function remember(brandId: string, timezone: string): void {
  if (timezones.size > 10_000) timezones.clear()
  timezones.set(brandId, timezone)
}

/** Null if the brand is unknown or the window is invalid in that timezone; it may be valid in the current one. */
function likelyWindows({ brandId }: Ctx, at: Date, query: WindowQuery): Windows | null {
  const timezone = timezones.get(brandId)
  if (!timezone) return null
  try {
    return windowsOf(timezone, at, query)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

async function readFigures(
  tx: Tx,
  ctx: Ctx,
  windows: Windows,
  period: OverviewQuery['period'],
): Promise<Omit<Snapshot, 'any'>> {
  const { timezone, today, at, now, earlier } = windows
  const entries = { companyId: ctx.companyId, limit: 8, since: new Date(at.getTime() - Number(period) * 86_400_000) }
  const brand = { tx, ctx, timezone }
  const [
    { series, before },
    { products, attention, spam, skippedDrafts },
    activity,
    messages,
    transactions,
    transactionCount,
  ] = await pipeline([
    readBoth(brand, windows),
    readProductsAndAttention(brand, windows),
    readActivity(tx, ctx, 6),
    readMessages(tx, ctx),
    listTransactions(tx, entries),
    countTransactions(tx, entries),
  ])
  return {
    timezone,
    today,
    at: at.toISOString(),
    window: presentWindow(now),
    earlier: earlier && presentWindow(earlier),
    grain: grainOf(now),
    now: presentFigures(series.sums),
    before: before && presentFigures(before.sums),
    points: series.points,
    earlierPoints: before?.points ?? [],
    ...products,
    draftableReviews: Math.max(0, series.sums.open_pending - spam),
    sendableDrafts: Math.max(0, series.sums.open_draft - skippedDrafts.count),
    ownDrafts: skippedDrafts.own,
    attention,
    activity,
    transactions: transactions.rows,
    transactionCount,
    messages,
  }
}

async function readProductsAndAttention(brand: Brand, windows: Windows) {
  const { tx, ctx, timezone } = brand
  const [{ worst, worstCount, ...products }, others, spam, skippedDrafts] = await pipeline([
    readShares(tx, ctx, timezone, windows.now),
    readAttention(tx, ctx, { timezone, today: windows.today }),
    countSpam(tx, ctx, windows.now),
    countSkippedDrafts(tx, ctx, windows.now),
  ])
  return {
    products,
    spam,
    skippedDrafts,
    attention: {
      ...others,
      draftsToRead: skippedDrafts.toRead,
      products: await describeWorst(brand, windows, worst),
      productCount: worstCount,
    },
  }
}

const presentWindow = ({ from, to, until }: Cut) => ({ from, to, until: until?.toISOString() ?? null })
