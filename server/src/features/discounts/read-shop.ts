import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Discounts } from '../../platforms/discounts.ts'
import { PlatformError, type Access } from '../../platforms/service.ts'
import { findAccess, withFreshAccess } from '../connections/index.ts'
import { prepared } from '../../db/prepared.ts'
import { storeDiscounts } from './discount-rows.ts'

const PAGES_AT_MOST = 20

/** Works with the codes of the brand's shop. Throws NOT_CONNECTED, or what the shop said as `PlatformError`. */
export async function atShop<T>(ctx: Ctx, work: (codes: Discounts, access: Access) => Promise<T>): Promise<T> {
  const open = await ctx.tx((tx) => findAccess(tx, ctx, { brandId: ctx.brandId, platform: 'shopify' }))
  const codes = ctx.platforms.service('shopify')?.discounts
  if (!codes) throw new AppError('NOT_CONNECTED')
  return withFreshAccess(ctx, open.connectionId, (access) => work(codes, access))
}

/** Reads every code of the shop; one that was being made and is not there has failed. */
export async function readShopDiscounts(ctx: Ctx): Promise<void> {
  const startedAt = ctx.now()
  await atShop(ctx, async (codes, access) => {
    let cursor: string | null = null
    for (let page = 0; page < PAGES_AT_MOST; page++) {
      const found = await codes.list(access, cursor)
      await ctx.tx((tx) => storeDiscounts(tx, ctx, found.discounts, startedAt))
      cursor = found.nextCursor
      if (cursor === null) return
    }
  })
  await ctx.tx((tx) => settleUnmade(tx, ctx, startedAt))
}

/** A minute after it was asked for, what the shop does not have was not made. */
const settleUnmade = (tx: Parameters<typeof prepared>[0], ctx: Ctx, at: Date): Promise<unknown> =>
  prepared(
    tx,
    'discounts.unmade',
    `update app.discounts set status = 'failed', reason = 'The shop does not have it.'
     where company_id = $1 and brand_id = $2 and status in ('making', 'unknown') and created_at < $3`,
    [ctx.companyId, ctx.brandId, new Date(at.getTime() - 60_000)],
  )

/** Why the shop could not be read, as a sentence for the merchant; anything else is thrown on. */
export function sentenceOf(error: unknown): string {
  if (error instanceof AppError && error.code === 'NOT_CONNECTED') return 'Connect your shop to see its discounts.'
  if (error instanceof AppError) return error.message
  if (!(error instanceof PlatformError)) throw error
  if (error.problem === 'reduced') return 'Your shop does not let us read its discounts. Reconnect it with that right.'
  if (error.problem === 'revoked') return 'Your shop signed us out. Reconnect it to see its discounts.'
  return 'Your shop does not answer right now. These are the discounts that it last told.'
}
