import { useTranslations } from 'use-intl'
import { Badge } from '../../../ui/badge.tsx'
import { Stars } from '../../../ui/stars.tsx'
import type { CommentRowProps } from './row-props.ts'
import { stateOf } from './row-state.ts'

/** Widths where a row's first line has room only for the name and age: tablets, next to the open review, and small phones. */
export const narrowRows = '(max-width: 359px), (min-width: 768px) and (max-width: 1023px)'

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
  // The row of a sensitive review names its risks instead.
  const isSensitive = comment.risks.length > 0
  const needsReview = word === 'draft' && comment.spans.some(({ kind }) => kind !== 'risk' || !isSensitive)
  return (
    <>
      <Stars rating={comment.rating} />
      {word !== tab && (
        <Badge tone={tone} className={isNew ? 'max-sm:hidden' : ''}>
          {t(`state.${word}`)}
        </Badge>
      )}
      {needsReview && <Badge tone="pending">{t('needsReview')}</Badge>}
      {isPointedAt && <Badge tone="pending">{t('fromNotification')}</Badge>}
      {isNew && <Badge tone="accent">{t('isNew')}</Badge>}
    </>
  )
}

const generating = { word: 'generating', tone: 'draft' } as const
