import { addDays } from '@bizamply/contract/ranges'
import { dayIn, startOfDay } from '@bizamply/contract/time-zone'
import type { UpNext } from '@bizamply/contract/up-next'
import type { Ctx } from '../../../context.ts'
import { pipeline } from '../../../db/pipeline.ts'
import { readBrandSpending } from '../../credits/index.ts'
import { readBrand } from '../read-brand.ts'
import { readLatest } from './read-latest.ts'
import { readSent, readWaits } from './read-sent.ts'
import { readDrafts, readSensitive, readSnoozed } from './read-waiting.ts'

const MEMBERS_AT_MOST = 5

/** What is waiting for the brand's team, and how its day has gone so far. */
export async function readUpNext(ctx: Ctx): Promise<UpNext> {
  return ctx.tx(async (tx) => {
    const { timezone } = await readBrand(tx, ctx)
    const today = dayIn(timezone, ctx.now())
    const dayOf = (day: string) => ({ from: startOfDay(timezone, day), to: startOfDay(timezone, addDays(day, 1)) })
    const { from: since } = dayOf(today)
    const [sensitive, drafts, snoozed, sent, waits, spending, platforms] = await pipeline([
      readSensitive(tx, ctx),
      readDrafts(tx, ctx),
      readSnoozed(tx, ctx),
      readSent(tx, ctx, since),
      readWaits(tx, ctx, { today: dayOf(today), lastWeek: dayOf(addDays(today, -7)) }),
      readBrandSpending(tx, ctx, since),
      readLatest(tx, ctx),
    ])
    return {
      sensitive,
      drafts,
      snoozed,
      today: {
        timezone,
        since: since.toISOString(),
        replies: sent.replies,
        members: sent.members.slice(0, MEMBERS_AT_MOST),
        waitHours: waits.today,
        waitHoursLastWeek: waits.lastWeek,
        credits: spending.used,
        creditLimit: spending.limit,
      },
      platforms,
    }
  })
}
