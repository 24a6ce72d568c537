import { effectLimits } from '@bizamply/contract/project-rules'
import type { EffectSide } from '@bizamply/contract/project-effect'
import { addDays } from '@bizamply/contract/ranges'

/** Days in the brand's timezone. */
export interface EffectDates {
  /** The first day of the side before. */
  countFrom: string
  startedOn: string | null
  shippedOn: string | null
  /**
   * First day of the week of the project's alert. The side before ends ahead of it, because a week chosen for being bad
   * is followed by better ones anyway (regression to the mean).
   */
  alertFrom: string | null
  today: string
}

export interface EffectWeek {
  from: string
  to: string
  side: EffectSide
  open: boolean
}

export interface EffectSpan {
  from: string
  to: string
}

export interface EffectCalendar {
  weeks: EffectWeek[]
  before: EffectSpan | null
  after: EffectSpan | null
  settlesOn: string | null
  settled: boolean
}

/**
 * Weeks of seven days, counted backward from the last day before the work and forward from the delivery, so that no
 * week spans both sides. The first and last week of a side may be shorter.
 */
export function calendarOf(dates: EffectDates): EffectCalendar {
  const { shippedOn, today } = dates
  const lastDay = shippedOn === null ? null : addDays(shippedOn, effectLimits.afterDays - 1)
  const until = lastDay !== null && lastDay < today ? lastDay : today
  const workFrom = firstOf(dates.startedOn ?? addDays(today, 1), shippedOn)
  const cutFrom = firstOf(
    workFrom,
    dates.alertFrom !== null && dates.countFrom < dates.alertFrom ? dates.alertFrom : null,
  )
  const first = lastOf(dates.countFrom, addDays(until, 1 - effectLimits.longestDays))
  const before = spanOf(first, firstOf(addDays(cutFrom, -1), until))
  const between = spanOf(lastOf(cutFrom, first), shippedOn === null ? until : firstOf(addDays(shippedOn, -1), until))
  const after = shippedOn === null ? null : spanOf(shippedOn, until)
  const weeks = [
    ...backward(before).map((span) => ({ ...span, side: 'before' as const })),
    ...forward(between).map((span) => ({ ...span, side: 'between' as const })),
    ...forward(after).map((span) => ({ ...span, side: 'after' as const })),
  ].map((week) => ({ ...week, open: week.to === today }))
  const settlesOn = lastDay === null ? null : addDays(lastDay, 1)
  return { weeks, before, after, settlesOn, settled: settlesOn !== null && settlesOn <= today }
}

const WEEK = 7

const firstOf = (day: string, other: string | null): string => (other !== null && other < day ? other : day)
const lastOf = (day: string, other: string): string => (other > day ? other : day)
const spanOf = (from: string, to: string): EffectSpan | null => (from <= to ? { from, to } : null)

function forward(span: EffectSpan | null): EffectSpan[] {
  const spans: EffectSpan[] = []
  if (span)
    for (let { from } = span; from <= span.to; from = addDays(from, WEEK))
      spans.push({ from, to: firstOf(addDays(from, WEEK - 1), span.to) })
  return spans
}

function backward(span: EffectSpan | null): EffectSpan[] {
  const spans: EffectSpan[] = []
  if (span)
    for (let { to } = span; to >= span.from; to = addDays(to, -WEEK))
      spans.push({ from: lastOf(addDays(to, 1 - WEEK), span.from), to })
  return spans.toReversed()
}
