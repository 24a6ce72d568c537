import { cardPlace } from './card-place.ts'
import { DivergingDrawing } from './diverging-drawing.tsx'
import { divergingGeometry, type DivergingPoint } from './diverging-geometry.ts'
import { NumbersTable } from './numbers-table.tsx'
import { ReadingFrame } from './reading-frame.tsx'
import { ReadingCard } from './trend-card.tsx'
import { useReading } from './use-reading.ts'
import { useWidth } from './use-width.ts'

export interface DivergingBarsProps {
  points: readonly DivergingPoint[]
  /** Labels of both directions, e.g. "Positive" and "Negative". */
  upName: string
  downName: string
  /** What arrow keys move through, e.g. "Nov 15 – 21". */
  name: string
  /** Label of a point, e.g. "Day". */
  pointName: string
  /** Summary of the numbers, in one sentence. */
  summary: string
  format: (value: number) => string
  height?: number
  /** Opens the comments that a point counts. */
  onPick?: (key: string) => void
}

/** Two counts per point, one up and one down from zero. */
export function DivergingBars(props: DivergingBarsProps) {
  const { points, upName, downName, name, pointName, summary, format, height = 160, onPick } = props
  const { width, measure } = useWidth()
  const geometry = divergingGeometry(points, { width, height, format })
  const { at, handlers } = useReading(
    geometry.places.map(({ x }) => x),
    (n) => points[n] && onPick?.(points[n].key),
  )
  const shown = at === null ? undefined : points[at]
  const rows = shown && [
    { key: 'up', color: 'var(--chart-2)', name: upName, value: format(shown.up) },
    { key: 'down', color: 'var(--chart-4)', name: downName, value: format(shown.down) },
  ]
  const x = geometry.places[at ?? 0]?.x ?? 0
  return (
    <ReadingFrame
      measure={measure}
      height={height}
      summary={summary}
      name={name}
      labels={points.map(({ longLabel }) => longLabel)}
      at={at}
      handlers={handlers}
      opens={onPick !== undefined}
      reading={shown ? `${shown.longLabel}, ${upName}: ${format(shown.up)}; ${downName}: ${format(shown.down)}` : ''}
      table={
        <NumbersTable
          caption={summary}
          head={[pointName, upName, downName]}
          rows={points.map((point) => ({
            key: point.key,
            cells: [point.longLabel, format(point.up), format(point.down)],
          }))}
        />
      }
    >
      {width > 0 && (
        <DivergingDrawing
          key={name}
          geometry={geometry}
          points={points}
          at={at}
          format={format}
          size={{ width, height }}
        />
      )}
      {shown && rows && width > 0 && (
        <ReadingCard
          title={shown.longLabel}
          rows={rows}
          style={cardPlace(x, [], { width, bottom: geometry.bottom, reach: geometry.bar / 2 })}
        />
      )}
    </ReadingFrame>
  )
}
