import type { PriceName } from '@bizamply/contract/prices'
import type { AppError } from '../../errors.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { pipeline } from '../../db/pipeline.ts'
import { enforceSpendingLimits } from './enforce-spending-limits.ts'
import { insufficientCredits } from './insufficient-credits.ts'

export interface HoldRequest {
  action: PriceName
  credits: number
  priceVersion: number
  commentId: string
  platform: string
  /** Set if another statement refers to the hold. */
  id?: string
}

/** Reserves credits before anything is called. The sweep releases holds that are never settled. */
export async function holdCredits(tx: Tx, ctx: Ctx, request: HoldRequest): Promise<string> {
  if (ctx.mayCharge && !ctx.mayCharge.includes(request.action))
    throw new Error(`a call charges ${request.action} without declaring that price in the contract`)
  const id = request.id ?? newId()
  const [taken] = await pipeline([take(tx, ctx, request.credits), insertHold(tx, ctx, request, id)])
  if (!taken) throw await insufficient(tx, ctx.companyId, request.credits)
  if (taken.limited) await enforceSpendingLimits(tx, ctx, request.credits)
  return id
}

async function take(tx: Tx, ctx: Ctx, credits: number): Promise<{ limited: boolean } | null> {
  const [account] = await prepared<{ limited: boolean }>(
    tx,
    'credits.take',
    'update app.credit_accounts set used = used + $2 where company_id = $1 and used + $2 <= total returning limited',
    [ctx.companyId, credits],
  )
  return account ?? null
}

async function insertHold(tx: Tx, ctx: Ctx, request: HoldRequest, id: string): Promise<void> {
  await prepared(
    tx,
    'credits.hold',
    `insert into app.credit_holds (company_id, id, action, credits, state, brand_id, comment_id, platform, price_version,
       user_id, worker, created_at) values ($1, $2, $3, $4, 'open', $5, $6, $7, $8, $9, $10, $11)`,
    [
      ctx.companyId,
      id,
      request.action,
      request.credits,
      ctx.brandId,
      request.commentId,
      request.platform,
      request.priceVersion,
      ctx.actor?.userId ?? null,
      ctx.db.worker,
      ctx.now(),
    ],
  )
}

async function insufficient(tx: Tx, companyId: string, needed: number): Promise<AppError> {
  const [account] = await prepared<{ available: number }>(
    tx,
    'credits.available',
    'select total - used as available from app.credit_accounts where company_id = $1',
    [companyId],
  )
  return insufficientCredits(needed, account?.available ?? 0)
}
