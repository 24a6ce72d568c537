import type { Services } from '../../context.ts'
import { notLeaving } from '../../db/offboarding.ts'
import { prepared } from '../../db/prepared.ts'

/** Enqueues imports and undos whose job was lost again; a sweep. */
export async function enqueueImports({ db, queue }: Services): Promise<void> {
  const open = [...(await queue.open('import')), ...(await queue.open('import-undo'))].map(({ jobId }) => jobId)
  const runs = await db.asAdmin((tx) =>
    prepared<{ company_id: string; id: string; kind: 'import' | 'import-undo' }>(
      tx,
      'imports.unfinished',
      `select j.company_id, j.id, j.kind from app.job_runs j where state = 'running' and kind in ('import', 'import-undo')
         and j.id <> all($1::uuid[]) and ${notLeaving('j')} limit 200`,
      [open],
    ),
  )
  for (const kind of ['import', 'import-undo'] as const) {
    const lost = runs.filter((run) => run.kind === kind)
    await queue.addAll(
      kind,
      lost.map((run) => ({ companyId: run.company_id, jobId: run.id })),
    )
  }
}
