import { exportsPerDay, type CompanyExport } from '@bizamply/contract/offboarding'
import { AppError } from '../../../errors.ts'
import type { Ctx } from '../../../context.ts'
import { emit } from '../../../db/events.ts'
import { newId } from '../../../db/ids.ts'
import { prepared } from '../../../db/prepared.ts'
import { recordAudit } from '../../audit/index.ts'
import { exportsLeft, readExports } from './export-rows.ts'

/** Queues an export, or returns the one in progress. */
export async function requestExport(ctx: Ctx): Promise<CompanyExport> {
  return ctx.tx(async (tx) => {
    // Locks, so that of two concurrent requests the second sees the first.
    await prepared(tx, 'company-exports.lock', 'select 1 from app.companies where company_id = $1 for no key update', [
      ctx.companyId,
    ])
    const running = (await readExports(tx, ctx)).find(({ state }) => state === 'running')
    if (running) return running
    const { left, nextAt } = await exportsLeft(tx, ctx)
    if (left === 0) {
      const retryAfterSeconds = Math.max(1, Math.ceil((nextAt.getTime() - ctx.now().getTime()) / 1000))
      const message = `You can export your company’s data ${exportsPerDay} times in 24 hours. Try again later.`
      throw new AppError('RATE_LIMIT_EXCEEDED', { message, details: { retryAfterSeconds } })
    }
    const id = newId()
    await prepared(
      tx,
      'company-exports.add',
      `insert into app.company_exports (company_id, id, state, requested_by, requested_at) values ($1, $2, 'running', $3, $4)`,
      [ctx.companyId, id, ctx.actor?.userId ?? null, ctx.now()],
    )
    await recordAudit(tx, { ...ctx, brandId: null }, { action: 'company.export-requested', subjectId: id, details: {} })
    await ctx.queue.add(tx, 'company-export', { companyId: ctx.companyId, exportId: id })
    await emit(tx, { ...ctx, brandId: null }, 'job', [id])
    const booked = (await readExports(tx, ctx)).find((one) => one.id === id)
    if (!booked) throw new Error('an export that was just queued')
    return booked
  })
}
