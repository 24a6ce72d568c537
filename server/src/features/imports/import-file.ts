import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { removeFile } from '../../files/index.ts'

/** Another import may still read the same file; the last one deletes it. */
export async function releaseFile(tx: Tx, ctx: Ctx, importId: string, fileId: string): Promise<void> {
  await prepared(tx, 'imports.let-go', 'update app.imports set file_id = null where company_id = $1 and id = $2', [
    ctx.companyId,
    importId,
  ])
  await removeUnlessRead(tx, ctx, fileId)
}

/** Deletes a file unless another running import reads it. */
export async function removeUnlessRead(tx: Tx, ctx: Ctx, fileId: string): Promise<void> {
  const others = await prepared(
    tx,
    'imports.same-file',
    `select i.id from app.job_runs j join app.imports i on i.company_id = $1 and i.id = j.subject_id
     where j.company_id = $1 and j.kind = 'import' and j.state = 'running' and i.file_id = $2`,
    [ctx.companyId, fileId],
  )
  if (others.length === 0) await removeFile(tx, ctx.companyId, fileId)
}
