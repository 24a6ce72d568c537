import type { ComposeRequest } from '@bizamply/composer'
import { changeTopic } from '@bizamply/contract/brands'
import type { Prices } from '@bizamply/contract/prices'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { BrandVoice } from '../../db/schema/companies.ts'
import { correctionOf, type CorrectedColumns, type Correction } from './correction-of.ts'

/** Everything a reply needs besides its comment, read in one statement. */
export interface ReplyContext {
  brand: ComposeRequest['brand']
  product: { title: string; details: string | null } | null
  recentReplies: string[]
  /** Earlier replies to the same customer, newest first. */
  earlierReplies: string[]
  prices: Prices & { version: number }
  /** What a person says about the comment; null if no one corrected it. */
  correction: Correction | null
}

interface Row extends CorrectedColumns {
  corrected: boolean
  name: string
  voice: BrandVoice
  default_language: string
  facts: ComposeRequest['brand']['facts'] | null
  changes: ComposeRequest['brand']['facts'] | null
  title: string | null
  details: string | null
  recent: string[] | null
  earlier: string[] | null
  version: number
  generate_credits: number
  send_credits: number
  whatsapp_extra_credits: number
}

export async function readReplyContext(tx: Tx, ctx: Ctx, commentId: string): Promise<ReplyContext | null> {
  const [row] = await prepared<Row>(
    tx,
    'replies.reply-context',
    `select b.name, b.voice, b.default_language, ${facts} as facts, ${changes} as changes, ${earlier} as earlier, p.title, p.details, s.version, s.generate_credits, s.send_credits, s.whatsapp_extra_credits,
       c.corrected, c.language, c.sentiment, c.topics_good, c.topics_bad, c.risks, c.spam,
       case when c.product_id is null then ${recent('o.product_id is null')} else ${recent('o.product_id = c.product_id')} end as recent
     from app.comments c
     join app.brands b on b.company_id = $1 and b.id = c.brand_id
     left join app.products p on p.company_id = $1 and p.id = c.product_id
     cross join (select * from app.credit_settings order by version desc limit 1) s
     where c.company_id = $1 and c.id = $2`,
    [ctx.companyId, commentId],
  )
  if (!row) return null
  return {
    brand: {
      name: row.name,
      ...row.voice,
      defaultLanguage: row.default_language,
      facts: [...(row.changes ?? []), ...(row.facts ?? [])],
    },
    product: row.title ? { title: row.title, details: row.details } : null,
    recentReplies: row.recent ?? [],
    earlierReplies: row.earlier ?? [],
    prices: {
      version: row.version,
      generateCredits: row.generate_credits,
      sendCredits: row.send_credits,
      whatsappExtraCredits: row.whatsapp_extra_credits,
    },
    correction: row.corrected ? correctionOf(row) : null,
  }
}

const facts = `(select jsonb_agg(jsonb_build_object('topic', f.topic, 'text', f.text, 'language', f.language) order by f.id)
  from app.brand_facts f where f.company_id = $1 and f.brand_id = b.id)`

/**
 * Changes that shipped projects made since this comment, newest first. A later complaint is about the changed product.
 */
const changes = `(select jsonb_agg(jsonb_build_object('topic', '${changeTopic}', 'text', r.change, 'language', b.default_language)
    order by r.shipped_on desc, r.id desc)
  from app.projects r left join app.project_comments l on l.company_id = $1 and l.project_id = r.id and l.comment_id = c.id
  where r.company_id = $1 and r.brand_id = c.brand_id and r.archived_at is null and r.shipped_on is not null
    and r.change <> '' and c.day <= r.shipped_on and coalesce(l.linked, (cardinality(r.topics) + cardinality(r.product_ids)) > 0
      and (cardinality(r.topics) = 0 or c.topics_good && r.topics or c.topics_bad && r.topics)
      and (cardinality(r.product_ids) = 0 or c.product_id = any(r.product_ids)) and c.day >= r.count_from))`

/**
 * Matches the comment's person, never a name. Reads only their newest 50 comments to bound the cost. A comment without
 * a person costs one key lookup.
 */
const earlier = `(select array_agg(r.reply_text) from (
  select o.reply_text from app.person_comments pc
  cross join lateral (select x.comment_id from app.person_comments x
    where x.company_id = $1 and x.person_id = pc.person_id order by x.day desc limit 50) theirs
  join app.comments o on o.company_id = $1 and o.id = theirs.comment_id and o.status = 'sent' and o.triage_state <> 'hidden'
  where pc.company_id = $1 and pc.comment_id = c.id and o.id <> c.id
  order by o.occurred_at desc limit 3) r)`

// Each uses the product index, which `is not distinct from` couldn't.
const recent = (onSameProduct: string): string => `(select array_agg(r.reply_text) from (
  select o.reply_text from app.comments o
  where o.company_id = $1 and o.brand_id = c.brand_id and o.status = 'sent' and ${onSameProduct}
  order by o.occurred_at desc limit 10) r)`
