import { z } from 'zod'

/**
 * What reviews say about a project after its change shipped. Only the deciding measure determines
 * the verdict.
 */
export const effectVerdicts = ['too-few', 'helped', 'hurt', 'no-clear-change', 'moved-with-others'] as const
export type EffectVerdict = (typeof effectVerdicts)[number]

/**
 * `rating`: mean stars of reviews that name a topic of the project. `negative`: share of those
 * mentions that complain. `complaints`: complaints per review received, on any topic.
 */
export const effectMeasures = ['rating', 'negative', 'complaints'] as const
export type EffectMeasure = (typeof effectMeasures)[number]

/** Comparison group: the project's topics on other products, else other topics of its products. */
export const effectControls = ['same-topics', 'other-topics'] as const
export type EffectControl = (typeof effectControls)[number]

/** A week belongs to one side; weeks between start of work and delivery belong to neither. */
export const effectSides = ['before', 'between', 'after'] as const
export type EffectSide = (typeof effectSides)[number]

const int = z.number().int()
const day = z.string()

/** A value with its 95% interval. */
const estimate = z.object({ value: z.number(), low: z.number(), high: z.number() })
export type EffectEstimate = z.infer<typeof estimate>

/** `count` is the sample size: ratings, mentions, or reviews received. */
const sideValue = z.object({ count: int, value: z.number().nullable(), low: z.number(), high: z.number() })
export type EffectSideValue = z.infer<typeof sideValue>

const comparison = z.object({
  control: z.enum(effectControls),
  /** Weighted by week: each week weighs as much as it has reviews of the project. */
  before: sideValue,
  after: sideValue,
  change: estimate.nullable(),
  /**
   * Change of the project minus change of the comparison group; null if either sample is too small.
   */
  difference: estimate.nullable(),
  /**
   * Whether the difference is significant, both in absolute terms and relative to the possible
   * change.
   */
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
  /** The deciding measure and its comparison group; null if no comparison has enough reviews. */
  decidedBy: z.enum(effectMeasures),
  comparedWith: z.enum(effectControls).nullable(),
  missing: z.array(missing),
  measures: z.array(measured),
  /** Complaints about the topics per seven days; `count` is their total. */
  complaintsPerWeek: z.object({ before: sideValue, after: sideValue }),
})
export type EffectResult = z.infer<typeof effectResult>

const groupSums = z.object({
  /** Mentions of the topics, complaints among them, and reviews received on any topic. */
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
  /** The week isn't over yet. */
  open: z.boolean(),
  project: groupSums,
  /** Null if the project covers all products, so that no other product has its topics. */
  sameTopics: groupSums.nullable(),
  /** Null if the project has no topics and covers all reviews of its products. */
  otherTopics: groupSums.nullable(),
})
export type EffectWeekFigures = z.infer<typeof effectWeek>

/** Days in the brand's timezone, inclusive. */
const span = z.object({ from: day, to: day })

export const projectEffect = z.object({
  today: day,
  /** Null until that day is known. */
  before: span.nullable(),
  after: span.nullable(),
  /**
   * All counted days after delivery are over: the result changes only if comments of those days do.
   */
  settled: z.boolean(),
  /** When the result becomes final; null until the change ships. */
  settlesOn: day.nullable(),
  /** With several topics, a review that names two of them counts twice in mentions and ratings. */
  overlapping: z.boolean(),
  weeks: z.array(effectWeek),
  /** Null until the change ships. */
  result: effectResult.nullable(),
})
export type ProjectEffect = z.infer<typeof projectEffect>
