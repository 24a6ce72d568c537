import type { Services } from '../../../context.ts'
import { prepared } from '../../../db/prepared.ts'

/** Requeues exports whose job was lost with its process; a sweep. */
export async function enqueueExports({ db, queue }: Pick<Services, 'db' | 'queue'>): Promise<void> {
  const open = (await queue.open('company-export')).map(({ exportId }) => exportId)
  const rows = await db.asAdmin((tx) =>
    prepared<{ company_id: string; id: string }>(
      tx,
      'company-exports.unfinished',
      `select company_id, id from app.company_exports where state = 'running' and id <> all($1::uuid[]) limit 200`,
      [open],
    ),
  )
  await queue.addAll(
    'company-export',
    rows.map((row) => ({ companyId: row.company_id, exportId: row.id })),
  )
}
