import type { Services } from '../context.ts'
import { prepared } from '../db/prepared.ts'
import type { Tx } from '../db/database.ts'

export async function removeFile(tx: Tx, companyId: string, id: string): Promise<void> {
  await prepared(tx, 'files.remove', 'delete from app.files where company_id = $1 and id = $2', [companyId, id])
}

/** Until when it stays; null is until it is removed. */
export async function keepFile(tx: Tx, companyId: string, id: string, until: Date | null): Promise<void> {
  await prepared(tx, 'files.keep', 'update app.files set expires_at = $3 where company_id = $1 and id = $2', [
    companyId,
    id,
    until,
  ])
}

/** Files whose time is over, of all companies; a sweep. */
export async function sweepFiles({ db, now }: Services): Promise<void> {
  const old = await db.asAdmin((tx) =>
    prepared<{ company_id: string; id: string }>(
      tx,
      'files.old',
      'select company_id, id from app.files where expires_at <= $1 limit 100',
      [now()],
    ),
  )
  for (const { company_id, id } of old) await db.inCompany(company_id, (tx) => removeFile(tx, company_id, id))
}
