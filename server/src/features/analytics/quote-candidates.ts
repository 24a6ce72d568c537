import { newest, newestFirst, within } from './newest-reviews-sql.ts'

/** Comments to read per topic and sentiment. */
const EACH = 30

/** Spam and comments with risks aren't quoted. */
const quotable = `and not c.spam and not c.risks && array['personal-data', 'self-harm', 'grief']`
/** Only positive, or only negative. */
const named = `case w.side
  when 'good' then w.topic = any(c.topics_good) and not w.topic = any(c.topics_bad)
  else w.topic = any(c.topics_bad) and not w.topic = any(c.topics_good) end`

const columns = `w.topic, w.side, c.id, c.title, c.content, c.evidence, c.language, c.author_name as author, c.platform,
  c.rating, p.title as product_title, coalesce(p.external_id not like 'file:%', false) as cataloged, c.occurred_at`
const withProduct = 'left join app.products p on p.company_id = $1 and p.id = c.product_id'

/** `$3` and `$4` are the window, `$5` the topics, `$6` their sentiments, `$7` the product. */
export const newestCandidates = (ofProduct: boolean): string => `with newest as materialized (
      ${newest({ product: ofProduct ? '$7' : null, where: quotable })}),
    picked as (select w.topic, w.side, n.id from unnest($5::text[], $6::text[]) w(topic, side)
      cross join lateral (select c.id from newest c where ${named} ${newestFirst} limit ${EACH}) n)
  select ${columns} from picked w join app.comments c on c.company_id = $1 and c.id = w.id ${withProduct} ${newestFirst}`

/** The same for one day each (`$7`), with the product after it. */
export const candidatesOfDays = (ofProduct: boolean): string => `select ${columns}
  from unnest($5::text[], $6::text[], $7::date[]) w(topic, side, day)
  cross join lateral (select c.* from app.comments c where ${within} ${quotable} and c.day = w.day
    and c.occurred_at >= (w.day - 1)::timestamp at time zone 'UTC'
    and c.occurred_at < (w.day + 2)::timestamp at time zone 'UTC' ${ofProduct ? 'and c.product_id = $8' : ''}
    and ${named} ${newestFirst} limit ${EACH}) c ${withProduct} ${newestFirst}`
