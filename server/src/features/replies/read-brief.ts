import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { BrandVoice } from '../../db/schema/companies.ts'
import type { LockedComment } from '../comments/index.ts'

/** All that writing a reply needs, read in one statement. */
export interface Brief {
  comment: LockedComment
  brand: { name: string; tone: string; signOff: string | null; avoid: string[]; defaultLanguage: string }
  product: { title: string; details: string | null } | null
  recentReplies: string[]
  prices: { version: number; generateCredits: number; sendCredits: number }
}

interface Row {
  name: string
  voice: BrandVoice
  default_language: string
  title: string | null
  details: string | null
  recent: string[] | null
  version: number
  generate_credits: number
  send_credits: number
}

export async function readBrief(tx: Tx, ctx: Ctx, comment: LockedComment): Promise<Brief> {
  const [row] = await prepared<Row>(
    tx,
    comment.productId ? 'replies.brief.product' : 'replies.brief.shop',
    `select b.name, b.voice, b.default_language, p.title, p.details, s.version, s.generate_credits, s.send_credits,
       (select array_agg(r.reply_text) from (select c.reply_text from app.comments c
          where c.company_id = $1 and c.brand_id = $2 and c.status = 'sent' and ${comment.productId ? 'c.product_id = $3' : 'c.product_id is null and $3::uuid is null'}
          order by c.occurred_at desc limit 10) r) as recent
     from app.brands b
     left join app.products p on p.company_id = $1 and p.id = $3
     cross join (select * from app.credit_settings order by version desc limit 1) s
     where b.company_id = $1 and b.id = $2`,
    [ctx.companyId, comment.brandId, comment.productId],
  )
  if (!row) throw new Error('a comment without a brand')
  return {
    comment,
    brand: { name: row.name, ...row.voice, defaultLanguage: row.default_language },
    product: row.title ? { title: row.title, details: row.details } : null,
    recentReplies: row.recent ?? [],
    prices: { version: row.version, generateCredits: row.generate_credits, sendCredits: row.send_credits },
  }
}
