import { NumbersTable } from './numbers-table.tsx'
import type { TrendChartProps } from './trend-chart.tsx'

/** The numbers of the lines, for whoever reads instead of looks. */
export function TrendTable({ points, name, compareName, summary, pointName, format, gap = '–' }: TrendChartProps) {
  const said = (value: number | null): string => (value === null ? gap : format(value))
  return (
    <NumbersTable
      caption={summary}
      head={compareName === null ? [pointName, name] : [pointName, name, compareName]}
      rows={points.map(({ key, longLabel, value, compare }) => ({
        key,
        cells: compareName === null ? [longLabel, said(value)] : [longLabel, said(value), said(compare)],
      }))}
    />
  )
}
