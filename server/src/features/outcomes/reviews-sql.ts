import { outcomeDays, type OutcomeDimension, type OutcomeNumber } from '@bizamply/contract/outcomes'

/** Common first parameters of every statement: company, brand, the window's start and end, now. */
export type OutcomeValues = [companyId: string, brandId: string, from: Date, before: Date, now: Date]

const span = `interval '${outcomeDays} days'`
const ofBrand = `company_id = $1 and c.brand_id = $2`

/** Without a time from the platform, a reply can't be before or after anything. */
const cohort = `select c.id, c.product_id, c.occurred_at, c.rating, c.status = 'sent' as replied, c.reply_composer,
    coalesce(c.delivery_id, c.whatsapp_delivery_id) as delivery_id,
    case when c.status = 'sent' then c.responded_at else c.occurred_at end as since
  from app.comments c where c.${ofBrand} and c.triage_state <> 'hidden' and (c.status <> 'sent' or c.responded_at is not null)`

const changedInWindow = `from app.comment_changes h where h.company_id = $1 and h.brand_id = $2 and h.written_at >= $3
  and h.written_at < $4`

/**
 * Reviews with 1 to 3 stars when the reply was sent, or when written if there is none, and their changes within 90
 * days. Still low-rated ones come from their own index, raised ones from recorded changes. Platform times are whole
 * seconds.
 */
export const reviewsSql = `cohort as (
    ${cohort} and c.rating <= 3 and c.occurred_at >= $3 and c.occurred_at < $4
    union all
    ${cohort} and c.rating > 3 and c.id in (select h.comment_id ${changedInWindow} and h.kind <> 'text')),
  changes as (select c.id,
      (array_agg(h.from_rating order by h.at, h.id) filter (where h.kind <> 'text'))[1] as first_from,
      (array_agg(h.to_rating order by h.at desc, h.id desc) filter (where h.kind <> 'text' and h.at <= c.since + ${span}))[1]
        as last_to,
      bool_or(h.kind = 'text' and h.at <= c.since + ${span}) as edited
    from (select h.* ${changedInWindow}) h join cohort c on c.id = h.comment_id
      and h.at >= date_trunc('second', c.since) group by c.id),
  reviews as (select c.*, coalesce(h.first_from, c.rating) as stars, coalesce(h.last_to, h.first_from, c.rating) as stars_after,
      coalesce(h.edited, false) as edited, c.since + ${span} > $5 as watching
    from cohort c left join changes h on h.id = c.id where coalesce(h.first_from, c.rating) <= 3)`

/** Codes given by one reply only, with its review; order times are in whole seconds. */
export const codesSql = `codes as (select h.comment_id, h.code, h.at, date_trunc('second', h.at) as least, h.at + ${span} as most
    from app.discount_handouts h where h.company_id = $1 and h.brand_id = $2 and h.at >= $3
      and not exists (select 1 from app.discount_handouts o where o.company_id = $1 and o.brand_id = $2
        and o.code = h.code and o.comment_id <> h.comment_id)),
  orders as (select distinct g.comment_id, o.external_id, o.total, o.currency from codes g join app.discount_orders o
    on o.company_id = $1 and o.brand_id = $2 and o.code = g.code and o.ordered_at between g.least and g.most)`

/** The subset of `reviews r` that a number counts. */
export const countedBy: Record<OutcomeNumber, string> = {
  replied: 'r.replied',
  raised: 'r.replied and r.stars_after > r.stars',
  lowered: 'r.replied and r.stars_after < r.stars',
  edited: 'r.replied and r.edited',
  watching: 'r.replied and r.watching',
  given: 'r.replied and r.id in (select comment_id from codes)',
  used: 'r.replied and r.id in (select comment_id from orders)',
  compared: 'not r.replied',
  'compared-raised': 'not r.replied and r.stars_after > r.stars',
  'compared-lowered': 'not r.replied and r.stars_after < r.stars',
  'compared-watching': 'not r.replied and r.watching',
}

/** Joins each review of `reviews r` to its row, with that row's key. */
export const rowsBy: Record<OutcomeDimension, { join: string; key: string }> = {
  product: { join: '', key: `coalesce(r.product_id::text, 'none')` },
  person: {
    join: 'left join app.deliveries d on d.company_id = $1 and d.id = r.delivery_id',
    key: `case when r.reply_composer = 'elsewhere' then 'elsewhere' else coalesce(d.user_id::text, 'none') end`,
  },
  composer: {
    join: `left join lateral (select bool_or(v.how = 'template') as template,
        bool_or(v.composer not in ('person', 'elsewhere')) as ai from app.reply_versions v
      where v.company_id = $1 and v.comment_id = r.id and r.reply_composer = 'person') v on true`,
    key: `case when r.reply_composer = 'elsewhere' then 'elsewhere' when r.reply_composer is distinct from 'person' then 'ai'
      when v.template then 'template' when v.ai then 'edited' else 'hand' end`,
  },
}
