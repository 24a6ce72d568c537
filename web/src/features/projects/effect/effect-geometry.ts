import type { EffectWeekFigures, EffectSideValue } from '@bizamply/contract/project-effect'
import { axisLabels } from '../../../ui/charts/axis-labels.ts'
import { isSparse } from '../list/rating-weeks.ts'

export interface Spot {
  week: EffectWeekFigures
  x: number
  y: number | null
}

interface Drawn extends Spot {
  y: number
  n: number
}

const MARGIN = { left: 28, right: 14, top: 28, bottom: 26 }
/** Between 1 star and the axis, so that points don't lie on it. */
const FLOOR = 10
const STARS = [1, 2, 3, 4, 5] as const

/** Coordinates of the chart's weeks and lines, on a scale of 1 to 5 stars. A week's point is at its center. */
export function effectGeometry(
  weeks: readonly EffectWeekFigures[],
  { width, height, labels }: { width: number; height: number; labels: readonly string[] },
) {
  const [left, right, bottom] = [MARGIN.left, Math.max(MARGIN.left + 1, width - MARGIN.right), height - MARGIN.bottom]
  const step = (right - left) / Math.max(1, weeks.length)
  const lowest = bottom - FLOOR
  const y = (stars: number): number => lowest - ((stars - 1) / 4) * (lowest - MARGIN.top)
  const spots = weeks.map((week, n): Spot => {
    const { rating } = week.project
    return { week, x: left + (n + 0.5) * step, y: rating === null ? null : y(rating) }
  })
  const drawn = spots.flatMap(({ week, x, y: is }, n): Drawn[] => (is === null ? [] : [{ week, x, y: is, n }]))
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
    /** Weeks with ratings. */
    drawn,
    strokes: isSparse(spots.map((spot) => spot.y)) ? [] : strokesOf(drawn),
  }
}

export type EffectGeometry = ReturnType<typeof effectGeometry>

/** Lines from each week with ratings to the next one. */
function strokesOf(spots: readonly Drawn[]) {
  return spots.slice(1).flatMap(({ week, x, y, n }, at) => {
    const from = spots[at]
    if (!from) return []
    const hasGap = n - from.n > 1
    const isOneSide = from.week.side === week.side
    // A gap at the edge of a side would connect what is compared.
    if (hasGap && !isOneSide) return []
    const side = isOneSide ? week.side : ('between' as const)
    return [{ key: week.from, d: `M${from.x} ${from.y}L${x} ${y}`, side, hasGap, open: week.open }]
  })
}
