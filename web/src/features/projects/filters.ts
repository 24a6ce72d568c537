import type { ProjectFilters } from './project-queries.ts'

/** What the Filter popover sets. */
export const filterKeys = ['owner', 'product', 'topic', 'due', 'archived'] as const
export type FilterKey = (typeof filterKeys)[number]

export const filterCount = (filters: ProjectFilters): number => filterKeys.filter((key) => filters[key]).length

/** Whether the list may hold less than there is. */
export const isFiltered = (filters: ProjectFilters): boolean =>
  Boolean(filters.search ?? filters.status) || filterCount(filters) > 0

/** Without what narrows the list; the order stays. */
export const withoutFilters = ({ sort }: ProjectFilters): ProjectFilters => (sort ? { sort } : {})
