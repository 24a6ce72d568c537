import type { NotificationKind } from '@bizamply/contract/notification-kinds'
import { usualQuiet } from '@bizamply/contract/notification-channels'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { mailDue, pushDue, type PersonClock } from './due.ts'

export interface Stored {
  id: string
  user_id: string
  brand_id: string
  kind: NotificationKind
  in_app: boolean
  mail: boolean
  push: boolean
}

/** A cause repeated within an hour is not mailed again. */
const AGAIN = '1 hour'

interface NewSend {
  notificationId: string
  userId: string
  channel: 'mail' | 'push'
  dueAt: Date
}

/** Queues emails and pushes. The row's unique key makes each go out once, even after a crash. */
export async function planSends(tx: Tx, where: Pick<Ctx, 'companyId' | 'now'>, stored: Stored[]): Promise<void> {
  const toSend = stored.filter(({ mail, push }) => mail || push)
  if (toSend.length === 0) return
  const now = where.now()
  const clocks = await readClocks(
    tx,
    toSend.map((one) => one.user_id),
  )
  const sends = toSend.flatMap((one): NewSend[] => {
    const clock = clocks.get(one.user_id)
    if (!clock) return []
    const about = { notificationId: one.id, userId: one.user_id }
    const pushAt = one.push ? pushDue(one.kind, now, clock) : null
    return [
      ...(one.mail ? [{ ...about, channel: 'mail' as const, dueAt: mailDue(one.kind, now, clock) }] : []),
      ...(pushAt ? [{ ...about, channel: 'push' as const, dueAt: pushAt }] : []),
    ]
  })
  if (sends.length === 0) return
  await prepared(tx, 'notifications.plan-sends', statement, [
    where.companyId,
    now,
    sends.map(() => newId()),
    sends.map((one) => one.notificationId),
    sends.map((one) => one.userId),
    sends.map((one) => one.channel),
    sends.map((one) => one.dueAt),
  ])
}

const statement = `insert into app.notification_sends as s (company_id, id, notification_id, user_id, channel, due_at, created_at)
  select $1, t.id, t.notification_id, t.user_id, t.channel, t.due_at, $2
  from unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::text[], $7::timestamptz[])
    as t(id, notification_id, user_id, channel, due_at)
  on conflict (company_id, notification_id, channel) do update
    set state = 'waiting', due_at = excluded.due_at, attempts = 0, mail_id = null, created_at = excluded.created_at
    where s.state <> 'waiting' and s.created_at < excluded.created_at - interval '${AGAIN}'`

interface ClockRow {
  id: string
  timezone: string | null
  rhythm: PersonClock['rhythm'] | null
  quiet_on: boolean | null
  quiet_from: number | null
  quiet_to: number | null
}

export async function readClocks(tx: Tx, userIds: string[]): Promise<Map<string, PersonClock>> {
  const rows = await prepared<ClockRow>(
    tx,
    'notifications.clocks',
    `select u.id, u.timezone, s.rhythm, s.quiet_on, s.quiet_from, s.quiet_to from app.users u
     left join app.notification_settings s on s.user_id = u.id where u.id = any($1)`,
    [[...new Set(userIds)]],
  )
  return new Map(rows.map((row) => [row.id, clockOf(row)]))
}

export const clockOf = ({ timezone, rhythm, quiet_on: on, quiet_from: from, quiet_to: to }: ClockRow): PersonClock => ({
  timezone,
  rhythm: rhythm ?? 'urgent',
  quiet: { on: on ?? usualQuiet.on, from: from ?? usualQuiet.from, to: to ?? usualQuiet.to },
})
