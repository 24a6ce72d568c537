export const notificationsEn = {
  title: 'Notifications',
  bell: 'Notifications',
  bellUnread: 'Notifications, {count} unread',
  arrived: 'New notification',
  refresh: 'Refresh',
  markAll: 'Mark all as read',
  markFailed: 'Couldn’t mark as read.',
  viewAll: 'View All Comments',
  none: 'No notifications yet',
  noneText: 'New reviews, mentions and finished jobs show up here.',
  stale: 'Couldn’t refresh. Showing notifications from {time}.',
  unread: 'Unread.',
} as const
