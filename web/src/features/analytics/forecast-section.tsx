import { forecastDays } from '@bizamply/contract/analytics-rules'
import type { Forecast } from '@bizamply/contract/forecast'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useFigureFormat } from '../../lib/figure-format.ts'
import { useSeen } from '../../lib/use-seen.ts'
import { ChartSkeleton } from '../../ui/charts/chart-skeleton.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { analyticsKey } from './analytics-queries.ts'
import { ForecastChart } from './forecast-chart.tsx'

const HEIGHT = 200

/** The forecast and the accuracy of past forecasts. Fetched when the section scrolls into view. */
export function ForecastSection() {
  const t = useTranslations('forecast')
  const [ref, seen] = useSeen<HTMLElement>()
  const { brand, changes } = useBrand()
  const { data, error, refetch } = useQuery({
    queryKey: [...analyticsKey, 'forecast', brand.BrandId, changes],
    queryFn: async ({ signal }) => (await api.analytics.forecast({}, { signal })).data,
    enabled: seen,
    // The forecast only uses whole days, so it changes once a day.
    staleTime: 60 * 60_000,
  })
  const failed = !data && error ? CallError.from(error) : null
  return (
    <section ref={ref} aria-labelledby="forecast" className="min-w-0 border-b border-line pb-5">
      <SectionHead
        id="forecast"
        title={t('title')}
        meta={data?.volume && t('meta', { days: forecastDays.ahead, known: data.days })}
      />
      <div className="grid gap-5 px-4 sm:px-6">
        {failed && (
          <ErrorPanel error={failed} say={(reason) => t('failed', { reason })} onRetry={() => void refetch()} />
        )}
        {!failed && !data && <ChartSkeleton height={HEIGHT} />}
        {data && <Volume data={data} />}
        {data && data.volumeMissing !== 'too-little' && <Rating data={data} />}
      </div>
    </section>
  )
}

function Volume({ data }: { data: Forecast }) {
  const t = useTranslations('forecast')
  const figure = useFigureFormat()
  const { volume } = data
  if (!volume) {
    const { least } = forecastDays
    return (
      <Missing
        text={data.volumeMissing === 'too-little' ? t('tooLittle', { least, days: data.days }) : t('noBetter')}
      />
    )
  }
  const mean = (of: 'expected' | 'low' | 'high'): string =>
    figure.decimal(volume.points.reduce((sum, point) => sum + point[of], 0) / volume.points.length)
  const { tests, error, naiveError, within } = volume.backtest
  return (
    <div className="grid gap-2">
      <Said
        title={t('volumeTitle')}
        text={t('volume', { expected: mean('expected'), low: mean('low'), high: mean('high') })}
        proof={t('volumeProof', {
          tests,
          error: figure.decimal(error),
          naive: figure.decimal(naiveError),
          within: figure.percent(within),
        })}
      />
      <ForecastChart data={data} volume={volume} height={HEIGHT} expected={mean('expected')} />
    </div>
  )
}

function Rating({ data: { rating, ratingMissing } }: { data: Forecast }) {
  const t = useTranslations('forecast')
  const figure = useFigureFormat()
  const text = rating
    ? t('rating', {
        expected: figure.decimal(rating.expected),
        low: figure.decimal(rating.low),
        high: figure.decimal(rating.high),
        now: figure.decimal(rating.now),
      })
    : ratingMissing === 'too-little'
      ? t('tooFewRatings', { least: forecastDays.least })
      : t('noBetter')
  const proof =
    rating &&
    t('ratingProof', {
      tests: rating.backtest.tests,
      error: figure.hundredths(rating.backtest.error),
      naive: figure.hundredths(rating.backtest.naiveError),
    })
  return <Said title={t('ratingTitle')} text={text} proof={proof} />
}

function Said({ title, text, proof }: { title: string; text: string; proof: string | null }) {
  return (
    <div className="max-w-[80ch]">
      <h3 className="text-xs text-ink-3">{title}</h3>
      <p className="text-sm text-ink tabular-nums">{text}</p>
      {proof && <p className="mt-0.5 text-xs text-pretty text-ink-3 tabular-nums">{proof}</p>}
    </div>
  )
}

const Missing = ({ text }: { text: string }) => <p className="max-w-[80ch] text-sm text-ink-2">{text}</p>
