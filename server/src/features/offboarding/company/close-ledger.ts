import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'

/** Keeps totals and a hash after the company is erased: credits granted and used, and the last hash of its chain. */
export async function closeLedger(tx: Tx, { companyId }: Pick<Ctx, 'companyId'>): Promise<void> {
  await prepared(
    tx,
    'company-deletions.ledger',
    `update app.company_deletions set ledger = (
       select jsonb_build_object('entries', count(*), 'added', coalesce(sum(credits) filter (where credits > 0), 0),
         'used', coalesce(-sum(credits) filter (where credits < 0), 0),
         'head', (select encode(a.head, 'hex') from app.credit_accounts a where a.company_id = $1))
       from app.credit_entries where company_id = $1)
     where company_id = $1`,
    [companyId],
  )
}
