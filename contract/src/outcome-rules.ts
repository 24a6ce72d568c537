/** Days after a reply, or after a review without a reply was written, in which a change counts. */
export const outcomeDays = 90
/** With fewer reviews in either group nothing is said of their difference. */
export const leastForOutcomes = 30
/** Rows of the table; the ones with the most replies. */
export const outcomeRowsMost = 50

/** What the table has a row for. */
export const outcomeDimensions = ['product', 'composer', 'person'] as const
export type OutcomeDimension = (typeof outcomeDimensions)[number]

/** How a reply was written. */
export const replyOrigins = ['ai', 'edited', 'template', 'hand', 'elsewhere'] as const
export type ReplyOrigin = (typeof replyOrigins)[number]

/** The numbers of the screen; each lists the reviews that it counts. */
export const outcomeNumbers = [
  'replied',
  'raised',
  'lowered',
  'edited',
  'watching',
  'given',
  'used',
  'compared',
  'compared-raised',
  'compared-lowered',
  'compared-watching',
] as const
export type OutcomeNumber = (typeof outcomeNumbers)[number]
