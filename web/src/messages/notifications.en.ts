export const notificationsEn = {
  title: 'Notifications',
  bell: 'Notifications',
  bellUnread: 'Notifications, {count} unread',
  arrived: 'A new notification has arrived.',
  refresh: 'Refresh',
  markAll: 'Mark all as read',
  markFailed: 'This could not be marked as read.',
  viewAll: 'View All Comments',
  none: 'Nothing yet. New reviews, mentions and work that has ended are told here.',
  stale: 'Showing notifications from {time}. They couldn’t be refreshed.',
  unread: 'Unread.',
} as const
