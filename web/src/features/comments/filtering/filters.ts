import type { CommentOrder, CommentPlatform, CommentStatus, TriageState } from '@bizamply/contract/comment-filter'

/** `shown` is everything but what is hidden, as figures count it. */
export type TriageStateFilter = TriageState | 'shown'

/** A tab of the list; `all` is every state, as a figure counts them. */
export type Tab = CommentStatus | 'all'

/** What the Filters popover sets; several values of one are joined by commas, as in the query string. */
export interface MoreFilters {
  rating?: string | undefined
  sentiment?: string | undefined
  topic?: string | undefined
  product?: string | undefined
  language?: string | undefined
  from?: string | undefined
  to?: string | undefined
  assignee?: string | undefined
  tag?: string | undefined
  risk?: string | undefined
  hasPhone?: 'yes' | 'no' | undefined
  hasQuestion?: 'yes' | 'no' | undefined
  triageState?: TriageStateFilter | undefined
  wait?: string | undefined
  /** Only what is linked to this project. */
  project?: string | undefined
}

/** What the list shows; all of it stands in the URL. */
export interface Filters extends MoreFilters {
  status: Tab
  platform: CommentPlatform | undefined
  search: string | undefined
  /** Only what this import brought. */
  import: string | undefined
  sort?: CommentOrder | undefined
}

/** What a person may choose beside the tab. */
export type Choice = Omit<Filters, 'status'>

export const filterKeys = [
  'rating',
  'sentiment',
  'topic',
  'product',
  'language',
  'from',
  'to',
  'assignee',
  'tag',
  'risk',
  'hasPhone',
  'hasQuestion',
  'triageState',
  'wait',
  'project',
] as const satisfies readonly (keyof MoreFilters)[]
export type FilterKey = (typeof filterKeys)[number]

/** The same for the same list of one brand. */
export const listKey = (filters: Filters): string =>
  JSON.stringify([filters.status, filters.sort ?? 'newest', filterInput(filters)])

/** The filters as the calls take them, without what is not set; the tab and the order are the caller's. */
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

export const isFiltered = (filters: Choice): boolean => Object.keys(filterInput(filters)).length > 0

/** A tab as the calls take it: without a state for all of them. */
export const tabInput = (tab: Tab): { status?: CommentStatus } => (tab === 'all' ? {} : { status: tab })

/** How many comments a tab holds. */
export const countOf = (counts: Record<CommentStatus, number>, tab: Tab): number =>
  tab === 'all' ? counts.pending + counts.draft + counts.sent : counts[tab]

/** How many kinds of filters of the popover are set; a range of days is one. */
export const filterCount = (filters: MoreFilters): number =>
  filterKeys.filter((key) => filters[key] && !(key === 'to' && filters.from)).length

export const valuesOf = (list: string | undefined): string[] => list?.split(',').filter(Boolean) ?? []

/** The list with the value put in or taken out; undefined where nothing is left. */
export function toggled(list: string | undefined, value: string): string | undefined {
  const values = valuesOf(list)
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return next.join(',') || undefined
}

/** In the order of the chips. */
export const chipPlatforms = ['shopify', 'yotpo', 'judgeme', 'instagram', 'tiktok', 'facebook'] as const

/** One that comes only by file has a chip, the first, while it is the one shown. */
export const chipsFor = (chosen: CommentPlatform | undefined): readonly CommentPlatform[] =>
  chosen && !chipPlatforms.some((one) => one === chosen) ? [chosen, ...chipPlatforms] : chipPlatforms

const COUNT_STOP = 10_000

/** A tab's count as the screen shows it: a count under a filter stops at 10,000. */
export function countLabel(count: number, format: (value: number) => string): { text: string; stopped: boolean } {
  return count >= COUNT_STOP ? { text: format(COUNT_STOP), stopped: true } : { text: format(count), stopped: false }
}
