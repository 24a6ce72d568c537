import type { Overview } from '@bizamply/contract/dashboard'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFigureFormat } from '../../lib/figure-format.ts'
import { useBrandClock } from '../../lib/brand-clock.ts'
import { useFormat } from '../../lib/format.ts'
import { Doughnut, legendRow } from '../../ui/charts/doughnut.tsx'
import { TrendChart } from '../../ui/charts/trend-chart.tsx'
import type { Card } from './cards.ts'
import { MOST_SHARES, ShortShareList } from './short-share-list.tsx'
import { useFigureWords } from './figure-words.ts'
import { listOfPoint } from './lists.ts'
import { MetricBars } from './metric-bars.tsx'
import { panelGrid, PanelsWaiting } from './panels-waiting.tsx'
import { useParts } from './parts.tsx'
import { useRangeWords } from '../../lib/range-words.ts'
import { useSeries } from './series.ts'
import { useDebounced } from '../../lib/use-debounced.ts'

/** Trend, doughnut chart and metrics of the window; the selected card decides the first two. */
export function Panels({ data, card }: { data: Overview | undefined; card: Card }) {
  return data ? <Filled data={data} card={card} /> : <PanelsWaiting />
}

function Filled({ data, card: chosen }: { data: Overview; card: Card }) {
  const card = useDebounced(chosen, SWITCH_MS)
  const words = useRangeWords()
  const earlier = data.earlier && words.days(data.earlier, data.today)
  return (
    <div className={panelGrid}>
      <div className="md:max-xl:col-span-2">
        <Trend key={card} data={data} card={card} earlier={earlier} />
      </div>
      <Shares key={`shares-${card}`} data={data} card={card} />
      <MetricBars data={data} earlier={earlier} />
    </div>
  )
}

function Trend({ data, card, earlier }: { data: Overview; card: Card; earlier: string | null }) {
  const t = useTranslations('dashboard')
  const format = useFormat()
  const figure = useFigureFormat()
  const words = useRangeWords()
  const clock = useBrandClock(data.timezone)
  const navigate = useNavigate()
  const { value } = useFigureWords()(card, data)
  const points = useSeries()(card, data)
  const name = words.days(data.window, data.today)
  const formats: Record<Card, (n: number) => string> = {
    reviews: format.number,
    rate: figure.percent,
    rating: (n) => (n % 1 === 0 ? format.number(n) : format.tenths(n)),
    time: figure.duration,
  }
  const per = data.window.until
    ? t('perToday', { grain: data.grain, time: clock.timeInZone(data.window.until) })
    : t('per', { grain: data.grain })
  return (
    <section aria-labelledby="trend" className="min-w-0 animate-fade px-4 py-4 motion-reduce:animate-none">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id="trend" className="text-sm font-semibold text-ink">
          {t(`card.${card}`)}
        </h2>
        <span className="text-xs text-ink-3">{per}</span>
        <Keys name={name} earlier={earlier} />
      </div>
      <TrendChart
        points={points}
        name={name}
        compareName={earlier}
        pointName={t(`grain.${data.grain}`)}
        summary={t('summary', { figure: t(`card.${card}`), window: name, value: value ?? t('nothing') })}
        format={formats[card]}
        counts={card === 'reviews'}
        {...(card === 'time' ? { axisFormat: (n: number) => t('hoursShort', { count: n }) } : {})}
        {...(card === 'rating' ? { domain: [1, 5] as const } : card === 'rate' ? { domain: [0, 1] as const } : {})}
        onPick={(key) => void navigate({ to: '/responses', search: listOfPoint(data, key) })}
      />
    </section>
  )
}

function Keys({ name, earlier }: { name: string; earlier: string | null }) {
  return (
    <span aria-hidden="true" className="ml-auto flex gap-4 text-xs text-ink-2 tabular-nums">
      <span className="flex items-center gap-1.5">
        <span className="h-0.5 w-4 rounded-full bg-chart-1" />
        {name}
      </span>
      {earlier && (
        <span className="flex items-center gap-1.5">
          <span className="w-4 border-t-2 border-dashed border-chart-6" />
          {earlier}
        </span>
      )}
    </span>
  )
}

function Shares({ data, card }: { data: Overview; card: Card }) {
  const t = useTranslations('dashboard')
  const format = useFormat()
  const figure = useFigureFormat()
  const parts = useParts()(card, data)
  const total = parts.reduce((sum, part) => sum + part.value, 0)
  const some = parts.filter(({ value }) => value > 0)
  const isFew = some.length > 0 && some.length <= MOST_SHARES && some.every(({ detail }) => detail)
  return (
    <section aria-labelledby="shares" className="min-w-0 animate-fade px-4 py-4 motion-reduce:animate-none">
      <h2 id="shares" className="mb-3 text-sm font-semibold text-ink">
        {t(`shares.${card}`)}
      </h2>
      {isFew ? (
        <ShortShareList parts={some} count={format.number} share={figure.percent} />
      ) : (
        <Doughnut
          parts={parts}
          total={format.number(total)}
          unit={t(`unit.${card}`, { count: total })}
          count={format.number}
          share={figure.percent}
          row={(part, cells) => (
            <Link
              to="/responses"
              search={parts.find(({ key }) => key === part.key)?.list ?? {}}
              className={`${legendRow} transition-colors duration-100 hover:bg-surface-2`}
            >
              {cells}
            </Link>
          )}
        />
      )}
    </section>
  )
}

/** Delays the chart, so that moving the pointer across the cards doesn’t make it flicker. */
const SWITCH_MS = 350
