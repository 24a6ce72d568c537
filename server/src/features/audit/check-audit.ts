import type { AuditCheck } from '@bizamply/contract/audit'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

/** Recomputes every hash of the company's log and reports the first mismatch. */
export const checkAudit = (ctx: Pick<Ctx, 'tx' | 'companyId'>): Promise<AuditCheck> =>
  ctx.tx((tx) => checkHashes(tx, ctx.companyId))

interface Page {
  broken: number | null
  /** Whether the first mismatch is a gap or a missing entry. */
  gone: boolean | null
  last: number | null
  hash: Buffer | null
}

/** Entries written during the check sort after its starting point; the next check covers them. */
export async function checkHashes(tx: Tx, companyId: string): Promise<AuditCheck> {
  const [head] = await prepared<{ seq: number; hash: Buffer }>(
    tx,
    'audit.head',
    'select seq::float8 as seq, hash from app.audit_heads where company_id = $1',
    [companyId],
  )
  const until = head?.seq ?? 0
  let seq = 0
  let hash: Buffer = Buffer.alloc(0)
  while (seq < until) {
    const [page] = await prepared<Page>(tx, 'audit.check', pageStatement, [companyId, seq, hash, until, AT_ONCE])
    if (page?.broken) return broken(seq, page.broken, page.gone ? 'missing' : 'changed')
    if (!page?.last || !page.hash) return broken(seq, seq + 1, 'cut')
    seq = page.last
    hash = page.hash
  }
  if (head && !hash.equals(head.hash)) return broken(seq, seq, 'changed')
  const unhashed = await prepared(tx, 'audit.unhashed', unhashedStatement, [companyId])
  if (unhashed.length > 0) return broken(seq, seq + 1, 'unhashed')
  return { intact: true, entries: seq, brokenAt: null, problem: null }
}

const broken = (entries: number, brokenAt: number, problem: AuditCheck['problem']): AuditCheck => ({
  intact: false,
  entries,
  brokenAt,
  problem,
})

const AT_ONCE = 2000

// The first hash of a page covers the last entry of the page before.
const pageStatement = `
  with page as (
    select seq, digest, hash, forgotten, entry_id from app.audit_hashes
    where company_id = $1 and seq > $2 and seq <= $4 order by seq limit $5),
  seen as (
    select p.seq, p.hash, e.id, lag(p.seq, 1, $2::bigint) over w as last,
      sha256(lag(p.hash, 1, $3::bytea) over w || p.digest) as computed,
      app.audit_digest(e, p.seq) = coalesce(p.forgotten, p.digest) as same
    from page p left join app.audit_entries e on e.company_id = $1 and e.id = p.entry_id
    window w as (order by p.seq)),
  wrong as (
    select case when seq <> last + 1 then last + 1 else seq end as seq, id is null or seq <> last + 1 as gone from seen
    where id is null or seq <> last + 1 or hash <> computed or not same order by seq limit 1)
  select (select seq from wrong)::float8 as broken, (select gone from wrong) as gone, max(seq)::float8 as last,
    (array_agg(hash order by seq desc))[1] as hash
  from seen`

const unhashedStatement = `select 1 from app.audit_entries e where e.company_id = $1
  and not exists (select 1 from app.audit_hashes h where h.company_id = $1 and h.entry_id = e.id) limit 1`
