import type { Tx } from '../../db/database.ts'
import { firstProblems, readProblems, type LedgerCheck, type ProblemRow } from './ledger-problem.ts'

/** Every account against its entries and holds, and every hold against its comment or message. */
export async function brokenSums(tx: Tx): Promise<LedgerCheck> {
  const { rows } = await tx.$client.query<ProblemRow>(`
    with entries as (select company_id, sum(credits) filter (where credits > 0) as added,
        -sum(credits) filter (where credits < 0) as used, count(*) as n from app.credit_entries group by 1),
      holds as (select company_id, sum(credits) filter (where state = 'open') as open,
        sum(credits) filter (where state = 'settled') as settled from app.credit_holds group by 1),
      problems as (
    select a.company_id, 'the balance doesn’t equal the sum of the entries and open holds' as problem
    from app.credit_accounts a left join entries e using (company_id) left join holds h using (company_id)
    where a.total <> coalesce(e.added, 0) or a.used <> coalesce(e.used, 0) + coalesce(h.open, 0)
      or coalesce(e.used, 0) <> coalesce(h.settled, 0) or a.seq <> coalesce(e.n, 0)
      or a.booked <> coalesce(e.added, 0) - coalesce(e.used, 0)
    union all
    select h.company_id, 'hold ' || h.id || ' doesn’t match its entry' from app.credit_holds h
    left join app.credit_entries e on e.company_id = h.company_id and e.hold_id = h.id
    where (h.state = 'settled') <> (e.id is not null) or (e.id is not null and e.credits <> -h.credits)
    union all
    select g.company_id, 'grant ' || g.id || ' doesn’t match its entry' from app.credit_grants g
    left join app.credit_entries e on e.company_id = g.company_id and e.grant_id = g.id
    where e.id is null or e.credits <> g.credits or e.type <> g.type
    union all
    select e.company_id, 'entries without an account' from entries e
    left join app.credit_accounts a using (company_id) where a.company_id is null
    union all
    select c.company_id, 'comment ' || c.id || ' is sent without exactly one posted delivery per channel' from app.comments c
    left join lateral (select count(*) as posted, count(distinct d.channel) as channels from app.deliveries d
      where d.company_id = c.company_id and d.comment_id = c.id and d.state = 'posted') d on true
    where c.status = 'sent' and c.reply_composer is distinct from 'elsewhere' and (d.posted = 0 or d.posted <> d.channels)
    union all
    select d.company_id, 'delivery ' || d.id || ' is ' || d.state || ' but its hold is ' || h.state
    from app.deliveries d join app.credit_holds h on h.company_id = d.company_id and h.id = d.hold_id
    left join app.credit_entries e on e.company_id = d.company_id and e.hold_id = d.hold_id
    left join app.credit_grants g on g.company_id = d.company_id and g.key in ('undelivered:' || d.id, 'refund:' || e.id)
    where h.state <> case when d.state in ('posted', 'withdrawn') then 'settled' when d.state = 'cancelled' then 'released'
      when d.state <> 'failed' then 'open' when g.credits = h.credits then 'settled' else 'released' end
    union all
    select d.company_id, 'delivery ' || d.id || ' is posted but its comment is ' || c.status
    from app.deliveries d join app.comments c on c.company_id = d.company_id and c.id = d.comment_id
    where d.state = 'posted' and c.status <> 'sent')
    ${firstProblems}`)
  return readProblems(rows)
}
