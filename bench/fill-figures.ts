import type { Company } from './company.ts'
import type { Environment } from './environment.ts'

const DAYS = 400
const platforms = ['shopify', 'judgeme', 'instagram', 'tiktok', 'facebook']

export interface Shape {
  comments: number
  products: number
}

/** Generates comments evenly over 400 days on 5 platforms, with rollups counted from them. */
export async function fillFigures(
  { owner }: Environment,
  { companyId, brandId }: Company,
  { comments, products }: Shape,
): Promise<void> {
  const where = [companyId, brandId]
  await owner.query(
    `insert into app.products (company_id, id, brand_id, external_id, title, picture_url, created_at)
     select $1, gen_random_uuid(), $2, n::text, 'Canvas bag number ' || n, 'https://cdn.example.com/bags/' || n || '.jpg', now()
     from generate_series(0, $3::int - 1) n`,
    [...where, products],
  )
  await owner.query(
    `insert into app.comments (company_id, id, brand_id, platform, external_id, fingerprint, product_id, author_name,
       content, rating, language, status, day, occurred_at, source_updated_at, received_at, responded_at, reply_text,
       search_text, updated_at, sentiment, read_by, reply_composer)
     select $1, gen_random_uuid(), $2, ($4::text[])[1 + (hashint4(n) & 1023) % 5], n::text, n::text, p.id, 'Ada',
       'The canvas bag ' || n || ' is sturdy.', nullif((hashint4(n + 7) & 1023) % 6, 0), 'en', s.status,
       (t.at at time zone 'UTC')::date, t.at, t.at, t.at,
       case when s.status = 'sent' then t.at + (hashint4(n + 3) & 65535) * interval '1 second' end,
       case when s.status <> 'pending' then 'Thank you.' end, n::text, t.at,
       (array['positive', 'mixed', 'neutral', 'negative'])[1 + (hashint4(n + 5) & 3)], 4,
       -- Without deliveries of ours, the ledger would not add up.
       case when s.status = 'sent' then 'elsewhere' end
     from generate_series(1, $3::int) n
     cross join lateral (select now() - n * (interval '${DAYS} days' / $3::int) as at) t
     cross join lateral (select (array['pending', 'draft', 'sent', 'sent'])[1 + (hashint4(n + 9) & 3)] as status) s
     join app.products p on p.company_id = $1 and p.external_id = ((hashint4(n + 11) & 65535) % $5::int)::text`,
    [...where, comments, platforms, products],
  )
  await countAll({ owner } as Environment, companyId)
  await owner.query('vacuum analyze app.comments')
  for (const table of tables.map(({ name }) => name)) await owner.query(`vacuum analyze app.${table}`)
}

const tables = [
  { name: 'brand_days', keys: 'day, platform', values: 'c.day, c.platform' },
  { name: 'brand_hours', keys: 'hour', values: `date_trunc('hour', c.occurred_at, 'UTC')` },
  { name: 'brand_product_days', keys: 'day, product_id, platform', values: 'c.day, c.product_id, c.platform' },
  {
    name: 'brand_product_months',
    keys: 'month, product_id, platform',
    values: `date_trunc('month', c.day::timestamp)::date, c.product_id, c.platform`,
  },
]

async function countAll({ owner }: Pick<Environment, 'owner'>, companyId: string): Promise<void> {
  const is = (condition: string): string => `count(*) filter (where ${condition})`
  for (const { name, keys, values } of tables) {
    await owner.query(
      `insert into app.${name} (company_id, brand_id, ${keys}, received, pending, draft, sent, open_pending, open_draft,
         rating_sum, rating_count, star_1, star_2, star_3, star_4, star_5, response_seconds, response_count, wait_1, wait_4,
         wait_12, wait_more, positive, mixed, neutral, negative)
       select c.company_id, c.brand_id, ${values}, count(*), ${is(`status = 'pending'`)}, ${is(`status = 'draft'`)},
         ${is(`status = 'sent'`)}, ${is(`status = 'pending'`)}, ${is(`status = 'draft'`)}, coalesce(sum(rating), 0),
         count(rating), ${[1, 2, 3, 4, 5].map((stars) => is(`rating = ${stars}`)).join(', ')},
         coalesce(sum(w.s), 0), count(w.s), ${is('w.s < 3600')}, ${is('w.s >= 3600 and w.s < 14400')},
         ${is('w.s between 14400 and 43200')}, ${is('w.s > 43200')}, ${is(`sentiment = 'positive'`)},
         ${is(`sentiment = 'mixed'`)}, ${is(`sentiment = 'neutral'`)}, ${is(`sentiment = 'negative'`)}
       from app.comments c
       left join lateral (select extract(epoch from responded_at - occurred_at)::int as s where responded_at > occurred_at) w on true
       where c.company_id = $1 group by c.company_id, c.brand_id, ${values}`,
      [companyId],
    )
  }
}
