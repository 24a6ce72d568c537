import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { isDatabaseAway } from '../../db/sql-errors.ts'

/**
 * Runs a send. If the database is lost, deliveries that never started return to the queue when it recovers, so that the
 * next sweep sends them. The caller may retry with the same key.
 */
export async function requeueSendsOnOutage<T>(
  ctx: Ctx,
  created: { commentId: string; key: string },
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof AppError)) void onceDatabaseResponds(ctx, () => requeueQueued(ctx, created))
    throw error
  }
}

/** Records that the request begins. If that fails, its body is never sent and the delivery returns to the queue. */
export async function requeueDeliveryOnOutage(
  ctx: Ctx,
  deliveryId: string,
  begin: (at: Date) => Promise<void>,
): Promise<void> {
  const at = ctx.now()
  try {
    await begin(at)
  } catch (error) {
    // The write may have committed with only its response lost.
    if (!(error instanceof AppError)) void onceDatabaseResponds(ctx, () => requeueUnsent(ctx, deliveryId, at))
    throw error
  }
}

const PAUSE_MS = 250
/** After this time, the sweep takes over. */
const LONGEST_MS = 5 * 60_000

async function onceDatabaseResponds(ctx: Ctx, requeue: () => Promise<void>): Promise<void> {
  const end = Date.now() + LONGEST_MS
  while (Date.now() < end) {
    try {
      return await requeue()
    } catch (error) {
      if (!isDatabaseAway(error)) return ctx.log.error({ err: error }, 'could not return a send to the queue')
    }
    await new Promise((resume) => setTimeout(resume, PAUSE_MS).unref())
  }
}

async function requeueQueued(ctx: Ctx, { commentId, key }: { commentId: string; key: string }): Promise<void> {
  await ctx.tx((tx) =>
    prepared(
      tx,
      'deliveries.requeue-queued',
      `update app.deliveries set worker = null
       where company_id = $1 and comment_id = $2 and key = $3 and state = 'queued' and worker = $4`,
      [ctx.companyId, commentId, key, ctx.db.worker],
    ),
  )
}

// A send that this process has begun since then is another one, and may be posted.
async function requeueUnsent(ctx: Ctx, deliveryId: string, begunAt: Date): Promise<void> {
  await ctx.tx((tx) =>
    prepared(
      tx,
      'deliveries.unsent',
      `update app.deliveries set state = 'queued', worker = null
       where company_id = $1 and id = $2 and worker = $3
         and (state = 'queued' or (state = 'sending' and begun_at = $4))`,
      [ctx.companyId, deliveryId, ctx.db.worker, begunAt],
    ),
  )
}
