import { AppError } from '../../../errors.ts'
import type { Ctx } from '../../../context.ts'
import { emit } from '../../../db/events.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { enqueueMail } from '../../../mail/index.ts'
import { findFile, readFile, removeFile, type StoredFile } from '../../../files/index.ts'
import { EXPORT_KEPT_MS, EXPORT_PURPOSE } from './export-rows.ts'

/** Stores the file and notifies the requester; an export that ended meanwhile stores none. */
export const endExport = (ctx: Ctx, id: string, file: StoredFile): Promise<void> =>
  ctx.tx(async (tx) => {
    const [ended] = await prepared<{ requested_by: string | null }>(
      tx,
      'company-exports.end',
      `update app.company_exports set state = 'done', done = coalesce(total, done), ended_at = $3, expires_at = $4,
         file_id = $5, bytes = $6 where company_id = $1 and id = $2 and state = 'running' returning requested_by`,
      [ctx.companyId, id, ctx.now(), new Date(ctx.now().getTime() + EXPORT_KEPT_MS), file.id, file.size],
    )
    if (!ended) return removeFile(tx, ctx.companyId, file.id)
    await emit(tx, { ...ctx, brandId: null }, 'job', [id])
    await mailReady(tx, ctx, ended.requested_by)
  })

export const failExport = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async (tx) => {
    await prepared(
      tx,
      'company-exports.fail',
      `update app.company_exports set state = 'failed', ended_at = $3 where company_id = $1 and id = $2 and state = 'running'`,
      [ctx.companyId, id, ctx.now()],
    )
    await emit(tx, { ...ctx, brandId: null }, 'job', [id])
  })

async function mailReady(tx: Tx, ctx: Ctx, userId: string | null): Promise<void> {
  const [to] = await prepared<{ email: string; name: string; locale: string; company: string }>(
    tx,
    'company-exports.asker',
    `select u.email, u.name, u.locale, c.name as company from app.members m
     join app.users u on u.id = m.user_id join app.companies c on c.company_id = m.company_id
     where m.company_id = $1 and m.user_id = $2 and m.role = 'admin'`,
    [ctx.companyId, userId],
  )
  if (!to) return
  const values = { name: to.name, company: to.company, link: `${ctx.appUrl}/settings?tab=company` }
  await enqueueMail(tx, ctx, { template: 'company-export-ready', to: to.email, locale: to.locale, values })
}

/** The file to download, until it expires. */
export async function openExportFile(
  ctx: Ctx,
  exportId: string,
): Promise<{ name: string; type: string; pieces: AsyncGenerator<Uint8Array> }> {
  const file = await ctx.tx(async (tx) => {
    const [row] = await prepared<{ file_id: string | null }>(
      tx,
      'company-exports.file',
      'select file_id from app.company_exports where company_id = $1 and id = $2',
      [ctx.companyId, exportId],
    )
    if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this export.' })
    const found = row.file_id ? await findFile(tx, ctx, EXPORT_PURPOSE, row.file_id) : null
    if (!found) throw new AppError('NOT_FOUND', { message: 'This download has expired. Request a new export.' })
    return found
  })
  return { name: file.name, type: 'application/zip', pieces: readFile(ctx, file.id) }
}
