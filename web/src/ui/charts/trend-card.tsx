import type { TrendChartProps } from './trend-chart.tsx'
import type { TrendPoint } from './trend-geometry.ts'

export interface TrendCardProps extends Pick<TrendChartProps, 'name' | 'compareName' | 'format'> {
  point: TrendPoint
  /** Of the hairline, in a chart of this width. */
  x: number
  width: number
}

/** Beside the hairline and low, so that it hides neither line. */
export function TrendCard({ point, x, width, name, compareName, format }: TrendCardProps) {
  const side = x > width / 2 ? { right: width - x + 14 } : { left: x + 14 }
  return (
    <div
      aria-hidden="true"
      style={side}
      className="pointer-events-none absolute bottom-9 z-10 rounded-lg bg-raised px-3 py-2 text-xs whitespace-nowrap shadow-2"
    >
      <p className="font-medium text-ink">{point.longLabel}</p>
      <Line colour="var(--chart-1)" name={name} value={point.value} format={format} />
      {compareName !== null && (
        <Line colour="var(--chart-6)" name={compareName} value={point.compare} format={format} />
      )}
    </div>
  )
}

interface LineProps {
  colour: string
  name: string
  value: number | null
  format: (value: number) => string
}

function Line({ colour, name, value, format }: LineProps) {
  return (
    <p className="mt-1 flex items-center gap-2 text-ink-2">
      <span style={{ background: colour }} className="size-2 rounded-full" />
      <span>{name}</span>
      <span className="ml-auto pl-4 font-medium text-ink tabular-nums">{value === null ? '–' : format(value)}</span>
    </p>
  )
}
