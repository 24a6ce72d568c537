/** One figure, said once: tooltips, the API's description and the documentation page are made from it. */
export interface Metric {
  /** As a screen calls it; where two screens call it otherwise, the wider name. */
  name: string
  /** In words that a merchant reads. */
  formula: string
  unit: 'count' | 'share' | 'hours' | 'stars' | 'credits'
  /** Which comments it counts: by their day in the brand's timezone. */
  window: string
  source: string
}

const inWindow = 'Comments whose day, in the brand’s timezone, lies in the chosen days; hidden ones count nowhere.'
const lastDays = 'The last 7 days of the brand, today among them, whatever days are chosen.'
const byDays = 'Sums per day, kept with each comment'
const byReader = 'The reader that reads each comment when it comes in'
const byComments = 'The comments themselves'

/** The one dictionary of figures. Rates and shares are 0 to 1. */
export const metrics = {
  received: {
    name: 'Total Reviews',
    formula: 'Reviews and comments that came in.',
    unit: 'count',
    window: inWindow,
    source: byDays,
  },
  handledRate: {
    name: 'Response Rate',
    formula: 'Sent replies and drafts, divided by everything received.',
    unit: 'share',
    window: inWindow,
    source: byDays,
  },
  responseRate: {
    name: 'Customer Engagement',
    formula: 'Sent replies, divided by everything received.',
    unit: 'share',
    window: inWindow,
    source: byDays,
  },
  rating: {
    name: 'Average Rating',
    formula: 'Mean of the stars. Comments without stars are left out.',
    unit: 'stars',
    window: inWindow,
    source: byDays,
  },
  responseHours: {
    name: 'Response Time',
    formula: 'Mean time from a comment to its reply. Only replies within 168 hours count.',
    unit: 'hours',
    window: inWindow,
    source: byDays,
  },
  positive: {
    name: 'Positive',
    formula: 'Comments that praise: by their stars, or by their words where they have none.',
    unit: 'count',
    window: inWindow,
    source: byReader,
  },
  negative: {
    name: 'Negative',
    formula: 'Comments that complain: by their stars, or by their words where they have none.',
    unit: 'count',
    window: inWindow,
    source: byReader,
  },
  topic: {
    name: 'Topic',
    formula: 'Comments that praise or blame it; one comment can name several topics.',
    unit: 'count',
    window: inWindow,
    source: byReader,
  },
  products: {
    name: 'Total Products',
    formula: 'Products with at least one comment.',
    unit: 'count',
    window: inWindow,
    source: byDays,
  },
  topPerformers: {
    name: 'Top Performers',
    formula: 'Products whose average rating is at least 4.5.',
    unit: 'count',
    window: inWindow,
    source: byDays,
  },
  needsAttention: {
    name: 'Needs attention',
    formula: 'Products with more than 2 ratings whose average is below 3.5.',
    unit: 'count',
    window: inWindow,
    source: byDays,
  },
  productRating: {
    name: 'Avg Product Rating',
    formula: 'Mean of the products’ average ratings: each rated product counts once, however many reviews it has.',
    unit: 'stars',
    window: inWindow,
    source: byDays,
  },
  customers: {
    name: 'Total Customers',
    formula:
      'Different people who wrote: by their e-mail address, else by their id on the platform, else by their name there.',
    unit: 'count',
    window: inWindow,
    source: byComments,
  },
  reviewFrequency: {
    name: 'Review Frequency',
    formula: 'Comments of a product, divided by the different people who wrote them; products with 3 people or more.',
    unit: 'count',
    window: inWindow,
    source: byComments,
  },
  responsesGenerated: {
    name: 'Responses Generated',
    formula: 'Replies that were written by the composer or a model, also anew for the same comment.',
    unit: 'count',
    window: lastDays,
    source: 'Entries of the credits',
  },
  responsesSent: {
    name: 'Responses Sent',
    formula: 'Comments that were answered, on whatever channel.',
    unit: 'count',
    window: lastDays,
    source: 'Deliveries',
  },
} as const satisfies Record<string, Metric>
export type MetricName = keyof typeof metrics

/** All of it as one text. */
export function metricText(name: MetricName): string {
  const { formula, unit, window, source } = metrics[name]
  return `${formula} ${unitWords[unit]} ${window} Source: ${source[0]?.toLowerCase()}${source.slice(1)}.`
}

const unitWords: Record<Metric['unit'], string> = {
  count: 'A whole number.',
  share: '0 to 1.',
  hours: 'In hours.',
  stars: '1 to 5.',
  credits: 'In credits.',
}

/** Replies sent after more than 0 and less than 168 hours, by response time. */
export const waits = ['under-1', '1-4', '4-12', 'over-12'] as const
export type Wait = (typeof waits)[number]
/** Where each begins and ends, in whole seconds; twelve hours sharp still count as `4-12`. */
export const waitSeconds: Record<Wait, { from: number; below: number }> = {
  'under-1': { from: 1, below: 3600 },
  '1-4': { from: 3600, below: 14_400 },
  '4-12': { from: 14_400, below: 43_201 },
  'over-12': { from: 43_201, below: 604_800 },
}

/** Lengths of the bars, 0 to 1. */
export const bars = {
  received: (count: number): number => Math.min(1, count / 10 / 100),
  rate: (share: number): number => Math.min(1, Math.max(0, share)),
  rating: (stars: number): number => Math.min(1, stars / 5),
  responseHours: (hours: number): number => Math.max(10, 100 - 10 * hours) / 100,
}
