import { authorKey } from '../comments/index.ts'

/** Comments of identified people by product and person: `$1` company, `$2` brand, from `$3` to before `$4`. */
export const writtenBy = (more = ''): string => `select c.product_id, ${authorKey} as author, count(*)::int as comments
  from app.comments c where c.company_id = $1 and c.brand_id = $2 and c.triage_state <> 'hidden'
    and c.occurred_at >= $3 and c.occurred_at < $4 and ${authorKey} is not null ${more}
  group by 1, 2`
