import type { Notification } from '@bizamply/contract/notifications'

/** Where a notification leads. */
export function placeOf({ kind, commentId, projectId, alertId }: Notification) {
  if (alertId) return { to: '/radar', search: { alert: alertId } } as const
  if (kind === 'connection') return { to: '/connections' } as const
  if (kind === 'news') return { to: '/whats-new' } as const
  if (kind === 'report') return { to: '/reports' } as const
  if (kind === 'project')
    return projectId ? ({ to: '/projects/$projectId', params: { projectId } } as const) : ({ to: '/projects' } as const)
  if (kind === 'import') return { to: '/import' } as const
  if (kind === 'billing') return { to: '/plans' } as const
  if (kind === 'member') return { to: '/settings', search: { tab: 'team' } } as const
  if (kind === 'credits') return { to: '/transactions' } as const
  return { to: '/responses', search: commentId ? { highlight: commentId } : {} } as const
}
