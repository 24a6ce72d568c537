import { needsAttention } from '@bizamply/contract/analytics-rules'
import type { AttentionProduct, Window } from '@bizamply/contract/dashboard'
import { Link } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { changeInk, useFigureFormat } from '../../../lib/figure-format.ts'
import { useFormat } from '../../../lib/format.ts'
import { listOf } from '../../../lib/list-of.ts'
import { Thumb } from '../../../ui/thumb.tsx'
import { AttentionLine, lineAction } from './attention-line.tsx'

/** One of the worst products: its rating, and what most complaints are about. */
export function ProductLine({ product, window }: { product: AttentionProduct; window: Window }) {
  const t = useTranslations('dashboardSections.attention')
  const topics = useTranslations('reading.topic')
  const format = useFormat()
  const figure = useFigureFormat()
  const { id, name, image, rating, rated, ratingBefore, complaint } = product
  const change = ratingBefore === null ? null : figure.change(rating - ratingBefore, format.tenths, 1)
  const count = complaint?.count ?? rated
  const about = complaint ? { product: id, topic: `bad:${complaint.topic}` } : { product: id, rating: '1,2,3,4,5' }
  return (
    <AttentionLine
      picture={<Thumb src={image} name={name} />}
      title={
        <bdi data-tooltip={name} data-tooltip-when="cut" className="line-clamp-2 leading-4.5">
          {name}
        </bdi>
      }
      detail={complaint ? t('complaints', { count, topic: topics(complaint.topic) }) : t('ratings', { count: rated })}
      aside={
        <span className="inline-flex items-center gap-1.5 text-sm">
          <Star aria-hidden="true" size={14} className="fill-star text-star" />
          <span className="sr-only">{t('average')} </span>
          <span className="font-medium text-ink">{format.below(rating, needsAttention.below)}</span>
          <span className={`w-8 text-left text-xs ${change ? changeInk[change.tone] : ''}`}>{change?.words}</span>
        </span>
      }
      action={
        <Link
          to="/responses"
          search={listOf(window, about)}
          aria-label={t('readAbout', { count, name })}
          className={lineAction}
        >
          {t('read', { count })}
        </Link>
      }
    />
  )
}
