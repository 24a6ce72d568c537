import type { CommentFilterQuery } from '@bizamply/contract/comment-query'
import {
  importedPlatforms,
  triageStates,
  type CommentOrder,
  type CommentPlatform,
  type CommentStatus,
  type TriageState,
} from '@bizamply/contract/comment-filter'
import { sizes } from '@bizamply/contract/size-limits'

/** A tab of the list; `all` is every status, as in the figures. */
export type Tab = CommentStatus | 'all'

export const statusTabs = [
  { status: 'pending', label: 'inbox' },
  { status: 'draft', label: 'draft' },
  { status: 'sent', label: 'sent' },
] as const

/** Filters of the popover. Multiple values are joined by commas, as in the query string. */
export type MoreFilters = Omit<CommentFilterQuery, 'status' | 'platform' | 'search' | 'importId' | 'unread' | 'sort'>

/** All filters of the list, kept in the URL. */
export interface Filters extends MoreFilters {
  status: Tab
  platform: string | undefined
  search: string | undefined
  /** Only comments from this import. */
  import: string | undefined
  sort?: CommentOrder | undefined
}

/** Everything that the user can filter by, except the tab. */
export type Choice = Omit<Filters, 'status'>

export type FilterKey = keyof MoreFilters

/** A record, so that a filter missing here fails the type check. */
const isFilter: Record<FilterKey, true> = {
  rating: true,
  sentiment: true,
  topic: true,
  product: true,
  language: true,
  from: true,
  to: true,
  assignee: true,
  tag: true,
  risk: true,
  hasPhone: true,
  hasQuestion: true,
  triageState: true,
  wait: true,
  delivery: true,
  toRead: true,
  project: true,
}
export const filterKeys = Object.keys(isFilter) as FilterKey[]

/** Equal filters give equal keys, within one brand. */
export const listKey = (filters: Filters): string =>
  JSON.stringify([filters.status, filters.sort ?? 'newest', filterInput(filters)])

/** Filters as input of the API calls, without empty values. Callers add the tab and the order. */
export function filterInput(filters: Choice) {
  const { platform, search, import: importId } = filters
  const set = filterKeys.flatMap((key) => (filters[key] ? [[key, filters[key]] as const] : []))
  return {
    ...(platform ? { platform } : {}),
    ...(search ? { search } : {}),
    ...(importId ? { importId } : {}),
    ...(Object.fromEntries(set) as { [Key in FilterKey]?: NonNullable<MoreFilters[Key]> }),
  }
}

export const noFilters: Choice = {
  platform: undefined,
  search: undefined,
  import: undefined,
  ...Object.fromEntries(filterKeys.map((key) => [key, undefined])),
}

/** Everything that the popover and the chips show; only the search stays. */
export function clearedFilters(): Partial<Choice> {
  const { search: _, ...rest } = noFilters
  return rest
}

export const isFiltered = (filters: Choice): boolean => Object.keys(filterInput(filters)).length > 0

/** A tab as input of the API calls; `all` sends no status. */
export const tabInput = (tab: Tab): { status?: CommentStatus } => (tab === 'all' ? {} : { status: tab })

export const countOf = (counts: Record<CommentStatus, number>, tab: Tab): number =>
  tab === 'all' ? counts.pending + counts.draft + counts.sent : counts[tab]

/** Whether the tab can have comments that match: only drafts are to be read, and only sent replies were waited for. */
export const canMatch = ({ toRead, wait }: MoreFilters, tab: Tab): boolean =>
  tab === 'all' || ((!toRead || tab === 'draft') && (!wait || tab === 'sent'))

/** Number of active filters in the popover; a range of days counts as one. */
export const filterCount = (filters: MoreFilters): number =>
  filterKeys.filter((key) => filters[key] && !(key === 'to' && filters.from)).length

export const valuesOf = (list: string | undefined): string[] => list?.split(',').filter(Boolean) ?? []

/** Adds or removes a value; undefined if none is left. */
export function toggled(list: string | undefined, value: string): string | undefined {
  const values = valuesOf(list)
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return next.join(',') || undefined
}

/** The triage states that a filter shows. */
export function triageStatesOf(filter: string | undefined): readonly TriageState[] {
  const values = valuesOf(filter ?? 'open')
  return triageStates.filter((state) => values.includes(state) || (state !== 'hidden' && values.includes('shown')))
}

/** The shortest spelling of some triage states, so that equal filters are equal texts. None means open. */
export function triageStateFilter(states: readonly TriageState[]): string | undefined {
  const sorted = triageStates.filter((state) => states.includes(state))
  if (sorted.length === 0 || String(sorted) === 'open') return undefined
  return sorted.length === triageStates.length - 1 && !sorted.includes('hidden') ? 'shown' : sorted.join(',')
}

const chipPlatforms = ['shopify', 'yotpo', 'judgeme', 'instagram', 'tiktok', 'facebook'] as const

/**
 * Platforms with a chip: connected ones first. A platform that has comments only from imports gets one, in first place,
 * while it’s selected.
 */
export function chipsFor(chosen: string | undefined, connected: readonly string[]): CommentPlatform[] {
  const imported = importedPlatforms.filter((one) => valuesOf(chosen).includes(one))
  const isConnected = (platform: CommentPlatform) => connected.includes(platform)
  return [
    ...imported,
    ...chipPlatforms.filter(isConnected),
    ...chipPlatforms.filter((platform) => !isConnected(platform)),
  ]
}

/** Formats the count of a tab. Counts under a filter stop at 10,000. */
export function countLabel(count: number, format: (value: number) => string): { text: string; stopped: boolean } {
  return count >= sizes.countStop
    ? { text: format(sizes.countStop), stopped: true }
    : { text: format(count), stopped: false }
}
