import type { Analytics } from '@bizamply/contract/analytics'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'
import { useBrandClock } from '../../../lib/brand-clock.ts'
import { useFormat } from '../../../lib/format.ts'
import { listOf, type ListOf } from '../../../lib/list-of.ts'
import { usePointLabel } from '../../../lib/use-point-label.ts'
import { useRangeWords } from '../../../lib/range-words.ts'
import { ChartSkeleton } from '../../../ui/charts/chart-skeleton.tsx'
import { DivergingBars } from '../../../ui/charts/diverging-bars.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const HEIGHT = 168

/**
 * Volume and sentiment over time: positive bars go up, negative ones down. Neutral and mixed reviews appear only in the
 * legend.
 */
export function Feel({ data }: { data: Analytics | undefined }) {
  const t = useTranslations('analytics')
  const { brand } = useBrand()
  const clock = useBrandClock(data?.timezone ?? brand.timezone)
  const time = data?.window.until && clock.time(data.window.until)
  const per = data && t('feel.meta', { count: data.now.received, grain: data.grain })
  const until = time ? t('feel.metaToday', { time }) : ''
  return (
    <section aria-labelledby="feel" className="min-w-0 border-b border-line pb-3">
      <SectionHead
        id="feel"
        title={t('feel.title')}
        meta={per ? `${per}${until}` : <Skeleton className="my-0.5 h-3 w-56" />}
      >
        {data ? <Keys data={data} /> : <Skeleton className="my-1.5 h-3 w-72 max-w-full coarse:my-3.5" />}
      </SectionHead>
      <div className="px-4 max-sm:pt-2 sm:px-6">
        {data ? <FeelChart data={data} /> : <ChartSkeleton height={HEIGHT} />}
      </div>
    </section>
  )
}

/** With `product`, the bars link to the reviews of that product. */
export function FeelChart({ data, product }: { data: Analytics; product?: string }) {
  const t = useTranslations('analytics')
  const format = useFormat()
  const words = usePointLabel()
  const range = useRangeWords()
  const navigate = useNavigate()
  const { points, grain, timezone, now, window } = data
  const series = { grain, timezone, count: points.length }
  const name = range.days(window, data.today)
  return (
    <DivergingBars
      points={points.map((point) => ({
        key: point.start,
        label: words(point, series, false),
        longLabel: words(point, series, true),
        up: point.positive,
        down: point.negative,
        open: point.open,
      }))}
      upName={t('feel.positive')}
      downName={t('feel.negative')}
      name={name}
      pointName={t(`grain.${grain}`)}
      summary={t('feel.summary', { window: name, positive: now.positive, negative: now.negative })}
      format={format.number}
      height={HEIGHT}
      onPick={(key) => {
        const sides = { sentiment: 'positive,negative', ...(product ? { product } : {}) }
        void navigate({ to: '/responses', search: listOf(rangeOfPoint(data, key), sides) })
      }}
    />
  )
}

/** The days of a point. The list can’t be filtered by hour, so an hour links to its day. */
export function rangeOfPoint(
  { points, grain, window }: Pick<Analytics, 'grain' | 'window'> & { points: { start: string; end: string }[] },
  key: string,
) {
  const point = points.find(({ start }) => start === key)
  return grain === 'hour' || !point ? window : { from: point.start, to: point.end }
}

function Keys({ data: { now, window } }: { data: Analytics }) {
  const t = useTranslations('analytics')
  const left = now.neutral + now.mixed
  return (
    <span className="flex flex-wrap gap-x-4 text-xs text-ink-2 tabular-nums">
      <Key color="var(--chart-2)" list={listOf(window, { sentiment: 'positive' })}>
        {t.rich('feel.positiveKey', { count: now.positive, n: strong })}
      </Key>
      <Key list={listOf(window, { sentiment: 'mixed,neutral' })} className="max-sm:order-last">
        {t.rich(now.mixed > 0 ? 'feel.mixedKey' : 'feel.neutralKey', { count: left, n: strong })}
      </Key>
      <Key color="var(--chart-4)" list={listOf(window, { sentiment: 'negative' })}>
        {t.rich('feel.negativeKey', { count: now.negative, n: strong })}
      </Key>
    </span>
  )
}

function Key({ color, list, children, className = '' }: KeyProps) {
  return (
    <Link
      to="/responses"
      search={list}
      className={`flex min-h-6 items-center gap-1.5 rounded-xs hover:text-ink hover:underline coarse:min-h-10 ${className}`}
    >
      {color && <span aria-hidden="true" style={{ background: color }} className="size-2 rounded-[2px]" />}
      <span>{children}</span>
    </Link>
  )
}

interface KeyProps {
  color?: string
  list: ListOf
  children: ReactNode
  className?: string
}

const strong = (chunks: ReactNode) => <span className="font-medium text-ink">{chunks}</span>
