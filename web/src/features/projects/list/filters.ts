import type { ProjectFilters } from '../project-queries.ts'

/** Filters of the Filter popover. */
export const filterKeys = ['owner', 'product', 'topic', 'due', 'archived'] as const
export type FilterKey = (typeof filterKeys)[number]

export const filterCount = (filters: ProjectFilters): number => filterKeys.filter((key) => filters[key]).length

/** Whether a filter or the search can hide projects. */
export const isFiltered = (filters: ProjectFilters): boolean =>
  Boolean(filters.search ?? filters.status) || filterCount(filters) > 0

/** Removes all filters but keeps the sort order. */
export const withoutFilters = ({ sort }: ProjectFilters): ProjectFilters => (sort ? { sort } : {})
