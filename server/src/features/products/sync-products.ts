import type { Ctx } from '../../context.ts'
import type { Access } from '../../platforms/access.ts'
import type { ProductPage, Service } from '../../platforms/service.ts'
import { storeProducts } from './store-products.ts'

const PAGES_AT_MOST = 500

/** Reads the shop's products, most recently changed first, until a whole page is known. */
export async function syncProducts(ctx: Ctx, service: Service, access: Access, signal: AbortSignal): Promise<void> {
  let cursor: string | null = null
  for (let page = 0; page < PAGES_AT_MOST && !signal.aborted; page++) {
    const found: ProductPage | undefined = await service.listProducts?.(access, cursor)
    if (!found) return
    const { created, updated } = await ctx.tx((tx) => storeProducts(tx, ctx, null, found.products))
    if (found.nextCursor === null || created + updated === 0) return
    cursor = found.nextCursor
  }
}
