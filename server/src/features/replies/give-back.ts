import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { isDatabaseAway } from '../../db/sql-errors.ts'

/**
 * Runs a send. When the database is lost on the way, what was booked and never began is given back as soon as the
 * database answers, so that the next sweep of any process sends it; the caller may ask again under the same key.
 */
export async function orGiveBack<T>(
  ctx: Ctx,
  booked: { commentId: string; key: string },
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof AppError)) void onceItAnswers(ctx, () => giveBackQueued(ctx, booked))
    throw error
  }
}

/** Writes that its request begins; should that fail, its body never leaves and the delivery goes back into the queue. */
export async function orRequeue(ctx: Ctx, deliveryId: string, begin: () => Promise<void>): Promise<void> {
  try {
    await begin()
  } catch (error) {
    // The write may have been committed all the same: only its answer was lost.
    if (!(error instanceof AppError)) void onceItAnswers(ctx, () => giveBackUnsent(ctx, deliveryId))
    throw error
  }
}

/** The end is known here and nowhere else: it is written as soon as the database answers. */
export async function untilWritten<T>(write: () => Promise<T>): Promise<T> {
  const end = Date.now() + WRITE_MS
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > end) throw error
      await new Promise((resume) => setTimeout(resume, PAUSE_MS))
    }
  }
}

const PAUSE_MS = 250
const WRITE_MS = 20_000
/** After that the sweep takes over what was left behind. */
const LONGEST_MS = 5 * 60_000

async function onceItAnswers(ctx: Ctx, giveBack: () => Promise<void>): Promise<void> {
  const end = Date.now() + LONGEST_MS
  while (Date.now() < end) {
    try {
      return await giveBack()
    } catch (error) {
      if (!isDatabaseAway(error)) return ctx.log.error({ err: error }, 'a send could not be given back')
    }
    await new Promise((resume) => setTimeout(resume, PAUSE_MS).unref())
  }
}

async function giveBackQueued(ctx: Ctx, { commentId, key }: { commentId: string; key: string }): Promise<void> {
  await ctx.tx((tx) =>
    prepared(
      tx,
      'deliveries.give-back',
      `update app.deliveries set worker = null
       where company_id = $1 and comment_id = $2 and key = $3 and state = 'queued' and worker = $4`,
      [ctx.companyId, commentId, key, ctx.db.worker],
    ),
  )
}

async function giveBackUnsent(ctx: Ctx, deliveryId: string): Promise<void> {
  await ctx.tx((tx) =>
    prepared(
      tx,
      'deliveries.unsent',
      `update app.deliveries set state = 'queued', worker = null
       where company_id = $1 and id = $2 and state in ('queued', 'sending') and worker = $3`,
      [ctx.companyId, deliveryId, ctx.db.worker],
    ),
  )
}
