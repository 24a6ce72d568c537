import type { Tx } from '../../db/database.ts'
import { brokenHashChains } from './check-hash-chain.ts'
import { firstProblems, joinChecks, readProblems, type LedgerCheck, type ProblemRow } from './ledger-problem.ts'

interface Behind extends Record<string, unknown> {
  company_id: string
  seq: string
  head: Buffer
  booked: number
  /** Null if no day is closed yet. */
  entered: Date | null
}

/** Every account against its last closed day and the entries after it, which are checked in full. */
export async function brokenSince(tx: Tx): Promise<LedgerCheck> {
  const { rows } = await tx.$client.query<ProblemRow>(problems)
  const { rows: behind } = await tx.$client
    .query<Behind>(`${places} select company_id, last_seq as seq, day_head as head,
    closing as booked, day_end as entered from places where seq > last_seq`)
  const chains = behind.map(({ company_id: companyId, seq, head, booked, entered }) =>
    Number(seq) === 0 || entered === null
      ? { companyId }
      : { companyId, from: { seq: Number(seq), head, booked, entered: entered.getTime() - 1 } },
  )
  return joinChecks([readProblems(rows), await brokenHashChains(tx, chains)])
}

const places = `with places as (select a.*, coalesce(d.last_seq, 0) as last_seq, coalesce(d.closing, 0) as closing,
      coalesce(d.head, sha256(''::bytea)) as day_head, (d.day + 1)::timestamp at time zone 'UTC' as day_end
    from app.credit_accounts a left join lateral (select * from app.credit_days d where d.company_id = a.company_id
      order by day desc limit 1) d on true)`

const problems = `${places},
  open as (select company_id, sum(credits) as credits from app.credit_holds where state = 'open' group by 1),
  fresh as (select e.* from places p join app.credit_entries e on e.company_id = p.company_id and e.seq > p.last_seq),
  sums as (select company_id, count(*) as n, sum(credits) as credits from fresh group by 1),
  problems as (
  select p.company_id, 'the balance doesn’t equal the last closed day’s balance plus later entries' as problem
  from places p left join open o using (company_id) left join sums s using (company_id)
  where p.booked <> p.closing + coalesce(s.credits, 0) or p.seq <> p.last_seq + coalesce(s.n, 0)
    or p.total - p.used <> p.booked - coalesce(o.credits, 0) or p.seq = p.last_seq and p.head <> p.day_head
  union all
  select f.company_id, 'entry ' || f.seq || ' doesn’t match its hold or grant' from fresh f
  left join app.credit_holds h on h.company_id = f.company_id and h.id = f.hold_id
  left join app.credit_grants g on g.company_id = f.company_id and g.id = f.grant_id
  where f.hold_id is not null and (h.id is null or h.state <> 'settled' or h.credits <> -f.credits or f.type <> 'usage')
    or f.grant_id is not null and (g.id is null or g.credits <> f.credits or g.type <> f.type)
  union all
  select f.company_id, 'entry ' || f.seq || ' was charged for a delivery that is ' || d.state from fresh f
  join app.deliveries d on d.company_id = f.company_id and d.hold_id = f.hold_id
  left join app.credit_grants g on g.company_id = f.company_id and g.key in ('undelivered:' || d.id, 'refund:' || f.id)
  where d.state not in ('posted', 'withdrawn') and (d.state <> 'failed' or g.credits is distinct from -f.credits)
  union all
  select f.company_id, 'refund ' || g.id || ' doesn’t match what its entry was charged' from fresh f
  join app.credit_grants g on g.company_id = f.company_id and g.id = f.grant_id and g.key like 'refund:%'
  left join app.credit_entries e on e.company_id = f.company_id and 'refund:' || e.id = g.key and e.type = 'usage'
  where e.id is null or g.credits <> -e.credits)
  ${firstProblems}`
