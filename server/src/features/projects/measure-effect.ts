import { effectLimits } from '@bizamply/contract/project-rules'
import {
  effectMeasures,
  type EffectComparison,
  type EffectControl,
  type EffectEstimate,
  type EffectMeasure,
  type EffectMeasured,
  type EffectMissing,
  type EffectResult,
  type EffectSide,
  type EffectVerdict,
} from '@bizamply/contract/project-effect'
import { estimateAgainst, estimateOwn, type PairedWeek, type WeekSample } from './effect-estimate.ts'
import { effectScales } from './effect-scales.ts'

/** One group's data of one week. */
export interface GroupWeek {
  /** Ratings of the reviews that mention the topics, 1 to 5 stars. */
  stars: readonly number[]
  mentions: number
  complaints: number
  /** Reviews about any topic, of the same products. */
  received: number
}

export interface MeasuredWeek {
  side: EffectSide
  /** Length in days. */
  days: number
  project: GroupWeek
  /** Null if the project covers all products. */
  sameTopics: GroupWeek | null
  /** Null if it covers all reviews of its products, not a topic. */
  otherTopics: GroupWeek | null
}

/**
 * Whether the project's reviews changed after the delivery, by more than those it didn't affect. A single measure and
 * comparison, chosen by the number of reviews and never by their content, avoids multiple testing.
 */
export function measureEffect(weeks: readonly MeasuredWeek[]): EffectResult {
  const counted = weeks.filter(({ side }) => side !== 'between')
  const decidedBy = decidingMeasure(counted)
  const measures = effectMeasures.map((measure) => measureOne(counted, measure))
  const missing = missingOf(counted, decidedBy)
  const control = controls.find((one) => isEnough(counted, decidedBy, groups[one])) ?? null
  const comparison = measures
    .find(({ measure }) => measure === decidedBy)
    ?.comparisons.find((one) => one.control === control)
  const own = measures.find(({ measure }) => measure === decidedBy)
  if (missing.length === 0 && !comparison) missing.push({ what: 'comparison', ...comparisonCounts(counted, decidedBy) })
  return {
    verdict: missing.length > 0 || !own || !comparison ? 'too-few' : verdictOf(decidedBy, own, comparison),
    decidedBy,
    comparedWith: control,
    missing,
    measures,
    complaintsPerWeek: perWeek(counted),
  }
}

const controls: readonly EffectControl[] = ['same-topics', 'other-topics']
type Group = (week: MeasuredWeek) => GroupWeek | null
const project: Group = (week) => week.project
const groups: Record<EffectControl, Group> = {
  'same-topics': (week) => week.sameTopics,
  'other-topics': (week) => week.otherTopics,
}
const nothing: WeekSample = { n: 0, sum: 0, squares: 0 }

const sampleOf: Record<EffectMeasure, (group: GroupWeek) => WeekSample> = {
  rating: ({ stars }) => ({
    n: total(stars),
    sum: total(stars.map((n, at) => n * (at + 1))),
    squares: total(stars.map((n, at) => n * (at + 1) ** 2)),
  }),
  negative: ({ mentions, complaints }) => ({ n: mentions, sum: complaints, squares: complaints }),
  complaints: ({ received, complaints }) => ({ n: received, sum: complaints, squares: complaints }),
}

/** Stars if most mentions have them, else complaints: some platforms have no stars. */
function decidingMeasure(weeks: readonly MeasuredWeek[]): EffectMeasure {
  const mentions = total(weeks.map((week) => week.project.mentions))
  const rated = total(weeks.map((week) => total(week.project.stars)))
  return rated * 2 >= mentions ? 'rating' : 'complaints'
}

function measureOne(weeks: readonly MeasuredWeek[], measure: EffectMeasure): EffectMeasured {
  const scale = effectScales[measure]
  const own = estimateOwn(pair(weeks, measure, project), scale)
  const comparisons = controls
    .filter((control) => weeks.some((week) => groups[control](week) !== null))
    .map((control): EffectComparison => {
      const { room, ...against } = estimateAgainst(pair(weeks, measure, groups[control]), scale)
      return { control, ...against, clear: isClear(against.difference, room) }
    })
  return { measure, ...own, comparisons }
}

