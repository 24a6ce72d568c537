import { inside, type Ctx, type Services } from '../../../context.ts'
import { emit } from '../../../db/events.ts'
import { prepared } from '../../../db/prepared.ts'
import { openSnapshot } from '../../../db/snapshot.ts'
import { storeFile, type StoredFile } from '../../../files/index.ts'
import type { YieldToOthers } from '../../../jobs/fair-queue.ts'
import { endExport, failExport } from './end-export.ts'
import { EXPORT_KEPT_MS, EXPORT_PURPOSE } from './export-rows.ts'
import { listExportParts, writeCompanyExport } from './write-company-export.ts'

const MOST_BYTES = 8 * 1024 ** 3
/** Longer than an export of any size takes. */
const WHILE_MADE_MS = 6 * 3_600_000

/** Builds the archive from one snapshot of the company. A job left behind by a killed process starts again. */
export async function exportJob(
  services: Services,
  { companyId, exportId }: { companyId: string; exportId: string },
  signal: AbortSignal,
  yieldToOthers: YieldToOthers,
): Promise<void> {
  const ctx = inside(services, { companyId, publicId: '', brandId: '', actor: null })
  if (!(await begin(ctx, exportId))) return
  try {
    const file = await makeFile(ctx, exportId, async () => {
      signal.throwIfAborted()
      await yieldToOthers()
    })
    await endExport(ctx, exportId, file)
  } catch (error) {
    if (signal.aborted) return
    services.log.error({ err: error, exportId }, 'company export failed')
    await failExport(ctx, exportId)
  }
}

/** False if it has ended. Deletes files of earlier attempts first. */
const begin = (ctx: Ctx, id: string): Promise<boolean> =>
  ctx.tx(async (tx) => {
    const [row] = await prepared(
      tx,
      'company-exports.begin',
      `update app.company_exports set done = 0, total = null where company_id = $1 and id = $2 and state = 'running' returning id`,
      [ctx.companyId, id],
    )
    if (!row) return false
    await prepared(
      tx,
      'company-exports.drop-left',
      `delete from app.files f where f.company_id = $1 and f.purpose = $2 and not exists (
         select 1 from app.company_exports e where e.company_id = $1 and e.file_id = f.id)`,
      [ctx.companyId, EXPORT_PURPOSE],
    )
    return true
  })

async function makeFile(ctx: Ctx, id: string, page: YieldToOthers): Promise<StoredFile> {
  const madeAt = ctx.now()
  const snapshot = await openSnapshot(ctx.db, ctx.companyId)
  try {
    const parts = await listExportParts(snapshot, { companyId: ctx.companyId, madeAt })
    const part = countParts(ctx, id, parts.length)
    const name = `bizamply-export-${madeAt.toISOString().slice(0, 10)}.zip`
    const stored = { purpose: EXPORT_PURPOSE, name, keepMs: EXPORT_KEPT_MS, most: MOST_BYTES, arriveMs: WHILE_MADE_MS }
    return await storeFile(ctx, stored, writeCompanyExport(parts, madeAt, { page, part }))
  } finally {
    await snapshot.close().catch(() => undefined)
  }
}

const TELL_EVERY_MS = 500

/** Updates open screens at most twice a second. */
function countParts(ctx: Ctx, id: string, total: number): () => Promise<void> {
  let [done, reportedAt] = [0, 0]
  return async () => {
    done += 1
    if (performance.now() - reportedAt < TELL_EVERY_MS) return
    reportedAt = performance.now()
    await ctx.tx(async (tx) => {
      await prepared(
        tx,
        'company-exports.progress',
        'update app.company_exports set done = $3, total = $4 where company_id = $1 and id = $2',
        [ctx.companyId, id, done, total],
      )
      await emit(tx, { ...ctx, brandId: null }, 'job', [id])
    })
  }
}
