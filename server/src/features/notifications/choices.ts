import type { NotificationChange } from '@bizamply/contract/notification-settings'
import { hasChannel, type Channel } from '@bizamply/contract/notification-channels'
import { currentKind, type NotificationKind } from '@bizamply/contract/notification-kinds'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

export interface Chosen {
  event: string
  channel: string
  isOn: boolean
}

/** A user's own choices; missing ones use the defaults. */
export const readChosen = (tx: Tx, userId: string): Promise<Chosen[]> =>
  prepared<Chosen>(
    tx,
    'notifications.chosen',
    `select event, channel, is_on as "isOn" from app.notification_choices where user_id = $1`,
    [userId],
  )

/** Runs as app_server. */
export async function writeChoices(
  tx: Tx,
  userId: string,
  change: NonNullable<NotificationChange['choices']>,
): Promise<void> {
  const named = Object.entries(change).map(([sent, row]) => [currentKind(sent), row ?? {}] as const)
  const cells = Object.entries(Object.fromEntries(named)).flatMap(([event, row]) =>
    Object.entries(row).flatMap(([channel, isOn]) =>
      isOn === undefined || !hasChannel(event as NotificationKind, channel as Channel)
        ? []
        : [{ event, channel, isOn }],
    ),
  )
  if (cells.length === 0) return
  await prepared(
    tx,
    'notifications.choose',
    `insert into app.notification_choices (user_id, event, channel, is_on)
     select $1, t.* from unnest($2::text[], $3::text[], $4::boolean[]) t
     on conflict (user_id, event, channel) do update set is_on = excluded.is_on`,
    [userId, cells.map((one) => one.event), cells.map((one) => one.channel), cells.map((one) => one.isOn)],
  )
}
