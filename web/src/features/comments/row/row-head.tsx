import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Stars } from '../../../ui/stars.tsx'
import type { CommentRowProps } from './row-props.ts'
import { stateOf } from './row-state.ts'

export interface RowHeadProps extends Pick<CommentRowProps, 'comment' | 'tab' | 'isNew' | 'isPointedAt'> {
  onPress: (event: MouseEvent) => void
}

/** Name, stars, what differs from the tab, assignee and age. The name is the button that covers the whole row. */
export function RowHead({ comment, tab, isNew, isPointedAt, onPress }: RowHeadProps) {
  const t = useTranslations('comments')
  const { word, tone } = stateOf(comment, tab)
  const weight = comment.read || comment.status !== 'pending' ? 'font-medium' : 'font-semibold'
  return (
    <div className="flex min-w-0 items-center gap-2">
      <h2 className={`min-w-0 shrink truncate text-sm text-ink ${weight}`}>
        <button type="button" onClick={onPress} className={cover}>
          <bdi>{comment.customerName}</bdi>
        </button>
      </h2>
      <Stars rating={comment.rating} />
      {word !== tab && (
        <Badge tone={tone} className={isNew ? 'max-sm:hidden' : ''}>
          {t(`state.${word}`)}
        </Badge>
      )}
      {isPointedAt && <Badge tone="pending">{t('fromNotification')}</Badge>}
      {isNew && <Badge tone="accent">{t('isNew')}</Badge>}
      <span className="ml-auto flex shrink-0 items-center gap-1.5 pl-1">
        {comment.assignee && (
          <span title={`${t('assignedTo')} ${comment.assignee.name}`} className="relative z-10 grid">
            <span className="sr-only">
              {t('assignedTo')} {comment.assignee.name}
            </span>
            <Avatar name={comment.assignee.name} size={16} />
          </span>
        )}
        <RelativeTime at={comment.time} className="text-xs text-ink-3" />
      </span>
    </div>
  )
}

const cover =
  'max-w-full truncate rounded-xs text-left outline-none after:absolute after:inset-0 after:content-[""] ' +
  'focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent'
