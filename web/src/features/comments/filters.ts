import type { CommentPlatform, CommentStatus } from '@bizamply/contract/comments'

/** What the list shows; all of it stands in the URL. */
export interface Filters {
  status: CommentStatus
  platform: CommentPlatform | undefined
  search: string | undefined
  /** Only what this import brought. */
  import: string | undefined
}

/** The same for the same list of one brand. */
export const listKey = ({ status, platform, search, import: importId }: Filters): string =>
  [status, platform ?? '', search ?? '', importId ?? ''].join('|')

/** What a person may choose beside the tab. */
export type Choice = Pick<Filters, 'platform' | 'search' | 'import'>

export const isFiltered = (filters: Choice): boolean =>
  filters.platform !== undefined || filters.search !== undefined || filters.import !== undefined

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
