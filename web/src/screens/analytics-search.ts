import { topicNames, type Topic } from '@bizamply/contract/reading-names'
import { isDay } from '../lib/day.ts'

export const analyticsTabs = ['overview', 'products', 'engagement', 'performance'] as const
export type AnalyticsTab = (typeof analyticsTabs)[number]

export interface AnalyticsSearch {
  tab?: Exclude<AnalyticsTab, 'overview'>
  from?: string
  to?: string
  /** The product that the table shows alone. */
  product?: string
  /** The panel of topics: all of them, or one. */
  topics?: 'all' | Topic
  /** The product that the panel of topics is about. */
  about?: string
}

/** Tolerant: a wrong value is left out. */
export function analyticsSearch(raw: Record<string, unknown>): AnalyticsSearch {
  const { from, to, product, about } = raw
  const tab = analyticsTabs.find((one) => one === raw['tab'])
  const topics = (['all', ...topicNames] as const).find((one) => one === raw['topics'])
  return {
    ...(tab && tab !== 'overview' ? { tab } : {}),
    ...(isDay(from) && isDay(to) && from <= to ? { from, to } : {}),
    ...(isId(product) ? { product } : {}),
    ...(topics ? { topics } : {}),
    ...(topics && isId(about) ? { about } : {}),
  }
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
