/** Without zod: the router reads them on every screen, and zod would come with them. */
export const customerStatuses = ['active', 'inactive', 'banned'] as const
export type CustomerStatus = (typeof customerStatuses)[number]

export const customerSorts = ['createdAt', 'name', 'availableCredits', 'usedCredits', 'transactions'] as const
export type CustomerSort = (typeof customerSorts)[number]
