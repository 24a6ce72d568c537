import type { Tx } from '../../db/database.ts'
import type { BookProblem } from './check-books.ts'

/** A refund by an administrator gives back what its charge took: the same company's, the same number, one at most. */
export async function brokenRefunds(tx: Tx): Promise<BookProblem[]> {
  const { rows } = await tx.$client.query<{ company_id: string; problem: string }>(`
    select g.company_id, 'refund ' || g.id || ' is not what its entry was charged' as problem
    from app.credit_grants g
    left join app.credit_entries e on e.company_id = g.company_id and 'refund:' || e.id = g.key and e.type = 'usage'
    where g.key like 'refund:%' and (e.id is null or g.type <> 'refund' or g.credits <> -e.credits)
    union all
    select g.company_id, 'entry ' || e.id || ' was given back twice'
    from app.credit_grants g
    join app.credit_entries e on e.company_id = g.company_id and 'refund:' || e.id = g.key
    join app.deliveries d on d.company_id = g.company_id and d.hold_id = e.hold_id
    join app.credit_grants b on b.company_id = g.company_id and b.key = 'undelivered:' || d.id
    where g.key like 'refund:%'`)
  return rows.map((row) => ({ companyId: row.company_id, problem: row.problem }))
}
