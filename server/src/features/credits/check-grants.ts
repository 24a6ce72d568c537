import type { Tx } from '../../db/database.ts'
import { firstProblems, readProblems, type LedgerCheck, type ProblemRow } from './ledger-problem.ts'

/**
 * An administrator's refund returns its entry's credits once. Every pack that its shop confirmed
 * was granted with its own credits, and no other was.
 */
export async function brokenGrants(tx: Tx): Promise<LedgerCheck> {
  const { rows } = await tx.$client.query<ProblemRow>(`with problems as (
    select g.company_id, 'refund ' || g.id || ' doesn’t match what its entry was charged' as problem
    from app.credit_grants g
    left join app.credit_entries e on e.company_id = g.company_id and 'refund:' || e.id = g.key and e.type = 'usage'
    where g.key like 'refund:%' and (e.id is null or g.type <> 'refund' or g.credits <> -e.credits)
    union all
    select g.company_id, 'entry ' || e.id || ' was refunded twice'
    from app.credit_grants g
    join app.credit_entries e on e.company_id = g.company_id and 'refund:' || e.id = g.key
    join app.deliveries d on d.company_id = g.company_id and d.hold_id = e.hold_id
    join app.credit_grants b on b.company_id = g.company_id and b.key = 'undelivered:' || d.id
    where g.key like 'refund:%'
    union all
    select c.company_id, 'charge ' || c.id || ' is ' || c.state || ' and its credits are ' || coalesce(g.credits::text, 'none')
    from app.charges c left join app.credit_grants g on g.company_id = c.company_id and g.key = 'charge:' || c.id
    where c.kind = 'pack' and ((c.state = 'active') <> (g.id is not null) or g.credits <> c.credits)
    union all
    select g.company_id, 'grant ' || g.id || ' belongs to a charge that doesn’t exist' from app.credit_grants g
    where g.key like 'charge:%' and not exists (
      select 1 from app.charges c where c.company_id = g.company_id and 'charge:' || c.id = g.key))
    ${firstProblems}`)
  return readProblems(rows)
}
