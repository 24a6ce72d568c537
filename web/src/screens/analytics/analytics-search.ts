import {
  outcomeDimensions,
  outcomeNumbers,
  type OutcomeDimension,
  type OutcomeNumber,
} from '@bizamply/contract/outcome-rules'
import { topicNames, type Topic } from '@bizamply/contract/topics-and-risks'
import { isDay } from '../../lib/day.ts'

export const analyticsTabs = ['overview', 'products', 'engagement', 'performance', 'outcomes'] as const
export type AnalyticsTab = (typeof analyticsTabs)[number]

export interface AnalyticsSearch {
  tab?: Exclude<AnalyticsTab, 'overview'>
  from?: string
  to?: string
  /** Limits the table to this product. */
  product?: string
  /** The topics panel: all topics, or one. */
  topics?: 'all' | Topic
  /** Limits the topics panel to this product. */
  about?: string
  /** Grouping of the outcomes table; products by default. */
  by?: OutcomeDimension
  /** The outcomes number whose reviews are open, and its row. */
  number?: OutcomeNumber
  row?: string
}

/** Invalid values are dropped. */
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
    ...(tab === 'outcomes' ? outcomesSearch(raw) : {}),
  }
}

function outcomesSearch(raw: Record<string, unknown>): Pick<AnalyticsSearch, 'by' | 'number' | 'row'> {
  const by = outcomeDimensions.find((one) => one === raw['by'])
  const number = outcomeNumbers.find((one) => one === raw['number'])
  const { row } = raw
  return {
    ...(by && by !== 'product' ? { by } : {}),
    ...(number ? { number } : {}),
    ...(number && (isId(row) || isWord(row)) ? { row } : {}),
  }
}

const isWord = (value: unknown): value is string => typeof value === 'string' && /^[a-z]{2,20}$/.test(value)

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
