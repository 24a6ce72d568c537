import type { Overview } from '@bizamply/contract/dashboard'
import { grainOf } from '@bizamply/contract/ranges'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { pipeline } from '../../db/pipeline.ts'
import { countTransactions, listTransactions } from '../credits/index.ts'
import { readActivity } from './read-activity.ts'
import { readBoth } from './read-both.ts'
import { readBrandFirst } from './read-brand.ts'
import { readMessages } from './read-messages.ts'
import { readShares } from './read-shares.ts'
import { presentFigures } from '../rollups/index.ts'
import { windowsOf, type Asked, type Cut, type Windows } from './windows.ts'

export interface AskedOverview extends Asked {
  /** Days of the recent transactions. */
  period: '7' | '30' | '90'
}

/**
 * Everything that the dashboard shows first, read at one moment. It is asked for in one packet, with the timezone that the
 * brand had when it was last read; should it have another by now, once more with that one.
 */
export async function readOverview(ctx: Ctx, asked: AskedOverview): Promise<Overview> {
  const at = ctx.now()
  return ctx.tx(async (tx) => {
    const likely = likelyWindows(ctx, at, asked)
    const [{ timezone, any }, read] = await pipeline([
      readBrandFirst(tx, ctx),
      likely && readFigures(tx, ctx, likely, asked.period),
    ])
    remember(ctx.brandId, timezone)
    if (read && likely?.timezone === timezone) return { ...read, any }
    const figures = await readFigures(tx, ctx, windowsOf(timezone, at, asked), asked.period)
    return { ...figures, any }
  })
}

const timezones = new Map<string, string>()

function remember(brandId: string, timezone: string): void {
  if (timezones.size > 10_000) timezones.clear()
  timezones.set(brandId, timezone)
}

/** Null where the brand was not read before, or such a window is refused there: it may not be where the brand is now. */
function likelyWindows({ brandId }: Ctx, at: Date, asked: Asked): Windows | null {
  const timezone = timezones.get(brandId)
  if (!timezone) return null
  try {
    return windowsOf(timezone, at, asked)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

async function readFigures(
  tx: Tx,
  ctx: Ctx,
  windows: Windows,
  period: AskedOverview['period'],
): Promise<Omit<Overview, 'any'>> {
  const { timezone, today, at, now, earlier } = windows
  const entries = { companyId: ctx.companyId, limit: 8, since: new Date(at.getTime() - Number(period) * 86_400_000) }
  const [{ series, before }, shares, activity, messages, transactions, transactionCount] = await pipeline([
    readBoth({ tx, ctx, timezone }, windows),
    readShares(tx, ctx, timezone, now),
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
    ...shares,
    activity,
    transactions: transactions.rows,
    transactionCount,
    messages,
  }
}

const presentWindow = ({ from, to, until }: Cut) => ({ from, to, until: until?.toISOString() ?? null })
