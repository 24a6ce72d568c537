import type { Analytics } from '@bizamply/contract/analytics'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { listOf } from '../../../lib/list-of.ts'
import { usePointLabel } from '../../../lib/use-point-label.ts'
import { useRangeWords } from '../../../lib/range-words.ts'
import { BarList } from '../../../ui/charts/bar-list.tsx'
import { ChartSkeleton } from '../../../ui/charts/chart-skeleton.tsx'
import { DivergingBars } from '../../../ui/charts/diverging-bars.tsx'
import { useTopic, type AnalyticsInput } from '../analytics-queries.ts'
import { rangeOfPoint } from '../overview/overview-feel.tsx'
import { PanelFailed, PanelWaiting } from '../panel-states.tsx'
import { QuoteLine } from '../quote-line.tsx'

export interface OneTopicProps {
  data: Analytics
  input: AnalyticsInput
  topic: Topic
  product: string | undefined
}

type Answer = NonNullable<ReturnType<typeof useTopic>['data']>

/** One topic: its sentiment over time, its products and its quotes. */
export function OneTopic({ data, input, topic, product }: OneTopicProps) {
  const t = useTranslations('analytics')
  const { data: found, error, refetch } = useTopic(input, topic, product)
  return (
    <div className="grid gap-6 px-4 py-4 sm:px-5">
      {error && <PanelFailed error={error} onRetry={() => void refetch()} />}
      <section aria-labelledby="topic-series" className="min-w-0">
        <div className="mb-2 flex flex-wrap items-baseline gap-x-4">
          <h3 id="topic-series" className="mr-auto text-sm font-semibold text-ink">
            {t('panel.series')}
          </h3>
          {found && <Keys found={found} />}
        </div>
        {found && <Series data={data} found={found} topic={topic} product={product} />}
        {!found && !error && <ChartSkeleton height={168} />}
      </section>
      {found && !product && <Products data={data} found={found} topic={topic} />}
      <section aria-labelledby="topic-quotes" className="min-w-0">
        <h3 id="topic-quotes" className="mb-2 text-sm font-semibold text-ink">
          {t('panel.quotes')}
        </h3>
        {!found && !error && <PanelWaiting />}
        {found?.quotes.length === 0 && <p className="text-sm text-ink-2">{t('panel.noQuotes')}</p>}
        <ul className="divide-y divide-line">
          {found?.quotes.map((quote) => (
            <li key={quote.commentId} className="py-3 first:pt-0">
              <QuoteLine quote={quote} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Series({ data, found, topic, product }: Omit<OneTopicProps, 'input'> & { found: Answer }) {
  const t = useTranslations('analytics')
  const names = useTranslations('reading.topic')
  const format = useFormat()
  const words = usePointLabel()
  const range = useRangeWords()
  const navigate = useNavigate()
  const { points, grain } = found
  const series = { grain, timezone: data.timezone, count: points.length }
  const window = range.days(data.window, data.today)
  return (
    <DivergingBars
      points={points.map((point) => ({
        key: point.start,
        label: words(point, series, false),
        longLabel: words(point, series, true),
        up: point.good,
        down: point.bad,
        open: point.open,
      }))}
      upName={t('panel.positive')}
      downName={t('panel.negative')}
      name={window}
      pointName={t(`grain.${grain}`)}
      summary={t('panel.seriesSummary', {
        topic: names(topic),
        window,
        good: sum(points, 'good'),
        bad: sum(points, 'bad'),
      })}
      format={format.number}
      height={168}
      onPick={(key) => {
        const days = rangeOfPoint({ points, grain, window: data.window }, key)
        void navigate({ to: '/responses', search: listOf(days, { topic, ...(product ? { product } : {}) }) })
      }}
    />
  )
}

const sum = (points: Answer['points'], side: 'good' | 'bad' | 'mixed'): number =>
  points.reduce((all, point) => all + point[side], 0)

function Keys({ found: { points } }: { found: Answer }) {
  const t = useTranslations('analytics.panel')
  const mixed = sum(points, 'mixed')
  return (
    <p className="flex flex-wrap gap-x-4 text-xs text-ink-2 tabular-nums">
      <Key color="var(--chart-2)">{t('positiveKey', { count: sum(points, 'good') })}</Key>
      <Key color="var(--chart-4)">{t('negativeKey', { count: sum(points, 'bad') })}</Key>
      {mixed > 0 && <span>{t('bothKey', { count: mixed })}</span>}
    </p>
  )
}

const Key = ({ color, children }: { color: string; children: string }) => (
  <span className="flex items-center gap-1.5">
    <span aria-hidden="true" style={{ background: color }} className="size-2 rounded-[2px]" />
    {children}
  </span>
)

function Products({ data, found, topic }: Pick<OneTopicProps, 'data' | 'topic'> & { found: Answer }) {
  const t = useTranslations('analytics.panel')
  const format = useFormat()
  const negative = found.products.filter(({ bad }) => bad > 0)
  return (
    <section aria-labelledby="topic-products" className="min-w-0">
      <h3 id="topic-products" className="mb-2 text-sm font-semibold text-ink">
        {t('products')}
      </h3>
      {negative.length === 0 && <p className="text-sm text-ink-2">{t('noProducts')}</p>}
      <BarList
        bars={negative.map(({ id, name, bad, good }) => ({
          key: id,
          name,
          value: bad,
          rest: t('negativeRest', { good }),
        }))}
        format={format.number}
        color="var(--chart-4)"
        nameWidth={200}
        row={(bar, className, children) => (
          <Link
            to="/responses"
            search={listOf(data.window, { topic: `bad:${topic}`, product: bar.key })}
            className={className}
          >
            {children}
          </Link>
        )}
      />
    </section>
  )
}
