import { z } from 'zod'
import { sizes } from './limits.ts'

export const customerStatuses = ['active', 'inactive', 'banned'] as const
export type CustomerStatus = (typeof customerStatuses)[number]

export const customerSorts = ['createdAt', 'name', 'availableCredits', 'usedCredits', 'transactions'] as const
export type CustomerSort = (typeof customerSorts)[number]

/** Searches names and addresses of members, names of companies and shops, and ids. */
export const customerFilter = z.object({
  search: z.string().trim().max(sizes.search).optional(),
  status: z.enum(['all', ...customerStatuses], 'Choose all, active, inactive or banned').default('all'),
  sortBy: z.enum(customerSorts).default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
})
export type CustomerFilter = z.infer<typeof customerFilter>
