import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { trendGeometry, type TrendPoint } from './trend-geometry.ts'
import { TrendCard } from './trend-card.tsx'
import { TrendLines } from './trend-lines.tsx'
import { TrendTable } from './trend-table.tsx'
import { useWidth } from './use-width.ts'

export interface TrendChartProps {
  points: readonly TrendPoint[]
  /** The window of the line and of the dashed one, as the card and the table name them. */
  name: string
  compareName: string | null
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
  /** Opens what a point counts. */
  onPick?: (key: string) => void
}

/** A line over time with its earlier window dashed: read by hovering or with the arrow keys. */
export function TrendChart(props: TrendChartProps) {
  const { points, summary, format, axisFormat = format, domain, height = 252, onPick } = props
  const { width, measure } = useWidth()
  const [at, setAt] = useState<number | null>(null)
  const fill = useId()
  const geometry = trendGeometry(points, { width, height, domain })
  const shown = at === null ? undefined : points[Math.min(at, points.length - 1)]
  const pick = () => shown && onPick?.(shown.key)

  function move(event: PointerEvent<HTMLElement>) {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left
    setAt(nearest(geometry.places, x))
  }

  function press(event: KeyboardEvent) {
    const to = stepTo(event.key, at, points.length)
    if (to !== undefined) {
      event.preventDefault()
      setAt(to)
    }
    if (event.key === 'Enter') pick()
  }

  return (
    <div ref={measure} className="relative w-full" style={{ height }}>
      <button
        type="button"
        aria-label={summary}
        onKeyDown={press}
        onPointerMove={move}
        onPointerLeave={() => setAt(null)}
        onBlur={() => setAt(null)}
        onClick={(event) => event.detail > 0 && pick()}
        className={`absolute inset-0 block w-full rounded-sm ${onPick ? 'cursor-pointer' : 'cursor-default'}`}
      >
        {width > 0 && (
          <TrendLines
            geometry={geometry}
            points={points}
            at={at}
            format={axisFormat}
            size={{ width, height }}
            fill={fill}
          />
        )}
      </button>
      {shown && at !== null && <TrendCard {...props} point={shown} x={geometry.places[at]?.x ?? 0} width={width} />}
      <p aria-live="polite" className="sr-only">
        {shown && `${shown.longLabel}: ${shown.value === null ? '–' : format(shown.value)}`}
      </p>
      <TrendTable {...props} />
    </div>
  )
}

function nearest(places: readonly { x: number }[], x: number): number | null {
  let best: number | null = null
  for (const [n, place] of places.entries()) {
    if (best === null || Math.abs(place.x - x) < Math.abs((places[best]?.x ?? 0) - x)) best = n
  }
  return best
}

function stepTo(key: string, at: number | null, length: number): number | null | undefined {
  const last = length - 1
  if (key === 'ArrowRight') return at === null ? 0 : Math.min(last, at + 1)
  if (key === 'ArrowLeft') return at === null ? last : Math.max(0, at - 1)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return key === 'Escape' ? null : undefined
}
