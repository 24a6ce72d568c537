import type { AskedProjects } from './project-queries.ts'

/** What the Filter popover sets. */
export const filterKeys = ['owner', 'product', 'topic', 'due', 'archived'] as const
export type FilterKey = (typeof filterKeys)[number]

export const filterCount = (asked: AskedProjects): number => filterKeys.filter((key) => asked[key]).length

/** Whether the list may hold less than there is. */
export const isFiltered = (asked: AskedProjects): boolean =>
  Boolean(asked.search ?? asked.status) || filterCount(asked) > 0

/** Without what narrows the list; the order stays. */
export const withoutFilters = ({ sort }: AskedProjects): AskedProjects => (sort ? { sort } : {})
