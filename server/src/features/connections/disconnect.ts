import { services as facts, type ServiceKey } from '@bizamply/contract/platforms'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { asServer } from '../../db/as-server.ts'
import { emit } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import { openAccess } from './find-access.ts'
import { recordEvent } from './record-activity.ts'

/**
 * Disconnects a service: revokes its tokens, deletes ours, and stops its jobs. Comments and
 * replies stay, because they belong to the merchant.
 */
export async function disconnect(ctx: Ctx, platform: ServiceKey): Promise<void> {
  const { name, canRemove } = facts[platform]
  if (!canRemove)
    throw new AppError('FORBIDDEN', { message: `${name} is managed by your store. You can’t remove it here.` })
  const row = await ctx.tx(async (tx) => {
    const rows = await prepared<Removed>(
      tx,
      'connections.remove',
      `delete from app.connections where company_id = $1 and brand_id = $2 and platform = $3
       returning id, account, sealed_credentials, state, notify_author`,
      [ctx.companyId, ctx.brandId, platform],
    )
    const gone = rows[0]
    if (!gone) throw new AppError('NOT_CONNECTED', { message: `${name} isn’t connected for this brand.` })
    await asServer(tx, () =>
      prepared(tx, 'claims.leave', 'delete from app.shop_claims where platform = $1 and connection_id = $2', [
        platform,
        gone.id,
      ]),
    )
    await prepared(
      tx,
      'connections.stop-jobs',
      `update app.job_runs set stop_requested = true where company_id = $1 and subject_id = $2 and state = 'running'`,
      [ctx.companyId, gone.id],
    )
    await prepared(
      tx,
      'connections.forget-posts',
      `delete from app.job_runs where company_id = $1 and kind = 'read-post' and subject_id = $2`,
      [ctx.companyId, gone.id],
    )
    await recordEvent(tx, ctx, { platform, kind: 'removed' })
    await recordAudit(tx, ctx, { action: 'connection.removed', subjectId: gone.id, details: { platform } })
    await emit(tx, ctx, 'connection', [gone.id])
    return gone
  })
  await notifyService(ctx, platform, row)
}

export type Removed = Parameters<typeof openAccess>[2]

// Ours is deleted already; if the service is unavailable now, the unused token expires.
export async function notifyService(ctx: Ctx, platform: ServiceKey, row: Removed): Promise<void> {
  const authorizer = ctx.platforms.service(platform)?.authorizer
  await authorizer
    ?.revoke?.(openAccess(ctx, platform, row))
    .catch((err: unknown) => ctx.log.warn({ err, platform }, 'a service’s access couldn’t be revoked'))
}
