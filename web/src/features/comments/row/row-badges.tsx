import { useTranslations } from 'use-intl'
import { useMedia } from '../../../lib/media.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Stars } from '../../../ui/stars.tsx'
import type { CommentRowProps } from './row-props.ts'
import { stateOf } from './row-state.ts'

/** Widths where a row's first line has room only for the name and age: tablets, next to the open review, and small phones. */
export const narrowRows = '(max-width: 359px), (min-width: 768px) and (max-width: 1023px)'

/** Where the badge of a draft that needs review has no room next to the name, but in the line below. */
export const phoneRows = '(min-width: 360px) and (max-width: 639px)'

/** Stars, and what differs from the tab. */
export function RowBadges({
  comment,
  tab,
  isNew,
  isPointedAt,
  isGenerating,
}: Pick<CommentRowProps, 'comment' | 'tab' | 'isNew' | 'isPointedAt' | 'isGenerating'>) {
  const t = useTranslations('comments')
  const { word, tone } = isGenerating ? generating : stateOf(comment, tab)
  const isPhone = useMedia(phoneRows)
  return (
    <>
      <Stars rating={comment.rating} />
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

/** For drafts that can’t be sent as they are, or that ask to be read first; a sensitive review’s row names its risks instead. */
export function ReviewBadge({ comment, tab, isGenerating }: Pick<CommentRowProps, 'comment' | 'tab' | 'isGenerating'>) {
  const t = useTranslations('comments')
  if (isGenerating || stateOf(comment, tab).word !== 'draft') return null
  const isSensitive = comment.risks.length > 0
  const blocks = comment.spans.filter(({ kind }) => kind !== 'caution' && (kind !== 'risk' || !isSensitive))
  if (blocks.length > 0) return <Badge tone="pending">{t('needsReview')}</Badge>
  return comment.spans.some(({ kind }) => kind === 'caution') && <Badge tone="neutral">{t('readFirst')}</Badge>
}

const generating = { word: 'generating', tone: 'draft' } as const
