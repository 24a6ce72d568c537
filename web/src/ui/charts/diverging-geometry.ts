import { max } from 'd3-array'
import { axisLabels, textWidth } from './axis-labels.ts'
import { ticksAround } from './ticks.ts'

export interface DivergingPoint {
  key: string
  /** On the axis. */
  label: string
  /** In the card and the table. */
  longLabel: string
  up: number
  down: number
  /** Incomplete: hollow bars. */
  open?: boolean
}

const MARGIN = { left: 28, right: 0, top: 8, bottom: 26 }
const TICK_GAP = 10
const WIDEST = 26

/** All geometry of diverging bars. */
export function divergingGeometry(
  points: readonly DivergingPoint[],
  { width, height, format }: { width: number; height: number; format: (value: number) => string },
) {
  const ticks = ticksAround(max(points, ({ up }) => up) ?? 0, max(points, ({ down }) => down) ?? 0)
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const left = Math.max(MARGIN.left, ...ticks.map((tick) => textWidth(format(Math.abs(tick))) + TICK_GAP))
  const right = Math.max(left + 1, width - MARGIN.right)
  const bottom = height - MARGIN.bottom
  const band = (right - left) / Math.max(1, points.length)
  const y = (value: number): number => bottom - ((value - low) / (high - low)) * (bottom - MARGIN.top)
  const places = points.map((point, n) => ({
    x: left + (n + 0.5) * band,
    up: y(point.up),
    down: y(-point.down),
  }))
  const labels = axisLabels(
    points.map(({ label }) => label),
    places.map(({ x }) => x),
    left,
    right,
  )
  const ways = ticks.map((value) => ({ value, y: y(value) }))
  return { left, right, bottom, zero: y(0), bar: Math.min(WIDEST, band * 0.6), places, labels, ticks: ways }
}
