import { NumbersTable } from './numbers-table.tsx'
import { bandWords } from './trend-geometry.ts'
import type { TrendChartProps } from './trend-chart-props.ts'

/** The numbers of the lines, for whoever reads instead of looks. */
export function TrendTable(props: TrendChartProps) {
  const { points, name, compareName, bandName, summary, pointName, format, gap = '–' } = props
  const said = (value: number | null): string => (value === null ? gap : format(value))
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
        cells: [point.longLabel, said(point.value), ...more(said(point.compare), bandWords(point, format))],
      }))}
    />
  )
}
