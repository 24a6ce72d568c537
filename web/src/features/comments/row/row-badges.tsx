import { Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMedia } from '../../../lib/media.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Stars } from '../../../ui/stars.tsx'
import type { CommentRowProps } from './row-props.ts'
import { stateOf } from './row-state.ts'

/** Widths where a row's first line has room only for the name and age: tablets, next to the open review, and small phones. */
export const narrowRows = '(max-width: 359px), (min-width: 768px) and (max-width: 1023px)'

/**
 * Widths where the badge of a draft that needs review has no room next to the name, but in the line below: phones, and
 * small laptops next to the open review.
 */
export const phoneRows = '(min-width: 360px) and (max-width: 639px), (min-width: 1024px) and (max-width: 1279px)'

export type RowBadgesProps = Pick<
  CommentRowProps,
  'comment' | 'tab' | 'isNew' | 'isPointedAt' | 'isGenerating' | 'isInBulkSend'
>

/** Stars, and what differs from the tab. */
export function RowBadges(props: RowBadgesProps) {
  return (
    <>
      <Stars rating={props.comment.rating} />
      <StateBadges {...props} />
    </>
  )
}

/** What differs from the tab. */
export function StateBadges({ comment, tab, isNew, isPointedAt, isGenerating, isInBulkSend }: RowBadgesProps) {
  const t = useTranslations('comments')
  const { word, tone } = isGenerating ? generating : stateOf(comment, tab, isInBulkSend)
  const isPhone = useMedia(phoneRows)
  return (
    <>
      {word !== tab && (
        <Badge tone={tone} className={isNew ? 'max-sm:hidden' : ''}>
          {t(`state.${word}`)}
        </Badge>
      )}
      {!isPhone && <ReviewBadge {...{ comment, tab, isGenerating }} />}
      {isPointedAt && <Badge tone="pending">{t('fromNotification')}</Badge>}
      {isNew && <Badge tone="accent">{t('isNew')}</Badge>}
    </>
  )
}

/** For every draft that bulk sending skips: either it can't be sent before it's confirmed, or it only asks to be read. */
export function ReviewBadge({ comment, tab, isGenerating }: Pick<CommentRowProps, 'comment' | 'tab' | 'isGenerating'>) {
  const t = useTranslations('comments')
  if (isGenerating || stateOf(comment, tab).word !== 'draft') return null
  if (comment.toRead === null) return null
  if (comment.toRead !== 'confirm') return <Badge tone="neutral">{t('readFirst')}</Badge>
  return (
    <Badge tone="pending" icon={<Lock aria-hidden="true" size={11} />}>
      {t('needsReview')}
    </Badge>
  )
}

const generating = { word: 'generating', tone: 'draft' } as const
