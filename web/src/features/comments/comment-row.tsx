import type { Comment, CommentStatus } from '@bizamply/contract/comments'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/badge.tsx'
import { PlatformMark } from '../../ui/platform-mark.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Stars } from '../../ui/stars.tsx'
import { ClampedText } from './clamped-text.tsx'
import { ProductPicture } from './product-picture.tsx'
import { stateOf } from './row-state.ts'

export interface CommentRowProps {
  comment: Comment
  tab: CommentStatus
  isNew: boolean
  isPointedAt: boolean
  isCursor: boolean
  /** The reply and what can be done with it; one small action may stand right of the words. */
  children: ReactNode
}

const NAME_LIMIT = 100

export function CommentRow({ comment, tab, isNew, isPointedAt, isCursor, children }: CommentRowProps) {
  const product = comment.product_title
  return (
    <article
      tabIndex={-1}
      aria-current={isCursor || undefined}
      className={`${row} ${isPointedAt ? 'bg-pending-soft' : isNew ? 'animate-fade bg-accent-soft' : 'hover:bg-surface-2'}`}
    >
      {isCursor && <span aria-hidden="true" className="absolute inset-y-0 left-0 w-0.5 bg-accent" />}
      <ProductPicture src={comment.product_img} name={product ?? comment.customerName} />
      <div className="min-w-0 flex-1">
        <Head comment={comment} tab={tab} isNew={isNew} isPointedAt={isPointedAt} />
        <Source comment={comment} />
        <div className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="col-start-1">
            {comment.title && (
              <p dir="auto" className="text-sm font-medium text-ink wrap-anywhere">
                {comment.title}
              </p>
            )}
            <ClampedText text={comment.content} />
          </div>
          {children}
        </div>
      </div>
    </article>
  )
}

const row =
  'relative flex gap-3 border-b border-line px-4 py-3 outline-none transition-colors duration-300 sm:px-6 has-[[data-row-busy]]:bg-surface'

function Head({ comment, tab, isNew, isPointedAt }: Omit<CommentRowProps, 'isCursor' | 'children'>) {
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
        {isPointedAt && <Badge tone="pending">{t('fromNotification')}</Badge>}
        {isNew && <Badge tone="accent">{t('isNew')}</Badge>}
        {!comment.published && <Badge tone="neutral">{t('notPublic')}</Badge>}
      </div>
      <RelativeTime at={comment.time} className="text-xs leading-5 text-ink-3" />
    </div>
  )
}

function Source({ comment }: { comment: Comment }) {
  const t = useTranslations('comments')
  const product = comment.product_title
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-xs text-ink-3">
      <PlatformMark platform={comment.platform} />
      <span className="shrink-0">{t(`platform.${comment.platform}`)}</span>
      <span aria-hidden="true">·</span>
      <bdi className="truncate" title={product && product.length > NAME_LIMIT ? product : undefined}>
        {product ? cut(product) : t('shopReview')}
      </bdi>
      {bought.has(comment.verified ?? '') && (
        <>
          <span aria-hidden="true" className="max-sm:hidden">
            ·
          </span>
          <span className="shrink-0 max-sm:hidden">{t('verified')}</span>
        </>
      )}
    </p>
  )
}

/** Judge.me's words for an author whose order it knows. */
const bought: ReadonlySet<string> = new Set(['buyer', 'verified-purchase'])

const cut = (name: string): string => (name.length > NAME_LIMIT ? `${name.slice(0, NAME_LIMIT)}…` : name)
