import { line } from 'd3-shape'

export interface SparklineProps {
  /** Null is a missing value. */
  values: readonly (number | null)[]
  /** A color token of the chart. */
  color?: string
  width?: number
  height?: number
}

/**
 * The shape of a series next to its number; screen readers read only the number. Missing values are crossed by a dashed
 * line, so that a value between two of them isn't lost.
 */
export function Sparkline({ values, color = 'var(--chart-1)', width = 56, height = 20 }: SparklineProps) {
  const known = values.flatMap((value, n) => (value === null ? [] : [{ n, value }]))
  const [low, high] = [Math.min(...known.map(({ value }) => value)), Math.max(...known.map(({ value }) => value))]
  const x = (n: number): number => EDGE + (n * (width - 2 * EDGE)) / Math.max(1, values.length - 1)
  const y = (value: number): number =>
    high > low ? height - EDGE - ((value - low) / (high - low)) * (height - 2 * EDGE) : height / 2
  const draw = line<{ n: number; value: number }>()
    .x(({ n }) => x(n))
    .y(({ value }) => y(value))
  const runs = runsOf(known)
  const dashes = runs.slice(1).map((run, n) => [...(runs[n]?.slice(-1) ?? []), ...run.slice(0, 1)])
  return (
    <svg aria-hidden="true" width={width} height={height} className="shrink-0">
      {dashes.map((ends) => (
        <path
          key={ends[0]?.n}
          d={draw(ends) ?? ''}
          fill="none"
          stroke={color}
          strokeWidth={1.25}
          strokeDasharray="2 2.5"
        />
      ))}
      {runs
        .filter((run) => run.length > 1)
        .map((run) => (
          <path
            key={run[0]?.n}
            d={draw(run) ?? ''}
            fill="none"
            stroke={color}
            strokeWidth={1.5}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        ))}
      {runs.map(([first, second]) =>
        first && !second ? <circle key={first.n} cx={x(first.n)} cy={y(first.value)} r={1.75} fill={color} /> : null,
      )}
    </svg>
  )
}

/** Stretches without a missing value. */
function runsOf<T extends { n: number }>(known: readonly T[]): T[][] {
  const runs: T[][] = []
  for (const one of known) {
    const last = runs.at(-1)
    if (last && last.at(-1)?.n === one.n - 1) last.push(one)
    else runs.push([one])
  }
  return runs
}

const EDGE = 2
