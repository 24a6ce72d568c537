import { forecastDays } from '@bizamply/contract/analytics-rules'
import type { ReviewForecast } from '@bizamply/contract/review-forecast'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useFigureFormat } from '../../../lib/figure-format.ts'
import { useFormat } from '../../../lib/format.ts'
import { useSeen } from '../../../lib/use-seen.ts'
import { ChartSkeleton } from '../../../ui/charts/chart-skeleton.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { InfoButton } from '../../../ui/info-button.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { analyticsKey } from '../analytics-queries.ts'
import { ForecastChart } from './review-forecast-chart.tsx'

const HEIGHT = 200

/** The forecast and the accuracy of past forecasts. Fetched when the section scrolls into view. */
export function ForecastSection() {
  const t = useTranslations('reviewForecast')
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
    <section ref={ref} aria-labelledby="forecast" className="min-w-0 pb-5">
      <SectionHead id="forecast" title={t('title')} meta={data?.volume && t('meta', { days: forecastDays.ahead })} />
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

function Volume({ data }: { data: ReviewForecast }) {
  const t = useTranslations('reviewForecast')
  const format = useFormat()
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
  const mean = (of: 'expected' | 'low' | 'high'): number =>
    volume.points.reduce((sum, point) => sum + point[of], 0) / volume.points.length
  // Decimals would make a large number look more precise than the forecast is.
  const words = (value: number): string =>
    mean('high') >= WHOLE_FROM ? format.number(Math.round(value)) : figure.decimal(value)
  const expected = words(mean('expected'))
  const { tests, error, naiveError, within } = volume.backtest
  return (
    <div className="grid gap-2">
      <Said
        title={t('volumeTitle')}
        text={t('volume', { expected, low: words(mean('low')), high: words(mean('high')) })}
        proof={t('volumeProof', {
          days: forecastDays.ahead,
          known: data.days,
          tests,
          error: figure.decimal(error),
          naive: figure.decimal(naiveError),
          within: figure.percent(within),
        })}
      />
      <Keys />
      <ForecastChart data={data} volume={volume} height={HEIGHT} expected={expected} />
    </div>
  )
}

const WHOLE_FROM = 10

/** What the lines and the band are. */
function Keys() {
  const t = useTranslations('reviewForecast')
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      <span className="flex items-center gap-1.5">
        <span className="h-0.5 w-4 rounded-full bg-chart-1" />
        {t('received')}
      </span>
      <span className="flex items-center gap-1.5">
        <span className="w-4 border-t-2 border-dashed border-chart-6" />
        {t('expected')}
      </span>
      <span className="flex items-center gap-1.5">
        <span className="h-3 w-4 rounded-xs bg-surface-3" />
        {t('band')}
      </span>
    </p>
  )
}

function Rating({ data: { rating, ratingMissing } }: { data: ReviewForecast }) {
  const t = useTranslations('reviewForecast')
  const format = useFormat()
  const figure = useFigureFormat()
  const words = rating && isInside(rating, format.tenths) ? format.tenths : figure.hundredths
  const text = rating
    ? t('rating', {
        expected: words(rating.expected),
        low: words(rating.low),
        high: words(rating.high),
        now: words(rating.now),
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

/** Whether the expected value, in words, isn't an end of its range. */
const isInside = ({ expected, low, high }: Record<'expected' | 'low' | 'high', number>, words: (n: number) => string) =>
  words(expected) !== words(low) && words(expected) !== words(high)

function Said({ title, text, proof }: { title: string; text: string; proof: string | null }) {
  const t = useTranslations('reviewForecast')
  return (
    <div className="max-w-[80ch]">
      <h3 className="flex min-h-6 items-center gap-1 text-xs text-ink-3">
        {title}
        {proof && (
          <InfoButton label={t('how', { of: title })}>
            <p>{proof}</p>
          </InfoButton>
        )}
      </h3>
      <p className="text-sm text-ink tabular-nums">{text}</p>
    </div>
  )
}

const Missing = ({ text }: { text: string }) => <p className="max-w-[80ch] text-sm text-ink-2">{text}</p>
