import type { Tx } from '../../db/database.ts'
import { firstProblems, readProblems, type LedgerCheck, type ProblemRow } from './ledger-problem.ts'

/** Closed days follow each other without a gap, and each still equals its entries. */
export async function brokenDays(tx: Tx): Promise<LedgerCheck> {
  const { rows } = await tx.$client.query<ProblemRow>(`
    with days as (select d.*, lag(last_seq, 1, 0::bigint) over w as before, lag(closing, 1, 0) over w as carried
      from app.credit_days d window w as (partition by company_id order by day)),
    sums as (select d.company_id, d.day, count(*) as n,
        coalesce(sum(e.credits) filter (where e.credits > 0), 0) as added,
        coalesce(-sum(e.credits) filter (where e.credits < 0), 0) as used,
        count(*) filter (where (e.entered_at at time zone 'UTC')::date <> d.day) as strays
      from app.credit_days d
      join app.credit_entries e on e.company_id = d.company_id and e.seq between d.first_seq and d.last_seq
      group by 1, 2),
    problems as (
    select d.company_id, 'day ' || d.day || ' doesn’t continue from the previous day' as problem
    from days d where d.first_seq <> d.before + 1 or d.opening <> d.carried
    union all
    select d.company_id, 'day ' || d.day || ' doesn’t equal the sum of its entries'
    from days d left join sums s using (company_id, day)
    where s.n is distinct from d.last_seq - d.first_seq + 1 or s.added <> d.added or s.used <> d.used or s.strays > 0
    union all
    select d.company_id, 'day ' || d.day || ' doesn’t end with its last entry'
    from days d left join app.credit_entries e on e.company_id = d.company_id and e.seq = d.last_seq
    where e.hash is distinct from d.head or e.entered_at is not null and e.balance_after <> d.closing
    union all
    select d.company_id, 'entry ' || e.seq || ' was entered on day ' || d.day || ', which was already closed'
    from (select distinct on (company_id) * from app.credit_days order by company_id, day desc) d
    join lateral (select seq, entered_at from app.credit_entries e where e.company_id = d.company_id
      and e.seq > d.last_seq and (e.entered_at at time zone 'UTC')::date <= d.day order by seq limit 1) e on true)
    ${firstProblems}`)
  return readProblems(rows)
}
