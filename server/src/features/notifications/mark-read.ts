import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { ringBell } from './store-notifications.ts'
import { countUnread } from './recent-notifications.ts'

/** Marks the user's own notifications as read: the given ones, or all of the brand. Unknown ids are ignored. */
export async function markRead(
  ctx: Ctx,
  { ids }: { ids?: string[] | undefined; all?: boolean | undefined },
): Promise<{ unread: number }> {
  const userId = ctx.actor?.userId ?? null
  return ctx.tx(async (tx) => {
    const who = [ctx.companyId, userId, ctx.now()]
    const read = ids
      ? await prepared<{ user_id: string }>(
          tx,
          'notifications.read',
          `update app.notifications set read_at = $3
           where company_id = $1 and user_id = $2 and read_at is null and id = any($4) returning user_id`,
          [...who, ids],
        )
      : await prepared<{ user_id: string }>(
          tx,
          'notifications.read-all',
          `update app.notifications set read_at = $3
           where company_id = $1 and user_id = $2 and brand_id = $4 and read_at is null returning user_id`,
          [...who, ctx.brandId],
        )
    // Updates the user's other tabs.
    await ringBell(tx, ctx, read)
    return { unread: await countUnread(tx, ctx) }
  })
}
