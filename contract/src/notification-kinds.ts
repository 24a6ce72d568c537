/** What notifies whom (docs/how-it-works/notifications.md); a person chooses the channels of each. */
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

/** A review with so many stars or fewer is a low rating. */
export const lowRating = 2
