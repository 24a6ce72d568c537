import { shownProductName } from '@bizamply/contract/product-name'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'

/** In the requested order, without deleted products. */
export async function readProductNames(ctx: Ctx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await ctx.tx((tx) =>
    prepared<{ title: string; cataloged: boolean }>(
      tx,
      'reports.product-names',
      `select p.title, p.external_id not like 'file:%' as cataloged from unnest($3::uuid[]) with ordinality a(id, n)
       join app.products p on p.company_id = $1 and p.brand_id = $2 and p.id = a.id order by a.n`,
      [ctx.companyId, ctx.brandId, ids],
    ),
  )
  return rows.map(shownProductName)
}
