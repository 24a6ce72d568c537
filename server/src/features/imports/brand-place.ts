import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'

export interface BrandPlace {
  name: string
  timezone: string
  /** That its customers likely write. */
  language: string
}

/** What a brand is called and where it is at home. */
export async function readBrandPlace(ctx: Ctx): Promise<BrandPlace> {
  const [row] = await ctx.tx((tx) =>
    prepared<BrandPlace>(
      tx,
      'imports.place',
      'select name, timezone, default_language as language from app.brands where company_id = $1 and id = $2',
      [ctx.companyId, ctx.brandId],
    ),
  )
  return row ?? { name: '', timezone: 'UTC', language: 'en' }
}
