import type { Comment } from '@bizamply/contract/comments'
import { memo, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../../ui/badge.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { ClampedText } from './clamped-text.tsx'
import type { Tab } from '../filtering/filters.ts'
import { ProductPicture } from './product-picture.tsx'
import { RowCheckbox } from './row-checkbox.tsx'
import { RiskBadge } from './row-marks.tsx'
import { RowSource } from './row-source.tsx'
import { stateOf } from './row-state.ts'

export interface CommentRowProps {
  comment: Comment
  tab: Tab
  isNew: boolean
  isPointedAt: boolean
  isCursor: boolean
  isSelected: boolean
  /** Undefined for read-only members. `range` selects everything from the last selected comment to this one. */
  onSelect: ((comment: Comment, range: boolean) => void) | undefined
  onCorrect: ((comment: Comment) => void) | undefined
  /** The reply and its actions; a small action may be to the right of the text. */
  renderReply: (comment: Comment) => ReactNode
}

/** Memoized: rows render again only if their own data changes, not while scrolling. */
export const CommentRow = memo(function CommentRow(props: CommentRowProps) {
  const { comment, isNew, isPointedAt, isCursor, isSelected, onSelect } = props
  return (
    <article
      tabIndex={-1}
      aria-current={isCursor || undefined}
      className={`group/row ${row} ${ground({ isPointedAt, isSelected, isNew })}`}
    >
      {isCursor && <span aria-hidden="true" className="absolute inset-y-0 left-0 w-0.5 bg-accent" />}
      {onSelect && <RowCheckbox comment={comment} checked={isSelected} onSelect={onSelect} />}
      <ProductPicture src={comment.product_img} name={comment.product_title ?? comment.customerName} />
      <div className="min-w-0 flex-1">
        <Head {...props} />
        <RowSource comment={comment} onCorrect={props.onCorrect} />
        <div className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="col-start-1">
            {comment.title && (
              <p dir="auto" className="text-sm font-medium text-ink wrap-anywhere">
                {comment.title}
              </p>
            )}
            <ClampedText text={comment.content} />
          </div>
          {props.renderReply(comment)}
        </div>
      </div>
    </article>
  )
})

const row =
  'relative flex cursor-pointer gap-3 border-b border-line px-4 py-3 compact:py-1.5 outline-none transition-colors duration-300 in-data-scrolling:transition-none sm:px-6 has-[[data-row-busy]]:bg-surface'

function ground({ isPointedAt, isSelected, isNew }: Pick<CommentRowProps, 'isPointedAt' | 'isSelected' | 'isNew'>) {
  if (isPointedAt) return 'bg-pending-soft'
  if (isSelected) return 'bg-selected'
  return isNew ? 'animate-fade bg-accent-soft' : 'hover:bg-surface-2'
}

function Head({ comment, tab, isNew, isPointedAt }: CommentRowProps) {
  const t = useTranslations('comments')
  const { word, tone } = stateOf(comment, tab)
  return (
    <div className="flex min-w-0 items-start gap-3">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">
        <h2 className="truncate text-sm font-medium text-ink">
          <bdi>{comment.customerName}</bdi>
        </h2>
        <Stars rating={comment.rating} />
        <Badge tone={tone} className={isNew ? 'max-sm:hidden' : ''}>
          {t(`state.${word}`)}
        </Badge>
        <RiskBadge comment={comment} />
        {isPointedAt && <Badge tone="pending">{t('fromNotification')}</Badge>}
        {isNew && <Badge tone="accent">{t('isNew')}</Badge>}
        {!comment.published && <Badge tone="neutral">{t('notPublic')}</Badge>}
      </div>
      <RelativeTime at={comment.time} className="text-xs leading-5 text-ink-3" />
    </div>
  )
}
