import type { BulkPreview } from '@bizamply/contract/bulk'
import { PenLine } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/badge.tsx'
import { Stars } from '../../ui/stars.tsx'
import { ReplyWords } from './reply-words.tsx'

/** The replies that will be published, each below its review. */
export function ReplyPreviews({ previews, count }: { previews: BulkPreview[]; count: number }) {
  const t = useTranslations('bulk')
  const id = useId()
  const rest = count - previews.length
  if (previews.length === 0) return null
  return (
    <section className="mt-3 border-t border-line pt-3">
      <h3 id={id} className="text-sm font-medium text-ink">
        {t('previews', { count })}
      </h3>
      <ul aria-labelledby={id} className="mt-1 grid">
        {previews.map(({ commentId, customerName, rating, content, reply, edited }) => (
          <li key={commentId} className="grid min-w-0 gap-0.5 border-b border-line py-2 text-sm last:border-0">
            <span className="flex min-w-0 items-center gap-2">
              <bdi className="max-w-48 min-w-0 truncate font-medium text-ink">{customerName}</bdi>
              <Stars rating={rating} />
              {edited && (
                <Badge tone="neutral" icon={<PenLine aria-hidden="true" size={11} />}>
                  {t('edited')}
                </Badge>
              )}
            </span>
            <span dir="auto" className="line-clamp-2 text-xs wrap-anywhere text-ink-3">
              {content}
            </span>
            {reply && <ReplyWords text={reply} isWhole />}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="text-xs text-ink-3">{t('moreItems', { count: rest })}</p>}
    </section>
  )
}
