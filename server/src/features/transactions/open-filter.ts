import type { z } from 'zod'
import type { transactionFilter } from '@bizamply/contract/credits'
import { sizes } from '@bizamply/contract/size-limits'
import { AppError } from '../../errors.ts'
import { plannedPerCall, prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { searchPattern } from '../../db/search-text.ts'
import type { TransactionFilter } from '../credits/index.ts'
import { addDays } from '@bizamply/contract/ranges'
import { readBrand } from '../dashboard/index.ts'
import { startOfDay } from '@bizamply/contract/time-zone'
import { mayRead } from './may-read.ts'

export type FilterInput = z.output<typeof transactionFilter>

/** Translates a user's filter for the ledger: the brand's days to times, words to matching comments. */
export async function openFilter(tx: Tx, ctx: Ctx, input: FilterInput): Promise<TransactionFilter> {
  const { startDate, endDate, search } = input
  if (startDate && endDate && startDate > endDate) {
    throw new AppError('BAD_REQUEST', {
      errors: [{ path: 'endDate', message: 'End date can’t be before start date' }],
    })
  }
  if (input.commentId) await refuseOtherBrands(tx, ctx, input.commentId)
  const timezone = startDate || endDate ? (await readBrand(tx, ctx)).timezone : ''
  return {
    companyId: ctx.companyId,
    commentId: input.commentId,
    type: input.type,
    status: input.status,
    platform: input.platform,
    search: search || undefined,
    found: search ? await findIn(tx, ctx, search) : null,
    since: startDate ? startOfDay(timezone, startDate) : undefined,
    until: endDate ? startOfDay(timezone, addDays(endDate, 1)) : undefined,
  }
}

// Entries outlive their comment, so a deleted comment is not an error.
async function refuseOtherBrands(tx: Tx, ctx: Ctx, commentId: string): Promise<void> {
  const elsewhere = await prepared(
    tx,
    'transactions.other-brand',
    'select 1 from app.comments where company_id = $1 and id = $2 and brand_id <> $3',
    [ctx.companyId, commentId, ctx.brandId],
  )
  if (elsewhere.length > 0) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this review.' })
}

/** Comments of every readable brand whose texts match: the newest ten thousand of each. */
async function findIn(tx: Tx, ctx: Ctx, search: string): Promise<string[]> {
  const { like, grams } = searchPattern(search)
  const rows = await plannedPerCall<{ brand: string; ids: string[] | null }>(
    tx,
    `select b.id as brand, app.match_comments($1, b.id, $2, $3, $4) as ids from app.brands b where b.company_id = $1`,
    [ctx.companyId, like, grams, sizes.countStop],
  )
  return rows.filter(({ brand }) => mayRead(ctx, brand)).flatMap(({ ids }) => ids ?? [])
}
