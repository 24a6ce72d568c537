import type { BulkPreview } from '@bizamply/contract/bulk'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Stars } from '../../ui/stars.tsx'
import { ReplyWords } from './reply-words.tsx'

const FIRST = 3

/** The beginning of each reply that will be published; a few of them, until the list is opened. */
export function ReplyPreviews({ previews, count }: { previews: BulkPreview[]; count: number }) {
  const t = useTranslations('bulk')
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const shown = isOpen ? previews : previews.slice(0, FIRST)
  const rest = count - previews.length
  if (previews.length === 0) return null
  return (
    <section className="mt-4 border-t border-line pt-3">
      <h3 id={id} className="text-sm font-medium text-ink">
        {t('previews', { count })}
      </h3>
      <ul aria-labelledby={id} className="mt-1 grid">
        {shown.map(({ commentId, customerName, rating, content, reply }) => (
          <li key={commentId} className="grid min-w-0 gap-0.5 border-b border-line py-2 text-sm last:border-0">
            <span className="flex min-w-0 items-center gap-2">
              <bdi className="max-w-36 shrink-0 truncate font-medium text-ink">{customerName}</bdi>
              <Stars rating={rating} />
              <bdi className="min-w-0 flex-1 truncate text-xs text-ink-3">{content}</bdi>
            </span>
            {reply && <ReplyWords text={reply} isWhole={isOpen} />}
          </li>
        ))}
      </ul>
      {!isOpen && previews.length > FIRST && (
        <Button size="sm" variant="ghost" className="-ml-2" onClick={() => setOpen(true)}>
          {t('showPreviews', { count: format.number(previews.length) })}
        </Button>
      )}
      {isOpen && rest > 0 && <p className="text-xs text-ink-3">{t('moreItems', { count: rest })}</p>}
    </section>
  )
}
