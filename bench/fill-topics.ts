import type { Company } from './company.ts'
import type { Environment } from './environment.ts'

/** Every third comment names a topic, half of them as a complaint; the daily sums are computed from them. */
export async function fillTopics({ owner }: Environment, { companyId }: Company): Promise<void> {
  await owner.query(
    `update app.comments c set topics_bad = case when s.is_bad then array[s.topic] else '{}' end,
       topics_good = case when s.is_bad then '{}' else array[s.topic] end
     from (select id, (hashtext(external_id) & 1023) % 2 = 0 as is_bad,
         (array['zip', 'size', 'colour', 'material', 'delivery', 'price', 'quality', 'look', 'service', 'comfort'])[
           1 + (hashtext(external_id || 'topic') & 1023) % 10] as topic
       from app.comments where company_id = $1 and (hashtext(external_id || 'third') & 1023) % 3 = 0) s
     where c.company_id = $1 and c.id = s.id`,
    [companyId],
  )
  const is = (condition: string): string => `count(*) filter (where ${condition})`
  await owner.query(
    `insert into app.brand_topic_days (company_id, brand_id, day, topic, product_id, good, bad, star_1, star_2, star_3, star_4,
       star_5, draft, sent, open_pending)
     select c.company_id, c.brand_id, c.day, t.topic, coalesce(c.product_id, '00000000-0000-0000-0000-000000000000'),
       ${is('t.topic = any(c.topics_good)')}, ${is('t.topic = any(c.topics_bad)')},
       ${[1, 2, 3, 4, 5].map((stars) => is(`c.rating = ${stars}`)).join(', ')}, ${is(`c.status = 'draft'`)},
       ${is(`c.status = 'sent'`)}, ${is(`c.status = 'pending' and c.triage_state = 'open'`)}
     from app.comments c cross join lateral unnest(c.topics_good || c.topics_bad) t(topic)
     where c.company_id = $1 group by 1, 2, 3, 4, 5`,
    [companyId],
  )
  await owner.query('vacuum analyze app.comments')
  await owner.query('vacuum analyze app.brand_topic_days')
}
