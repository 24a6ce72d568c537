import type { BulkQuote } from '@bizamply/contract/bulk'
import type { Ctx } from '../../context.ts'
import { readBalance, readSettings } from '../credits/index.ts'
import { chooseComments, type Which } from './candidates.ts'
import { priceOf, reasonAgainst, type BulkTask } from './rules.ts'

/** What a job would do and cost now, and what it would leave out. */
export async function quoteBulk(ctx: Ctx, asked: Which & BulkTask): Promise<BulkQuote> {
  return ctx.tx(async (tx) => {
    const { chosen, cut } = await chooseComments(tx, ctx, asked, asked)
    const leftOut = new Map<string, BulkQuote['leftOut'][number]>()
    for (const one of chosen) {
      const reason = reasonAgainst(one, asked)
      if (!reason) continue
      const { code, message } = reason
      leftOut.set(code, { reason: code, message, count: (leftOut.get(code)?.count ?? 0) + 1 })
    }
    const groups = [...leftOut.values()].toSorted((a, b) => b.count - a.count)
    const count = chosen.length - groups.reduce((sum, group) => sum + group.count, 0)
    const { availableCredits: available } = await readBalance(tx, ctx.companyId)
    return { count, credits: count * priceOf(await readSettings(tx), asked), available, leftOut: groups, cut }
  })
}
