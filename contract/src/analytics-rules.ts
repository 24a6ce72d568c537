/** Top performers average at least 4.5 stars; below 3.5 with more than 2 ratings needs attention. */
export const topPerformer = { least: 4.5 } as const
export const needsAttention = { below: 3.5, moreThan: 2 } as const
/** List lengths: bars, rail, table, and the products in the first response. */
export const analyticsLists = { bars: 8, rail: 5, table: 10, products: 15, topics: 5 } as const
/** Minimum number of comments per window for the screen to show topics. */
export const leastForTopics = 20

/**
 * `frequency` is reviews per customer, `replied` the share of reviews with a sent reply, `negativeShare` the share of
 * negative reviews.
 */
export const productOrders = [
  'reviews',
  'customers',
  'frequency',
  'replied',
  'sent',
  'draft',
  'pending',
  'positive',
  'negative',
  'negativeShare',
  'rating',
  'responseTime',
  'name',
] as const
export type ProductOrder = (typeof productOrders)[number]

export const exportFormats = ['csv', 'json', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportSubjects = ['products', 'comments'] as const
export type ExportSubject = (typeof exportSubjects)[number]
/**
 * Days that a forecast covers, days of history that it shows, and days of history that it needs.
 */
export const forecastDays = { ahead: 14, past: 28, least: 84 } as const
