import type { Notification } from '@bizamply/contract/notifications'

/** Where a notification leads. */
export function placeOf({ kind, commentId }: Notification) {
  if (kind === 'connection') return { to: '/connections' } as const
  if (kind === 'credits') return { to: '/transactions' } as const
  return { to: '/responses', search: commentId ? { highlight: commentId } : {} } as const
}
