import type { TrendPoint } from './trend-geometry.ts'

export interface TrendChartProps {
  points: readonly TrendPoint[]
  /** The window of the line and of the dashed one, as the card and the table name them. */
  name: string
  compareName: string | null
  /** What the band around the dashed line is, where points have one. */
  bandName?: string
  /** What a point is, e.g. "Day": head of the first column of the table. */
  pointName: string
  /** What the numbers are, in one sentence, read first by a screen reader. */
  summary: string
  format: (value: number) => string
  /** Of the axis, where it is written shorter. */
  axisFormat?: (value: number) => string
  /** Of the axis, where it should not start at zero or has its own end. */
  domain?: readonly [number, number]
  height?: number
  /** What a gap is called, in words; a dash if none. */
  gap?: string
  /** Opens what a point counts. */
  onPick?: (key: string) => void
}
