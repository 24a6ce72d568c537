import type { Window } from '@bizamply/contract/dashboard'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { addDays } from '@bizamply/contract/ranges'
import { readBrand, windowsOf } from '../dashboard/index.ts'
import { startOfDay } from '@bizamply/contract/time-zone'
import type { OutcomeValues } from './reviews-sql.ts'

export interface WindowQuery {
  from?: string | undefined
  to?: string | undefined
}

interface OfWindow {
  timezone: string
  today: string
  window: Window
  values: OutcomeValues
}

/** The days on which the reviews were written, in the brand's timezone. */
export async function windowValues(tx: Tx, ctx: Ctx, { from, to }: WindowQuery): Promise<OfWindow> {
  const { timezone } = await readBrand(tx, ctx)
  const at = ctx.now()
  const { now, today } = windowsOf(timezone, at, { from, to, compare: 'none' })
  const [first, last] = [startOfDay(timezone, now.from), now.until ?? startOfDay(timezone, addDays(now.to, 1))]
  return {
    timezone,
    today,
    window: { from: now.from, to: now.to, until: now.until?.toISOString() ?? null },
    values: [ctx.companyId, ctx.brandId, first, last, at],
  }
}
