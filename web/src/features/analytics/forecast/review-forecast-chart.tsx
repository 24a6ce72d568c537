import { forecastDays } from '@bizamply/contract/analytics-rules'
import type { ReviewForecast } from '@bizamply/contract/review-forecast'
import { useTranslations } from 'use-intl'
import { useFigureFormat } from '../../../lib/figure-format.ts'
import { usePointLabel } from '../../../lib/use-point-label.ts'
import { TrendChart } from '../../../ui/charts/trend-chart.tsx'

export interface ForecastChartProps {
  data: ReviewForecast
  volume: NonNullable<ReviewForecast['volume']>
  height: number
  /** The formatted mean of the expected daily count. */
  expected: string
}

/** Actual counts of the past weeks as a line, and the forecast dashed in its band. */
export function ForecastChart({ data, volume, height, expected }: ForecastChartProps) {
  const t = useTranslations('reviewForecast')
  const figure = useFigureFormat()
  const words = usePointLabel()
  const series = { grain: 'day', timezone: data.timezone, count: volume.past.length + volume.points.length } as const
  const labels = (day: string) => ({
    key: day,
    label: words({ start: day, end: day, open: false }, series, false),
    longLabel: words({ start: day, end: day, open: false }, series, true),
  })
  return (
    <TrendChart
      points={[
        ...volume.past.map(({ day, received }) => ({ ...labels(day), value: received, compare: null })),
        ...volume.points.map(({ day, expected: is, low, high }) => ({
          ...labels(day),
          value: null,
          compare: is,
          band: { low, high },
        })),
      ]}
      name={t('received')}
      compareName={t('expected')}
      bandName={t('band')}
      pointName={t('day')}
      summary={t('chart', { past: volume.past.length, days: forecastDays.ahead, expected })}
      format={figure.decimal}
      counts
      height={height}
    />
  )
}
