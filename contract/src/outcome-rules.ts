/** Days in which a change counts, after a reply or, without one, after the review. */
export const outcomeDays = 90
/** With fewer reviews in either group, their difference isn't shown. */
export const leastForOutcomes = 30
/** Rows of the table: those with the most replies. */
export const outcomeRowsMost = 50

/** What the rows of the table group by. */
export const outcomeDimensions = ['product', 'composer', 'person'] as const
export type OutcomeDimension = (typeof outcomeDimensions)[number]

/** Who or what wrote a reply. */
export const replyOrigins = ['ai', 'edited', 'template', 'hand', 'elsewhere'] as const
export type ReplyOrigin = (typeof replyOrigins)[number]

/** Numbers on the screen; each opens the list of reviews that it counts. */
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
