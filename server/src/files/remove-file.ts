import type { Services } from '../context.ts'
import { prepared } from '../db/prepared.ts'
import type { Tx } from '../db/database.ts'

export async function removeFile(tx: Tx, companyId: string, id: string): Promise<void> {
  await prepared(tx, 'files.remove', 'delete from app.files where company_id = $1 and id = $2', [companyId, id])
}

/** When it is deleted; null until it is removed. */
export async function keepFile(tx: Tx, companyId: string, id: string, until: Date | null): Promise<void> {
  await prepared(tx, 'files.keep', 'update app.files set expires_at = $3 where company_id = $1 and id = $2', [
    companyId,
    id,
    until,
  ])
}

const PAGE = 100

/** Deletes expired files of all companies; a sweep. The rest of a long list waits for the next run. */
export async function sweepFiles({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  for (let pages = 0; pages < 10; pages++) {
    const old = await db.asAdmin((tx) =>
      prepared<{ company_id: string; id: string }>(
        tx,
        'files.old',
        'select company_id, id from app.files where expires_at <= $1 limit $2',
        [now(), PAGE],
      ),
    )
    if (old.length === 0) return
    const companies = [...new Set(old.map((file) => file.company_id))]
    const ids = old.map(({ id }) => id)
    await db.inServer((tx) =>
      prepared(tx, 'files.sweep', 'select app.remove_expired_files($1, $2, $3)', [companies, ids, now()]),
    )
    if (old.length < PAGE) return
  }
}
