/**
 * Who receives which notification (docs/how-it-works/notifications.md); people choose the channels
 * of each.
 */
export const notificationKinds = [
  'comment',
  'low-rating',
  'risk',
  'mention',
  'assigned',
  'woke',
  'bulk',
  'send-failed',
  'send-unknown',
  'connection',
  'change',
  'import',
  'report',
  'project',
  'credits',
  'billing',
  'member',
  'news',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Reviews with at most this many stars are low ratings. */
export const lowRating = 2
