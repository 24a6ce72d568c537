import type { TrendChartProps } from './trend-chart.tsx'

/** The numbers of the lines, for whoever reads instead of looks. */
export function TrendTable({ points, name, compareName, summary, pointName, format }: TrendChartProps) {
  const said = (value: number | null): string => (value === null ? '–' : format(value))
  return (
    <table className="sr-only">
      <caption>{summary}</caption>
      <thead>
        <tr>
          <th scope="col">{pointName}</th>
          <th scope="col">{name}</th>
          {compareName !== null && <th scope="col">{compareName}</th>}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.key}>
            <th scope="row">{point.longLabel}</th>
            <td>{said(point.value)}</td>
            {compareName !== null && <td>{said(point.compare)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
