import { rebuildRollups } from '../server/src/features/rollups/index.ts'
import type { Company } from './company.ts'
import type { Environment } from './environment.ts'

/** Comments of one brand, number 1 being the newest; six out of ten are pending. Rollups agree with them. */
export async function fillInbox(
  { owner, db }: Environment,
  { companyId, brandId }: Company,
  count: number,
): Promise<void> {
  const where = [companyId, brandId]
  await owner.query(
    `insert into app.products (company_id, id, brand_id, external_id, title, picture_url, created_at)
     select $1, uuidv7(), $2, n::text, 'Canvas bag number ' || n, 'https://cdn.example.com/bags/' || n || '.jpg', now()
     from generate_series(0, 199) n`,
    where,
  )
  await owner.query(
    `insert into app.comments (company_id, id, brand_id, platform, external_id, fingerprint, product_id, author_name,
       author_email, title, content, rating, language, verified, status, day, occurred_at, source_updated_at,
       received_at, responded_at, reply_text, reply_version, reply_composer, search_text, updated_at, sentiment, topics_good, topics_bad,
       tags, read_by)
     select $1, uuidv7(), $2, 'judgeme', n::text, md5(n::text), p.id, w.name, lower(w.name) || '@example.org',
       'After ' || n % 40 || ' rides', w.text, n % 5 + 1, 'en', 'buyer', s.status, t.at::date, t.at, t.at, t.at,
       case when s.status = 'sent' then t.at + interval '5 hours' end, s.reply, case when s.reply is not null then 1 end,
       case s.status when 'draft' then 'built-in' when 'sent' then 'elsewhere' end, lower(p.title || E'\\n' || w.text || E'\\n' || w.name), t.at,
       ($6::text[])[n % 4 + 1], case when n % 3 = 0 then array['look'] else '{}' end,
       case when n % 500 = 0 then array['zip'] else '{}' end, case when n % 97 = 0 then array['vip'] else '{}' end, 4
     from generate_series(1, $3::int) n
     cross join lateral (select now() - n * interval '5 minutes' as at) t
     cross join lateral (select ($4::text[])[n % 7 + 1] || ' ' || ($4::text[])[n % 11 + 1] || ' ' || n as text,
       ($5::text[])[n % 5 + 1] as name) w
     cross join lateral (select case when n % 10 < 6 then 'pending' when n % 10 = 6 then 'draft' else 'sent' end as status,
       case when n % 10 >= 6 then 'Thank you for writing to us about ' || w.text end as reply) s
     join app.products p on p.company_id = $1 and p.brand_id = $2 and p.external_id = (n % 200)::text`,
    [
      ...where,
      count,
      sentences,
      ['Ada', 'Grace', 'Linus', 'Barbara', 'Edsger'],
      ['positive', 'mixed', 'neutral', 'negative'],
    ],
  )
  await owner.query('vacuum analyze app.comments')
  await owner.query('analyze app.products')
  await rebuildRollups(db, companyId, brandId)
}

const sentences = [
  'The canvas bag is sturdy and the zip runs well, even after a whole winter of commuting by bicycle.',
  'Straps are longer than on the picture.',
  'The colour is a little darker than I hoped for, but it goes with everything I own.',
  'It arrived two days late and nobody answered my message about it.',
  'My laptop fits, and so does a lunch box.',
  'Stitching came loose near the handle after three weeks; I would like to know what to do now.',
  'Great gift, my sister uses hers every single day.',
  'The inner pocket is too small for my phone.',
  'Best purchase of this year so far!',
  'It smells of wax when it is new, that goes away in a week or so.',
  'I ordered the green one and got the blue one.',
]
