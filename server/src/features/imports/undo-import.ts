import type { z } from 'zod'
import type { importStarted } from '@bizamply/contract/imports'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { emit } from '../../db/events.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import { lockImport } from './find-import.ts'

/** Queues the undo of a whole import; one that is already running continues instead. */
export async function undoImport(ctx: Ctx, importId: string): Promise<z.infer<typeof importStarted>> {
  return ctx.tx(async (tx) => {
    const found = await lockImport(tx, ctx, importId)
    if (found.undoJobId) return { jobId: found.undoJobId, importId }
    if (found.state === 'running') {
      throw new AppError('IN_PROGRESS', { message: 'This import is still running. Stop it first.' })
    }
    const jobId = newId()
    const where = { ...ctx, brandId: found.brandId }
    await prepared(
      tx,
      'imports.enqueue-undo',
      `insert into app.job_runs (company_id, id, brand_id, kind, state, subject_id, total, result, created_at, requested_by)
       values ($1, $2, $3, 'import-undo', 'running', $4, $5, $6, $7, $8)`,
      [
        ctx.companyId,
        jobId,
        found.brandId,
        importId,
        found.created + found.updated,
        JSON.stringify({ removed: 0, restored: 0, kept: 0 }),
        ctx.now(),
        ctx.actor?.userId ?? null,
      ],
    )
    const details = { fileName: found.fileName, kind: found.kind }
    await recordAudit(tx, where, { action: 'import.undo-started', subjectId: importId, details })
    await ctx.queue.add(tx, 'import-undo', { companyId: ctx.companyId, jobId })
    await emit(tx, where, 'job', [jobId])
    return { jobId, importId }
  })
}
