import { z } from 'zod'
import { customerSorts, customerStatuses } from './customer-choices.ts'
import { sizes } from './size-limits.ts'

/** Searches names and addresses of members, names of companies and shops, and ids. */
export const customerFilter = z.object({
  search: z.string().trim().max(sizes.search).optional(),
  status: z.enum(['all', ...customerStatuses], 'Choose all, active, inactive or banned').default('all'),
  sortBy: z.enum(customerSorts).default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
})
export type CustomerFilter = z.infer<typeof customerFilter>
