import { line } from 'd3-shape'

export interface SparklineProps {
  /** Null is a gap. */
  values: readonly (number | null)[]
  /** A color token of the chart. */
  colour?: string
  width?: number
  height?: number
}

/**
 * The shape of a series next to its number; screen readers read only the number. A value between two gaps is a dot.
 */
export function Sparkline({ values, colour = 'var(--chart-1)', width = 56, height = 20 }: SparklineProps) {
  const known = values.filter((value) => value !== null)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const x = (n: number): number => EDGE + (n * (width - 2 * EDGE)) / Math.max(1, values.length - 1)
  const y = (value: number): number =>
    high > low ? height - EDGE - ((value - low) / (high - low)) * (height - 2 * EDGE) : height / 2
  const draw = line<number | null>()
    .defined((value) => value !== null)
    .x((_, n) => x(n))
    .y((value) => y(value ?? low))
  const alone = values.flatMap((value, n) =>
    value !== null && (values[n - 1] ?? null) === null && (values[n + 1] ?? null) === null ? [{ n, value }] : [],
  )
  return (
    <svg aria-hidden="true" width={width} height={height} className="shrink-0">
      <path
        d={known.length > 1 ? (draw([...values]) ?? '') : ''}
        fill="none"
        stroke={colour}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      {alone.map(({ n, value }) => (
        <circle key={n} cx={x(n)} cy={y(value)} r={1.75} fill={colour} />
      ))}
    </svg>
  )
}

const EDGE = 2
