import { hasChannel, type Channel } from '@bizamply/contract/notification-channels'
import { notificationKinds, type NotificationKind } from '@bizamply/contract/notification-kinds'
import type { NotificationSettings } from '../../../lib/notification-settings.ts'
import type { NotificationValues } from './use-notification-form.ts'

/** Occurrences of an event in the last 7 days, without muted brands. */
export function countOf(settings: NotificationSettings, { mutedBrands }: NotificationValues, kind: NotificationKind) {
  return settings.week.counts
    .filter((one) => one.kind === kind && !mutedBrands.includes(one.brandId))
    .reduce((sum, one) => sum + one.count, 0)
}

/** How many notifications of a channel the choices would have sent in that week. */
export const sumOf = (settings: NotificationSettings, values: NotificationValues, channel: Channel): number =>
  notificationKinds
    .filter((kind) => hasChannel(kind, channel) && values.choices[kind][channel])
    .reduce((sum, kind) => sum + countOf(settings, values, kind), 0)
