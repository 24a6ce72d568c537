import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'

export interface BrandLocale {
  name: string
  timezone: string
  /** The likely language of its customers. */
  language: string
}

/** A brand's name, time zone and language, or defaults if it was deleted. */
export async function readBrandLocale(ctx: Ctx): Promise<BrandLocale> {
  const [row] = await ctx.tx((tx) =>
    prepared<BrandLocale>(
      tx,
      'imports.brand-locale',
      'select name, timezone, default_language as language from app.brands where company_id = $1 and id = $2',
      [ctx.companyId, ctx.brandId],
    ),
  )
  return row ?? { name: '', timezone: 'UTC', language: 'en' }
}
