import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { addDays } from '@bizamply/contract/ranges'
import { startOfDay } from '@bizamply/contract/time-zone'
import type { Cut, Windows } from '../dashboard/index.ts'
import type { ReportCredits } from './report-data.ts'

const names = { generate: 'Replies generated', send: 'Replies sent' } as const

/** Credits charged to the brand in the window and the earlier one. */
export async function readCredits(ctx: Ctx, { timezone, now, earlier }: Windows): Promise<ReportCredits> {
  const kinds = await readUsed(ctx, timezone, now)
  const before = earlier && (await readUsed(ctx, timezone, earlier))
  const sum = (some: { credits: number }[]): number => some.reduce((total, { credits }) => total + credits, 0)
  return { used: sum(kinds), usedBefore: before && sum(before), kinds }
}

async function readUsed(ctx: Ctx, timezone: string, { from, to, until }: Cut): Promise<ReportCredits['kinds']> {
  const rows = await ctx.tx((tx) =>
    prepared<{ action: keyof typeof names; credits: number; count: number }>(
      tx,
      'reports.credits',
      `select action, sum(credits)::int as credits, count(*)::int as count from app.credit_holds
       where company_id = $1 and brand_id = $2 and state = 'settled' and created_at >= $3 and created_at < $4
       group by 1 order by 2 desc, 1`,
      [ctx.companyId, ctx.brandId, startOfDay(timezone, from), until ?? startOfDay(timezone, addDays(to, 1))],
    ),
  )
  return rows.map(({ action, credits, count }) => ({ name: names[action], credits, count }))
}
