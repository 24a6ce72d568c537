import { MANY } from '@bizamply/contract/stream-events'
import { serviceKeys, services } from '@bizamply/contract/service-facts'
import type { Ctx } from '../../context.ts'
import { emitComments } from '../../db/events.ts'
import { eraseAuthors, findAuthored } from '../comments/index.ts'
import { emptyRejectsOfBrand } from '../imports/index.ts'
import { dropDeliveries } from '../webhooks/index.ts'
import { eraseContactsOfShop } from '../messaging/index.ts'
import { forgetAuthors } from '../people/index.ts'
import type { PrivacyResult } from './privacy-result.ts'

/** The platforms where the shop's own customers write. */
const platforms = serviceKeys.filter((key) => ['ecommerce', 'reviews'].includes(services[key].type))
const AT_ONCE = 500

/** Erases everyone known through the shop, in short transactions, because a shop may have a million customers. */
export async function forgetWholeShop(ctx: Ctx): Promise<PrivacyResult> {
  await ctx.tx((tx) => dropDeliveries(tx, ctx, [...platforms, 'whatsapp']))
  let comments = 0
  for (;;) {
    const erased = await ctx.tx(async (tx) => {
      const ids = await findAuthored(tx, ctx, { brandId: ctx.brandId, platforms, limit: AT_ONCE })
      const bare = await eraseAuthors(tx, ctx, ids)
      await forgetAuthors(tx, ctx, ids)
      return bare
    })
    comments += erased
    if (erased === 0) break
  }
  const contacts = await ctx.tx(async (tx) => {
    if (comments > 0) await emitComments(tx, ctx, MANY)
    await emptyRejectsOfBrand(tx, ctx, ctx.brandId)
    return eraseContactsOfShop(tx, ctx, ctx.brandId)
  })
  return { comments, contacts }
}
