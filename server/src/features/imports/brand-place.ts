import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'

/** Where a brand is at home: its timezone and the language that its customers likely write. */
export async function readBrandPlace(ctx: Ctx): Promise<{ timezone: string; language: string }> {
  const [row] = await ctx.tx((tx) =>
    prepared<{ timezone: string; language: string }>(
      tx,
      'imports.place',
      'select timezone, default_language as language from app.brands where company_id = $1 and id = $2',
      [ctx.companyId, ctx.brandId],
    ),
  )
  return row ?? { timezone: 'UTC', language: 'en' }
}
