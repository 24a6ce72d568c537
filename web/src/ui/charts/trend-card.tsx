import { cardPlace } from './card-place.ts'
import { bandWords, type trendGeometry, type TrendPoint } from './trend-geometry.ts'
import type { TrendChartProps } from './trend-chart-props.ts'

export interface TrendCardProps extends Pick<TrendChartProps, 'name' | 'compareName' | 'bandName' | 'format' | 'gap'> {
  point: TrendPoint
  geometry: ReturnType<typeof trendGeometry>
  /** Index of the point. */
  at: number
  width: number
}

/** Next to the hairline, high or low, to cover neither line. */
export function TrendCard(props: TrendCardProps) {
  const { point, geometry, at, width, name, compareName, bandName, format, gap = '–' } = props
  const spots = geometry.places.flatMap(({ x, value, compare }) =>
    [value, compare].flatMap((y) => (y === null ? [] : [{ x, y }])),
  )
  const valueOf = (value: number | null): string => (value === null ? gap : format(value))
  const rows = [{ key: 'value', color: 'var(--chart-1)', name, value: valueOf(point.value) }]
  if (compareName !== null)
    rows.push({ key: 'compare', color: 'var(--chart-6)', name: compareName, value: valueOf(point.compare) })
  if (point.band && bandName)
    rows.push({ key: 'band', color: 'var(--line-strong)', name: bandName, value: bandWords(point, format) })
  return (
    <ReadingCard
      title={point.longLabel}
      rows={rows}
      style={cardPlace(geometry.places[at]?.x ?? 0, spots, { width, bottom: geometry.bottom })}
    />
  )
}

export interface ReadingCardProps {
  title: string
  rows: readonly { key: string; color: string; name: string; value: string }[]
  style: ReturnType<typeof cardPlace>
}

/** The reading at the hairline; the live region has the same text. */
export function ReadingCard({ title, rows, style }: ReadingCardProps) {
  return (
    <div
      aria-hidden="true"
      style={style}
      className="pointer-events-none absolute z-10 w-max rounded-lg bg-raised px-3 py-2 text-xs shadow-2"
    >
      <p className="font-medium text-ink">{title}</p>
      {rows.map(({ key, color, name, value }) => (
        <p key={key} className="mt-1 flex items-center gap-2 text-ink-2">
          <span style={{ background: color }} className="size-2 shrink-0 rounded-full" />
          <span>{name}</span>
          <span className="ml-auto pl-4 font-medium text-ink tabular-nums">{value}</span>
        </p>
      ))}
    </div>
  )
}
