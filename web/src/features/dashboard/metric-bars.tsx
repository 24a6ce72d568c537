import type { Overview } from '@bizamply/contract/dashboard'
import { bars } from '@bizamply/contract/metrics'
import { useTranslations } from 'use-intl'
import { useFigureFormat } from '../../lib/figure-format.ts'
import { useFormat } from '../../lib/format.ts'
import { BulletBar } from '../../ui/charts/bullet-bar.tsx'
import { cards, type Card } from './cards.ts'
import { useFigureWords } from './figure-words.ts'

/** The four figures on their scales, with a tick for the comparison window. */
export function MetricBars({ data, earlier }: { data: Overview; earlier: string | null }) {
  const t = useTranslations('dashboard')
  const shared = useTranslations('shared')
  const words = useFigureWords()
  const figure = useFigureFormat()
  const format = useFormat()
  const { now, before } = data
  const hints: Record<Card, () => string> = {
    reviews: () => (before ? t('scale.reviewsBefore', { before: before.received }) : t('scale.reviews')),
    rate: () =>
      before?.handledRate == null
        ? t('scale.rate')
        : t('scale.rateBefore', { before: figure.percent(before.handledRate) }),
    rating: () =>
      before?.rating == null ? t('scale.rating') : t('scale.ratingBefore', { before: format.tenths(before.rating) }),
    time: () =>
      before?.responseHours == null
        ? t('scale.time')
        : t('scale.timeBefore', { before: figure.duration(before.responseHours) }),
  }
  return (
    <section aria-labelledby="metrics" className="min-w-0 px-4 py-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="metrics" className="text-sm font-semibold text-ink">
          {t('metrics')}
        </h2>
        {earlier && (
          <span className="flex items-center gap-2 text-micro text-ink-3 tabular-nums">
            <span aria-hidden="true" className="h-3 w-0.5 bg-ink" />
            {earlier}
          </span>
        )}
      </div>
      <div className="mt-4 grid gap-4">
        {cards.map((card) => (
          <BulletBar
            key={card}
            label={t(`card.${card}`)}
            value={words(card, data).value ?? shared('noData')}
            share={shareOf(card, now)}
            mark={before ? shareOf(card, before) : null}
            hint={hints[card]()}
          />
        ))}
      </div>
    </section>
  )
}

function shareOf(card: Card, { received, handledRate, rating, responseHours }: Overview['now']): number | null {
  if (card === 'reviews') return received === 0 ? null : bars.received(received)
  if (card === 'rate') return handledRate === null ? null : bars.rate(handledRate)
  if (card === 'rating') return rating === null ? null : bars.rating(rating)
  return responseHours === null ? null : bars.responseHours(responseHours)
}
