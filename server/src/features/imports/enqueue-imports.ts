import type { Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'

/** Imports and undos whose job was lost; a sweep puts them into the queue again. */
export async function enqueueImports({ db, queue }: Services): Promise<void> {
  const runs = await db.asAdmin((tx) =>
    prepared<{ company_id: string; id: string; kind: 'import' | 'import-undo' }>(
      tx,
      'imports.unfinished',
      `select company_id, id, kind from app.job_runs where state = 'running' and kind in ('import', 'import-undo') limit 200`,
      [],
    ),
  )
  for (const run of runs) await queue.addNow(run.kind, { companyId: run.company_id, jobId: run.id })
}
