import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

/** Removes an import's products that no comment uses, and detaches the rest from the import. */
export async function removeMadeProducts(
  tx: Tx,
  ctx: Ctx,
  importId: string,
): Promise<{ removed: number; kept: number }> {
  const removed = await prepared(
    tx,
    'products.unmake',
    `delete from app.products p where p.company_id = $1 and p.brand_id = $2 and p.import_id = $3
       and not exists (select 1 from app.comments c
         where c.company_id = $1 and c.brand_id = $2 and c.product_id = p.id)
       and not exists (select 1 from app.brand_product_days d
         where d.company_id = $1 and d.brand_id = $2 and d.product_id = p.id)
     returning p.id`,
    [ctx.companyId, ctx.brandId, importId],
  )
  const kept = await prepared(
    tx,
    'products.keep',
    'update app.products set import_id = null where company_id = $1 and brand_id = $2 and import_id = $3 returning id',
    [ctx.companyId, ctx.brandId, importId],
  )
  return { removed: removed.length, kept: kept.length }
}

/** A product before and after an import changed it; imports from before `wrote` was stored don't have it. */
export interface RestorableProduct {
  id: string
  row: Record<string, unknown>
  wrote: Record<string, unknown> | null
}

/** Restores products to their earlier state, unless the shop or another import changed them since. */
export async function restoreProducts(tx: Tx, ctx: Ctx, before: RestorableProduct[]): Promise<number> {
  const rows = await prepared(
    tx,
    'products.restore',
    // The id stays: an import doesn't change it, but the shop may have given its own since.
    `update app.products p set handle = b.handle, title = b.title, details = b.details, picture_url = b.picture_url
     from unnest($2::uuid[], $3::jsonb[], $4::jsonb[]) as t(id, was, wrote),
       jsonb_populate_record(null::app.products, t.was) as b, jsonb_populate_record(null::app.products, t.wrote) as w
     where p.company_id = $1 and p.id = t.id
       and (t.wrote is null or (p.handle, p.title, p.details, p.picture_url)
         is not distinct from (w.handle, w.title, w.details, w.picture_url)) returning p.id`,
    [
      ctx.companyId,
      before.map((one) => one.id),
      before.map((one) => JSON.stringify(one.row)),
      before.map((one) => one.wrote && JSON.stringify(one.wrote)),
    ],
  )
  return rows.length
}
