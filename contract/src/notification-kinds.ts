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
  'announcement',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Parts of the list that can be read on their own: about sensitive reviews, what colleagues ask of someone, the rest. */
export const notificationGroups = ['sensitive', 'mention', 'system'] as const
export type NotificationGroup = (typeof notificationGroups)[number]

/** Names of older releases, which links in emails and consoles open since then still send. */
export const formerKinds = ['news'] as const

/** Today's name of a kind that was sent. */
export const currentKind = (sent: string): NotificationKind =>
  sent === 'news' ? 'announcement' : (sent as NotificationKind)

/** Reviews with at most this many stars are low ratings. */
export const lowRating = 2
