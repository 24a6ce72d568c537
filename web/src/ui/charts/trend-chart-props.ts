import type { TrendPoint } from './trend-geometry.ts'

export interface TrendChartProps {
  points: readonly TrendPoint[]
  /** Names of the window and of the dashed one, for card and table. */
  name: string
  compareName: string | null
  /** Label of the band around the dashed line, if points have one. */
  bandName?: string
  /** Label of a point, e.g. "Day": the first column header. */
  pointName: string
  /** Summary of the numbers in one sentence, read first by screen readers. */
  summary: string
  format: (value: number) => string
  /** Axis format, if shorter. */
  axisFormat?: (value: number) => string
  /** Axis domain, if it shouldn't start at zero or needs a fixed end. */
  domain?: readonly [number, number]
  /** The axis counts whole things; averages of counts still get integer ticks. */
  counts?: boolean
  height?: number
  /** Text for a gap; defaults to a dash. */
  gap?: string
  /** Opens the comments that a point counts. */
  onPick?: (key: string) => void
}
