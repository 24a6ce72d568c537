import type { EffectWeekFigures, EffectSideValue } from '@bizamply/contract/project-effect'
import { line } from 'd3-shape'
import { axisLabels } from '../../../ui/charts/axis-labels.ts'

export interface Spot {
  week: EffectWeekFigures
  x: number
  y: number | null
}

const MARGIN = { left: 28, right: 14, top: 12, bottom: 26 }
const STARS = [1, 2, 3, 4, 5] as const

/** Coordinates of the chart's weeks and lines, on a scale of 1 to 5 stars. A week's point is at its center. */
export function effectGeometry(
  weeks: readonly EffectWeekFigures[],
  { width, height, labels }: { width: number; height: number; labels: readonly string[] },
) {
  const [left, right, bottom] = [MARGIN.left, Math.max(MARGIN.left + 1, width - MARGIN.right), height - MARGIN.bottom]
  const step = (right - left) / Math.max(1, weeks.length)
  const y = (stars: number): number => bottom - ((stars - 1) / 4) * (bottom - MARGIN.top)
  const spots = weeks.map((week, n): Spot => {
    const { rating } = week.project
    return { week, x: left + (n + 0.5) * step, y: rating === null ? null : y(rating) }
  })
  const edge = (side: EffectWeekFigures['side']): { from: number; to: number } | null => {
    const first = weeks.findIndex((week) => week.side === side)
    if (first < 0) return null
    const last = weeks.findLastIndex((week) => week.side === side)
    return { from: left + first * step, to: left + (last + 1) * step }
  }
  return {
    left,
    right,
    top: MARGIN.top,
    bottom,
    spots,
    ticks: STARS.map((value) => ({ value, y: y(value) })),
    labels: axisLabels(
      labels,
      spots.map(({ x }) => x),
      left,
      right,
    ),
    sides: { before: edge('before'), between: edge('between'), after: edge('after') },
    /** The mean of a side with its interval. */
    band: ({ value, low, high }: EffectSideValue) =>
      value === null ? null : { mean: y(value), low: y(Math.max(1, low)), high: y(Math.min(5, high)) },
    /** Weeks of a side; a week without ratings is a gap in the line. */
    way: (from: number, to: number): string => wayOf(spots.slice(from, to)),
    /** Connects the last week before the delivery with the first after it, if both have ratings. */
    bridge: (at: number, to: number): string => {
      const ends = spots.slice(Math.max(0, at - 1), Math.min(at + 1, to))
      return ends.length === 2 && ends.every(({ y: is }) => is !== null) ? wayOf(ends) : ''
    },
    /** Weeks without a rated neighbor: a line can't show them. */
    lone: spots.filter(({ y: is }, n) => is !== null && spots[n - 1]?.y == null && spots[n + 1]?.y == null),
  }
}

export type EffectGeometry = ReturnType<typeof effectGeometry>

function wayOf(spots: readonly Spot[]): string {
  return (
    line<Spot>()
      .defined(({ y }) => y !== null)
      .x(({ x }) => x)
      .y(({ y }) => y ?? 0)([...spots]) ?? ''
  )
}
