import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { Access } from '../../platforms/access.ts'
import { findAccess, type OpenConnection } from '../connections/index.ts'
import type { StoredTemplate } from './availability.ts'

/** Fetches the templates of the brand's WhatsApp account and removes deleted ones. */
export async function syncTemplates(ctx: Ctx): Promise<number> {
  return keepTemplates(ctx, await ctx.tx((tx) => findAccess(tx, ctx, { brandId: ctx.brandId, platform: 'whatsapp' })))
}

/** The same during a connection's sync; other platforms have none. Throws `PlatformError`. */
export async function readTemplatesOf(ctx: Ctx, { platform, access }: OpenConnection): Promise<void> {
  if (platform === 'whatsapp') await keepTemplates(ctx, access)
}

async function keepTemplates(ctx: Ctx, access: Access): Promise<number> {
  const templates = await ctx.platforms.whatsapp.listTemplates(access)
  await ctx.tx(async (tx) => {
    await prepared(
      tx,
      'templates.forget',
      `delete from app.whatsapp_templates where company_id = $1 and brand_id = $2
         and (name, language) not in (select * from unnest($3::text[], $4::text[]))`,
      [ctx.companyId, ctx.brandId, templates.map(({ name }) => name), templates.map(({ language }) => language)],
    )
    await prepared(
      tx,
      'templates.keep',
      `insert into app.whatsapp_templates (company_id, brand_id, name, language, category, status, body, updated_at)
       select $1, $2, t.name, t.language, t.category, t.status, t.body, $3
       from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[]) as t(name, language, category, status, body)
       on conflict (company_id, brand_id, name, language) do update set category = excluded.category,
         status = excluded.status, body = excluded.body, updated_at = excluded.updated_at`,
      [
        ctx.companyId,
        ctx.brandId,
        ctx.now(),
        templates.map(({ name }) => name),
        templates.map(({ language }) => language),
        templates.map(({ category }) => category),
        templates.map(({ status }) => status),
        templates.map(({ body }) => body),
      ],
    )
  })
  return templates.length
}

export function readTemplates(tx: Tx, ctx: Ctx): Promise<StoredTemplate[]> {
  return prepared<StoredTemplate>(
    tx,
    'templates.read',
    `select name, language, category, status, body from app.whatsapp_templates
     where company_id = $1 and brand_id = $2 order by name, language`,
    [ctx.companyId, ctx.brandId],
  )
}
