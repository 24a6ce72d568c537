import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'

export interface BrandPlace {
  name: string
  timezone: string
  /** The likely language of its customers. */
  language: string
}

/** A brand's names and home country. */
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
