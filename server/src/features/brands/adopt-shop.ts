import { isTimezone } from '@bizamply/contract/time-zone'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'

/** From Shopify. */
export interface ShopFacts {
  timezone?: string
  domain?: string
  contactEmail?: string
}

/**
 * A brand without a chosen timezone or counted days takes its shop's timezone, and the shop's domain if it has none.
 * Explicit choices stay.
 */
export async function adoptShop(tx: Tx, ctx: Ctx, shop: ShopFacts): Promise<void> {
  await prepared(
    tx,
    'brands.adopt-shop',
    `update app.brands b set domain = coalesce(b.domain, $4), timezone = case when b.timezone = 'UTC' and not exists
         (select 1 from app.comments c where c.company_id = $1 and c.brand_id = $2) then coalesce($3, b.timezone)
       else b.timezone end
     where b.company_id = $1 and b.id = $2`,
    [
      ctx.companyId,
      ctx.brandId,
      shop.timezone && isTimezone(shop.timezone) ? shop.timezone : null,
      shop.domain || null,
    ],
  )
  if (shop.contactEmail) await adoptContact(tx, ctx, shop.contactEmail)
}

/**
 * The shop's address for customers becomes a fact, so that replies can say where to write. Only for the first connection
 * of a brand without facts: a removed address stays removed.
 */
const adoptContact = (tx: Tx, ctx: Ctx, address: string): Promise<unknown> =>
  prepared(
    tx,
    'brands.adopt-contact',
    `insert into app.brand_facts (company_id, brand_id, id, topic, text, language, updated_at)
     select b.company_id, b.id, $3, 'contact', s.sentence, b.default_language, $5
     from app.brands b join unnest($6::text[], $7::text[]) as s(language, sentence) on s.language = b.default_language
     where b.company_id = $1 and b.id = $2 and $4 ~ '^[^@[:space:]]+@[^@[:space:]]+$'
       and not exists (select 1 from app.brand_facts f where f.company_id = $1 and f.brand_id = $2)
       and not exists (select 1 from app.connection_events e where e.company_id = $1 and e.brand_id = $2
         and e.platform = 'shopify' and e.kind = 'connected')`,
    [
      ctx.companyId,
      ctx.brandId,
      newId(),
      address,
      ctx.now(),
      Object.keys(reachedAt),
      Object.values(reachedAt).map((sentence) => sentence.replace('{address}', address)),
    ],
  )

const reachedAt = {
  en: 'You can reach us at {address}.',
  de: 'Sie erreichen uns unter {address}.',
  es: 'Puede escribirnos a {address}.',
  fr: 'Vous pouvez nous écrire à {address}.',
  it: 'Può scriverci a {address}.',
  pt: 'Pode escrever-nos para {address}.',
  ja: '{address} までご連絡ください。',
  zh: '您可以通过 {address} 联系我们。',
}
