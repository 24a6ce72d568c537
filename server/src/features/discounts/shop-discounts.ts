import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { OrdersNotApproved, type Discounts } from '../../platforms/discounts.ts'
import { PlatformError } from '../../platforms/platform-error.ts'
import type { Access } from '../../platforms/access.ts'
import { findAccess, withFreshAccess } from '../connections/index.ts'

/** Runs a function with the codes of the brand's shop. Throws NOT_CONNECTED, or the shop's error as `PlatformError`. */
export async function withShopDiscounts<T>(
  ctx: Ctx,
  work: (codes: Discounts, access: Access) => Promise<T>,
): Promise<T> {
  const open = await ctx.tx((tx) => findAccess(tx, ctx, { brandId: ctx.brandId, platform: 'shopify' }))
  const codes = ctx.platforms.service('shopify')?.discounts
  if (!codes) throw new AppError('NOT_CONNECTED')
  return withFreshAccess(ctx, open.connectionId, (access) => work(codes, access))
}

/** A user waits: a slower shop counts as unresponsive, and its call continues in the background. */
const PATIENCE_MS = 10_000

export async function whileUserWaits<T>(work: Promise<T>): Promise<T> {
  const over = new AbortController()
  const tooLong = async (): Promise<never> => {
    await wait(PATIENCE_MS, undefined, { signal: over.signal })
    throw new PlatformError('unavailable', 'Your store is taking too long to respond.')
  }
  return Promise.race([work, tooLong()]).finally(() => over.abort())
}

/** Why the shop can't be used, as a sentence; null if it can. Makes no call. */
export const missingShop = (ctx: Ctx): Promise<string | null> =>
  ctx
    .tx((tx) => findAccess(tx, ctx, { brandId: ctx.brandId, platform: 'shopify' }))
    .then(
      () => null,
      (error: unknown) => sentenceOf(error),
    )

/** Why the shop couldn't be read, as a sentence for the merchant; other errors are rethrown. */
export function sentenceOf(error: unknown, what: 'discounts' | 'orders' = 'discounts'): string {
  if (error instanceof AppError && error.code === 'NOT_CONNECTED') {
    if (error.details?.['state'] === 'signed-out') return signedOut
    return 'Connect your store to see its discounts.'
  }
  if (error instanceof AppError) return error.message
  if (!(error instanceof PlatformError)) throw error
  if (error.problem === 'revoked') return signedOut
  if (error instanceof OrdersNotApproved) {
    return 'Shopify hasn’t approved access to your orders yet, so savings and orders per code aren’t counted.'
  }
  if (error.problem === 'reduced' && what === 'orders') {
    return 'We don’t have permission to read your store’s orders, so savings aren’t counted. Reconnect and allow it.'
  }
  if (error.problem === 'reduced')
    return 'We don’t have permission to read your store’s discounts. Reconnect and allow it.'
  if (what === 'orders') return 'Your store isn’t responding right now. You’re seeing the last synced orders.'
  return 'Your store isn’t responding right now. You’re seeing the last synced discounts.'
}

const signedOut = 'Your store is disconnected. Reconnect it to see its discounts.'
