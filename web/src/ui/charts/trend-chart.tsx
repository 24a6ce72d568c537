import { useId } from 'react'
import { ReadingFrame } from './reading-frame.tsx'
import { TrendCard } from './trend-card.tsx'
import { bandWords, trendGeometry } from './trend-geometry.ts'
import { TrendLines } from './trend-lines.tsx'
import { useReading } from './use-reading.ts'
import { useWidth } from './use-width.ts'
import type { TrendChartProps } from './trend-chart-props.ts'
import { NumbersTable } from './numbers-table.tsx'

/** A line over time with its earlier window dashed: read by hovering or with the arrow keys. */
export function TrendChart(props: TrendChartProps) {
  const {
    points,
    name,
    compareName,
    summary,
    format,
    axisFormat = format,
    domain,
    counts = false,
    height = 252,
    gap = '–',
  } = props
  const { width, measure } = useWidth()
  const fill = useId()
  const geometry = trendGeometry(points, { width, height, domain, counts, format: axisFormat })
  const pick = (n: number) => points[n] && props.onPick?.(points[n].key)
  const { at, handlers } = useReading(
    geometry.places.map(({ x }) => x),
    pick,
  )
  const shown = at === null ? undefined : points[at]
  const valueOf = (value: number | null): string => (value === null ? gap : format(value))
  const compared = shown && compareName !== null ? `; ${compareName}: ${valueOf(shown.compare)}` : ''
  const band = shown?.band && props.bandName ? `; ${props.bandName}: ${bandWords(shown, format)}` : ''
  return (
    <ReadingFrame
      measure={measure}
      height={height}
      summary={summary}
      name={name}
      labels={points.map(({ longLabel }) => longLabel)}
      at={at}
      handlers={handlers}
      opens={props.onPick !== undefined}
      reading={shown ? `${shown.longLabel}, ${name}: ${valueOf(shown.value)}${compared}${band}` : ''}
      table={<TrendTable {...props} />}
    >
      {width > 0 && (
        <TrendLines
          key={name}
          geometry={geometry}
          points={points}
          at={at}
          format={axisFormat}
          size={{ width, height }}
          fill={fill}
        />
      )}
      {shown && at !== null && width > 0 && (
        <TrendCard {...props} point={shown} geometry={geometry} at={at} width={width} />
      )}
    </ReadingFrame>
  )
}

/** The chart's numbers for screen readers. */
function TrendTable(props: TrendChartProps) {
  const { points, name, compareName, bandName, summary, pointName, format, gap = '–' } = props
  const valueOf = (value: number | null): string => (value === null ? gap : format(value))
  const more = (compare: string, band: string): string[] => [
    ...(compareName === null ? [] : [compare]),
    ...(bandName ? [band] : []),
  ]
  return (
    <NumbersTable
      caption={summary}
      head={[pointName, name, ...more(compareName ?? '', bandName ?? '')]}
      rows={points.map((point) => ({
        key: point.key,
        cells: [point.longLabel, valueOf(point.value), ...more(valueOf(point.compare), bandWords(point, format))],
      }))}
    />
  )
}
