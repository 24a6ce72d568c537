const REPEATED_FROM = 3

/** Totals of people `$3` of company `$1` over their visible comments. */
export const sums = `select pc.person_id, count(*)::int as comments,
    count(*) filter (where c.status = 'pending' and c.triage_state = 'open')::int as pending,
    count(*) filter (where c.status = 'draft')::int as draft, count(*) filter (where c.status = 'sent')::int as sent, count(c.rating)::int as rated, avg(c.rating)::float8 as rating,
    array_agg(distinct c.platform order by c.platform) as platforms, min(c.occurred_at) as first_at,
    max(c.occurred_at) as last_at
  from app.person_comments pc join app.comments c on c.company_id = $1 and c.id = pc.comment_id and c.triage_state <> 'hidden'
  where pc.company_id = $1 and pc.person_id = any($3::uuid[]) group by 1`

/** The most common complaint topic, if it occurs in at least three comments. */
export const repeated = `select distinct on (person_id) person_id, topic from (
    select pc.person_id, t.topic, count(*) as times
    from app.person_comments pc join app.comments c on c.company_id = $1 and c.id = pc.comment_id and c.triage_state <> 'hidden',
      unnest(c.topics_bad) as t(topic)
    where pc.company_id = $1 and pc.person_id = any($3::uuid[]) group by 1, 2 having count(*) >= ${REPEATED_FROM}) r
  order by person_id, times desc, topic`