const pair = (weeks: readonly MeasuredWeek[], measure: EffectMeasure, group: Group): PairedWeek[] =>
  weeks.map((week) => {
    const others = group(week)
    return {
      after: week.side === 'after',
      project: sampleOf[measure](week.project),
      others: others ? sampleOf[measure](others) : nothing,
    }
  })

interface Enough {
  reviews: number
  weeks: number
}

function countsOf(weeks: readonly MeasuredWeek[], measure: EffectMeasure, group: Group, side: EffectSide): Enough {
  const samples = weeks.filter((week) => week.side === side).map((week) => group(week))
  const counts = samples.map((one) => (one ? sampleOf[measure](one).n : 0))
  return { reviews: total(counts), weeks: counts.filter((n) => n > 0).length }
}

const leastOf = (measure: EffectMeasure): number =>
  measure === 'rating' ? effectLimits.leastRated : effectLimits.leastReceived

function isEnough(weeks: readonly MeasuredWeek[], measure: EffectMeasure, group: Group): boolean {
  return (['before', 'after'] as const).every((side) => {
    const has = countsOf(weeks, measure, group, side)
    return has.reviews >= leastOf(measure) && has.weeks >= effectLimits.leastWeeks
  })
}

function missingOf(weeks: readonly MeasuredWeek[], measure: EffectMeasure): EffectMissing[] {
  return (['before', 'after'] as const).flatMap((side) => {
    const has = countsOf(weeks, measure, project, side)
    const reviews = { what: `reviews-${side}` as const, has: has.reviews, needs: leastOf(measure) }
    const itsWeeks = { what: `weeks-${side}` as const, has: has.weeks, needs: effectLimits.leastWeeks }
    return [reviews, itsWeeks].filter(({ has: now, needs }) => now < needs)
  })
}

/** Of the comparison with the most data on its smaller side. */
function comparisonCounts(weeks: readonly MeasuredWeek[], measure: EffectMeasure): { has: number; needs: number } {
  const has = controls.map((control) =>
    Math.min(...(['before', 'after'] as const).map((side) => countsOf(weeks, measure, groups[control], side).reviews)),
  )
  return { has: Math.max(...has), needs: leastOf(measure) }
}

function verdictOf(measure: EffectMeasure, own: EffectMeasured, comparison: EffectComparison): EffectVerdict {
  const { change } = own
  const { difference, change: others } = comparison
  if (!change || !difference || !others) return 'too-few'
  const better = measure === 'rating' ? 1 : -1
  const isLarge = Math.abs(difference.value) >= effectLimits.leastDifference[measure]
  // A project that stayed while the others moved has not changed.
  if (comparison.clear && isLarge && difference.value * change.value > 0)
    return difference.value * better > 0 ? 'helped' : 'hurt'
  const hasChanged = change.low > 0 || change.high < 0
  const alike = others.value / change.value
  return hasChanged && alike >= 0.5 ? 'moved-with-others' : 'no-clear-change'
}

/** Significant, even allowing for the project's larger room to move. */
function isClear(difference: EffectEstimate | null, room: number): boolean {
  if (!difference) return false
  return difference.low - Math.max(0, room) > 0 || difference.high - Math.min(0, room) < 0
}

/** Complaints per week: depends on the volume too, so it's shown but decides nothing. */
function perWeek(weeks: readonly MeasuredWeek[]): EffectResult['complaintsPerWeek'] {
  const samples = weeks.map(({ side, days, project: { complaints } }) => ({
    after: side === 'after',
    project: { n: days / 7, sum: complaints, squares: 0 },
    others: nothing,
  }))
  const { before, after } = estimateOwn(samples, effectScales.complaints)
  const countOn = (side: EffectSide): number =>
    total(weeks.filter((week) => week.side === side).map((week) => week.project.complaints))
  return { before: { ...before, count: countOn('before') }, after: { ...after, count: countOn('after') } }
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
