import type { CommentOrder } from '@bizamply/contract/comment-filter'
import { triageStateFilter, triageStatesOf, type MoreFilters } from '../../features/comments/filtering/filters.ts'
import { isDay } from '../../lib/day.ts'

/** The filters, as the list takes them, and what else the screen shows. */
export interface ResponsesSearch extends Omit<MoreFilters, 'rating'> {
  /** `all` includes every status, as the dashboard figures count them. */
  status?: 'draft' | 'sent' | 'all'
  /** One or several, joined by commas. */
  platform?: string
  search?: string
  /** Only comments of this import. */
  import?: string
  /** Opens the dialog that drafts replies to the whole list. */
  bulk?: 'generate' | undefined
  /** Opens the results of this bulk job. */
  results?: string | undefined
  /** A single value is stored as a number to keep the URL short. */
  rating?: string | number
  sort?: Exclude<CommentOrder, 'newest'>
  /** Days that the figures cover; 30 by default. */
  days?: 7 | 90 | 365
  /** A comment to highlight, from a notification. */
  highlight?: string
  /** The comment in the side panel. */
  comment?: string
}

/** Invalid values are dropped. Without `status`, the inbox. */
export function responsesSearch(raw: Record<string, unknown>): ResponsesSearch {
  const { days } = raw
  return {
    ...oneOf(raw, 'status', tabs),
    ...words(raw),
    ...match(raw, 'import', isId),
    ...match(raw, 'project', isId),
    ...oneOf(raw, 'bulk', ['generate'] as const),
    ...ratingOf(raw['rating']),
    ...daysOf(raw),
    ...oneOf(raw, 'hasPhone', yesOrNo),
    ...oneOf(raw, 'hasQuestion', yesOrNo),
    // Bookmarks from before November 26, 2026 call it `shelf`.
    ...triageStateOf(raw['triageState'] ?? raw['shelf']),
    ...match(raw, 'wait', isWaits),
    ...match(raw, 'delivery', isDeliveries),
    ...match(raw, 'toRead', isToRead),
    ...oneOf(raw, 'sort', orders),
    ...(days === 7 || days === 90 || days === 365 ? { days } : {}),
    ...match(raw, 'comment', isId),
    ...match(raw, 'results', isId),
  }
}

const plainWords = [
  'platform',
  'search',
  'sentiment',
  'topic',
  'product',
  'language',
  'assignee',
  'tag',
  'risk',
  'highlight',
] as const

function words(raw: Record<string, unknown>): Partial<Record<(typeof plainWords)[number], string>> {
  return Object.fromEntries(plainWords.flatMap((key) => (isWord(raw[key]) ? [[key, raw[key]]] : [])))
}

function match<Key extends string>(raw: Record<string, unknown>, key: Key, shape: RegExp): { [K in Key]?: string } {
  const value = raw[key]
  return typeof value === 'string' && shape.test(value) ? ({ [key]: value } as { [K in Key]?: string }) : {}
}

function oneOf<Key extends string, Value extends string>(
  raw: Record<string, unknown>,
  key: Key,
  values: readonly Value[],
): { [K in Key]?: Value } {
  const value = values.find((one) => one === raw[key])
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]?: Value })
}

function ratingOf(value: unknown): Pick<ResponsesSearch, 'rating'> {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^([1-5]|none)(,([1-5]|none))*$/.test(text)) return {}
  return { rating: /^\d$/.test(text) ? Number(text) : text }
}

function triageStateOf(value: unknown): Pick<ResponsesSearch, 'triageState'> {
  const triageState = isWord(value) ? triageStateFilter(triageStatesOf(value)) : undefined
  return triageState ? { triageState } : {}
}

/**
 * Each end is optional; a range that ends before it starts is dropped, because its meaning is
 * unclear.
 */
function daysOf(raw: Record<string, unknown>): Pick<ResponsesSearch, 'from' | 'to'> {
  const [from, to] = [raw['from'], raw['to']].map((day) => (isDay(day) ? day : undefined))
  if (from && to && from > to) return {}
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) }
}

const yesOrNo = ['yes', 'no'] as const
const tabs = ['draft', 'sent', 'all'] as const
const orders = ['oldest', 'lowest', 'highest'] as const
const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 1000
const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const isDeliveries = /^(failed|unknown)(,(failed|unknown))?$/
const isToRead = /^(confirm|read|critical)(,(confirm|read|critical))*$/
const isWaits = /^(under-1|1-4|4-12|over-12)(,(under-1|1-4|4-12|over-12))*$/
