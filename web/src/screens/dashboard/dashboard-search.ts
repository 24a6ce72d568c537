import { notificationGroups, type NotificationGroup } from '@bizamply/contract/notification-kinds'
import type { Comparison } from '@bizamply/contract/ranges'
import { cards, type Card } from '../../features/dashboard/cards.ts'
import { isDay } from '../../lib/day.ts'

export interface DashboardSearch {
  from?: string
  to?: string
  compare?: Exclude<Comparison, 'previous'>
  /** The figure that the charts show; reviews by default. */
  show?: Exclude<Card, 'reviews'>
  /** Days of transactions; 7 by default. */
  period?: 30 | 90
  tab?: 'notifications'
  /** Which notifications are listed; all by default. */
  only?: NotificationGroup
}

/** Invalid values are dropped. */
export function dashboardSearch(raw: Record<string, unknown>): DashboardSearch {
  const { from, to, period } = raw
  const show = cards.find((card) => card !== 'reviews' && card === raw['show'])
  const only = notificationGroups.find((one) => one === raw['only'])
  const compare = comparisons.find((one) => one === raw['compare'])
  return {
    ...(isDay(from) && isDay(to) && from <= to ? { from, to } : {}),
    ...(compare ? { compare } : {}),
    ...(show && show !== 'reviews' ? { show } : {}),
    ...(period === 30 || period === 90 ? { period } : {}),
    ...(raw['tab'] === 'notifications' ? { tab: 'notifications', ...(only ? { only } : {}) } : {}),
  }
}

const comparisons = ['month', 'year', 'none'] as const
