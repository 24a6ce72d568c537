import type { BulkPreview } from '@bizamply/contract/bulk'
import { PenLine } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PlatformMark } from '../../ui/platform-mark.tsx'
import { Stars } from '../../ui/stars.tsx'
import { ReplyWords } from './reply-words.tsx'

export interface ReplyPreviewsProps {
  previews: BulkPreview[]
  /** How many replies will be sent that aren’t shown. */
  rest: number
  exceptIds: readonly string[]
  onExcept: (ids: string[]) => void
}

/** The replies that will be published, each below its review; unchecked ones are left out. */
export function ReplyPreviews({ previews, rest, exceptIds, onExcept }: ReplyPreviewsProps) {
  const t = useTranslations('bulk')
  const id = useId()
  if (previews.length === 0) return null
  const include = (commentId: string, isIncluded: boolean) =>
    onExcept(isIncluded ? exceptIds.filter((one) => one !== commentId) : [...exceptIds, commentId])
  return (
    <section className="mt-4">
      <h3 id={id} className="text-sm font-medium text-ink">
        {t('previews', { count: previews.length + rest })}
      </h3>
      <ul aria-labelledby={id} className="mt-1 grid">
        {previews.map((one) => (
          <Preview
            key={one.commentId}
            preview={one}
            isIncluded={!exceptIds.includes(one.commentId)}
            onInclude={(isIncluded) => include(one.commentId, isIncluded)}
          />
        ))}
      </ul>
      {rest > 0 && <p className="text-xs text-ink-3">{t('moreItems', { count: rest })}</p>}
    </section>
  )
}

interface PreviewProps {
  preview: BulkPreview
  isIncluded: boolean
  onInclude: (isIncluded: boolean) => void
}

function Preview({ preview, isIncluded, onInclude }: PreviewProps) {
  const t = useTranslations('bulk')
  const platformName = useTranslations('comments.platform')
  const { customerName, platform, productTitle, rating, content, reply, edited } = preview
  return (
    <li className="flex min-w-0 gap-3 border-b border-line py-2.5 text-sm last:border-0">
      <Checkbox
        className="mt-0.5"
        checked={isIncluded}
        aria-label={t('sendTo', { name: customerName })}
        onCheckedChange={onInclude}
      />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
          <bdi className="max-w-48 min-w-0 truncate font-medium text-ink">{customerName}</bdi>
          <Stars rating={rating} />
          <span className="flex min-w-0 items-center gap-1.5 text-xs text-ink-3">
            <PlatformMark platform={platform} size={14} />
            <span className="sr-only">{platformName(platform)}</span>
            {productTitle && <bdi className="min-w-0 truncate">{productTitle}</bdi>}
          </span>
          {edited && (
            <Badge tone="neutral" icon={<PenLine aria-hidden="true" size={11} />}>
              {t('edited')}
            </Badge>
          )}
        </div>
        <p dir="auto" className="line-clamp-2 text-xs wrap-anywhere text-ink-3">
          {content}
        </p>
        {reply && <ReplyWords text={reply} isWhole isMuted={!isIncluded} />}
      </div>
    </li>
  )
}
