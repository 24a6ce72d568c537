import type { NotificationGroup } from '@bizamply/contract/notification-kinds'
import type { Notification } from '@bizamply/contract/notifications'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { presentNotification, type NotificationRow } from './present.ts'

/** The bell shows 9+ anyway, so counting stops here. */
const UNREAD_STOP = 100

export interface RecentPage {
  notifications: Notification[]
  unread: number
  nextCursor: string | null
}

/** The user's notifications in this brand, newest first. Those about hidden or removed comments are left out. */
export async function recentNotifications(
  ctx: Ctx,
  { cursor, limit, group }: { cursor?: string | undefined; limit: number; group?: NotificationGroup | undefined },
): Promise<RecentPage> {
  const before = readCursor(cursor)
  return ctx.tx(async (tx) => {
    const name = `notifications.recent.${group ?? 'all'}.${before !== null}`
    const values = [...whose(ctx), limit + 1, ...(before ?? [])]
    const rows = await prepared<NotificationRow>(tx, name, page(group, before !== null), values)
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      notifications: shown.map(presentNotification),
      unread: await countUnread(tx, ctx),
      nextCursor: rows.length > limit && last ? `${last.created_at.getTime()}_${last.id}` : null,
    }
  })
}

export async function countUnread(tx: Tx, ctx: Ctx): Promise<number> {
  const [row] = await prepared<{ count: number }>(
    tx,
    'notifications.unread',
    `select count(*)::int as count from (select 1 from ${shownOnes} and n.read_at is null limit $4) s`,
    [...whose(ctx), UNREAD_STOP],
  )
  return row?.count ?? 0
}

/** The same for all brands of a company; brands without any are left out. */
export async function countUnreadByBrand(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<Record<string, number>> {
  const rows = await prepared<{ id: string; count: number }>(
    tx,
    'notifications.unread.brands',
    `select b.id, s.count from app.brands b, lateral (select count(*)::int as count from (select 1
       from ${shownOf('b.id')} and n.read_at is null limit $3) u) s
     where b.company_id = $1 and b.archived_at is null and s.count > 0`,
    [companyId, userId, UNREAD_STOP],
  )
  return Object.fromEntries(rows.map(({ id, count }) => [id, count]))
}

const whose = (ctx: Ctx): unknown[] => [ctx.companyId, ctx.actor?.userId ?? null, ctx.brandId]

const shownOf = (brand: string): string => `app.notifications n
  left join app.comments c on c.company_id = $1 and c.id = n.comment_id
  left join app.products p on p.company_id = $1 and p.id = c.product_id
  left join app.users a on a.id = n.actor_id
  where n.company_id = $1 and n.user_id = $2 and n.brand_id = ${brand} and n.in_app
    and (n.comment_id is null or (c.id is not null and c.triage_state <> 'hidden'))`

const shownOnes = shownOf('$3')

/** Sensitive ones are also those whose review was found to be so later. */
const inGroup: Record<NotificationGroup, string> = {
  sensitive: `and (n.kind = 'risk' or cardinality(c.risks) > 0)`,
  mention: `and n.kind in ('mention', 'assigned')`,
  system: `and n.kind not in ('comment', 'low-rating', 'risk', 'mention', 'assigned', 'woke')`,
}

const page = (
  group: NotificationGroup | undefined,
  hasCursor: boolean,
): string => `select n.id, n.kind, n.comment_id, n.details, n.created_at,
    n.read_at is not null as read, a.name as actor_name, c.author_name, c.platform, c.rating,
    left(c.content, 500) as content, p.title as product_title, c.risks,
    (select u.number_format from app.users u where u.id = $2) as number_format
  from ${shownOnes} ${group ? inGroup[group] : ''} ${hasCursor ? 'and (n.created_at, n.id) < ($5, $6)' : ''}
  order by n.created_at desc, n.id desc limit $4`

function readCursor(cursor: string | undefined): [Date, string] | null {
  if (cursor === undefined) return null
  const match = /^(-?\d{1,14})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor)
  if (!match?.[1] || !match[2]) {
    throw new AppError('BAD_REQUEST', { errors: [{ path: 'cursor', message: 'Invalid cursor for this list' }] })
  }
  return [new Date(Number(match[1])), match[2]]
}
