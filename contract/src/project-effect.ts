import { z } from 'zod'

/** What the reviews say about a project after its change shipped. Only the deciding measure decides it. */
export const effectVerdicts = ['too-few', 'helped', 'hurt', 'no-clear-change', 'moved-with-others'] as const
export type EffectVerdict = (typeof effectVerdicts)[number]

/**
 * `rating`: mean stars of the reviews that name a topic of the project. `negative`: share of those mentions that
 * complain. `complaints`: complaints for each review received, of any topic.
 */
export const effectMeasures = ['rating', 'negative', 'complaints'] as const
export type EffectMeasure = (typeof effectMeasures)[number]

/** What a project is compared with: its topics on products that it leaves alone, else other topics of its products. */
export const effectControls = ['same-topics', 'other-topics'] as const
export type EffectControl = (typeof effectControls)[number]

/** Weeks belong to one side only; those between the start of the work and the delivery belong to neither. */
export const effectSides = ['before', 'between', 'after'] as const
export type EffectSide = (typeof effectSides)[number]

export const effectLimits = {
  /** Reviews with stars on each side; for complaints, reviews received. */
  leastRated: 10,
  leastReceived: 30,
  /** Weeks of each side with at least one of them. */
  leastWeeks: 4,
  /** Days after the delivery that count; then the result is settled. */
  afterDays: 182,
  /** The longest span from the first day to the last. */
  longestDays: 731,
  /** Differences below these are not claimed: stars, share of mentions, complaints for each review. */
  leastDifference: { rating: 0.2, negative: 0.05, complaints: 0.02 },
} as const

const int = z.number().int()
const day = z.string()

/** A value with its 95 % interval. */
const estimate = z.object({ value: z.number(), low: z.number(), high: z.number() })
export type EffectEstimate = z.infer<typeof estimate>

/** `count` is what the value is taken from: ratings, mentions, or reviews received. */
const sideValue = z.object({ count: int, value: z.number().nullable(), low: z.number(), high: z.number() })
export type EffectSideValue = z.infer<typeof sideValue>

const comparison = z.object({
  control: z.enum(effectControls),
  /** In the project's own weeks: each week counts as much as it has reviews of the project. */
  before: sideValue,
  after: sideValue,
  change: estimate.nullable(),
  /** The change of the project less the change of the others; null where either is too few. */
  difference: estimate.nullable(),
  /** Whether the difference is beyond chance, counted plainly and against the room that each had to change. */
  clear: z.boolean(),
})
export type EffectComparison = z.infer<typeof comparison>

const measured = z.object({
  measure: z.enum(effectMeasures),
  before: sideValue,
  after: sideValue,
  change: estimate.nullable(),
  comparisons: z.array(comparison),
})
export type EffectMeasured = z.infer<typeof measured>

/** What is missing for a verdict. */
const missing = z.object({
  what: z.enum(['reviews-before', 'reviews-after', 'weeks-before', 'weeks-after', 'comparison']),
  has: int,
  needs: int,
})
export type EffectMissing = z.infer<typeof missing>

const effectResult = z.object({
  verdict: z.enum(effectVerdicts),
  /** The measure that decides, and what it was compared with; null where no comparison has enough reviews. */
  decidedBy: z.enum(effectMeasures),
  comparedWith: z.enum(effectControls).nullable(),
  missing: z.array(missing),
  measures: z.array(measured),
  /** Complaints about the topics in seven days; `count` is how many there were. */
  complaintsPerWeek: z.object({ before: sideValue, after: sideValue }),
})
export type EffectResult = z.infer<typeof effectResult>

const groupSums = z.object({
  /** Mentions of the topics, how many of them complain, and reviews received of any topic. */
  mentions: int,
  complaints: int,
  received: int,
  rated: int,
  rating: z.number().nullable(),
})
export type EffectGroupSums = z.infer<typeof groupSums>

const effectWeek = z.object({
  from: day,
  to: day,
  side: z.enum(effectSides),
  /** Not over yet. */
  open: z.boolean(),
  project: groupSums,
  /** Null where the project is about all products, so that no other product has its topics. */
  sameTopics: groupSums.nullable(),
  /** Null where the project is about no topic but all reviews of its products. */
  otherTopics: groupSums.nullable(),
})
export type EffectWeekFigures = z.infer<typeof effectWeek>

/** Days are the brand's, both ends among them. */
const span = z.object({ from: day, to: day })

export const projectEffect = z.object({
  today: day,
  /** Null where there is no such day yet. */
  before: span.nullable(),
  after: span.nullable(),
  /** All days after the delivery that count are over: the result only changes when comments of those days do. */
  settled: z.boolean(),
  /** The day on which it settles; null as long as nothing has shipped. */
  settlesOn: day.nullable(),
  /** With several topics, a review that names two of them counts twice in mentions and ratings. */
  overlapping: z.boolean(),
  weeks: z.array(effectWeek),
  /** Null as long as nothing has shipped. */
  result: effectResult.nullable(),
})
export type ProjectEffect = z.infer<typeof projectEffect>
