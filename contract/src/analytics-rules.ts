/** Top performers average at least 4.5 stars; below 3.5 with more than 2 ratings needs attention. */
export const topPerformer = { least: 4.5 } as const
export const needsAttention = { below: 3.5, moreThan: 2 } as const
/** How many a list has: bars, rail, table, and the products that the first answer knows. */
export const analyticsLists = { bars: 8, rail: 5, table: 10, products: 15, topics: 5 } as const
/** A topic needs this many comments in the window before the screen speaks of topics at all. */
export const leastForTopics = 20

export const productOrders = ['reviews', 'customers', 'rating', 'responseTime', 'name'] as const
export type ProductOrder = (typeof productOrders)[number]

export const exportFormats = ['csv', 'json', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportSubjects = ['products', 'comments'] as const
export type ExportSubject = (typeof exportSubjects)[number]
/** Days that a forecast reaches and that it shows of the past, and the days that it needs. */
export const forecastDays = { ahead: 14, past: 28, least: 84 } as const
