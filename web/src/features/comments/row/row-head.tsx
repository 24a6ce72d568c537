import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useMedia } from '../../../lib/media.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { narrowRows, RowBadges } from './row-badges.tsx'
import type { CommentRowProps } from './row-props.ts'

export interface RowHeadProps extends Pick<
  CommentRowProps,
  'comment' | 'tab' | 'isNew' | 'isPointedAt' | 'isGenerating' | 'isInBulkSend' | 'isTabStop'
> {
  onPress: (event: MouseEvent) => void
}

/**
 * Name, stars, what differs from the tab, assignee and age. The name is the button that covers the whole row. In narrow
 * rows, stars and badges make room for the name.
 */
export function RowHead({ onPress, isTabStop, ...row }: RowHeadProps) {
  const t = useTranslations('comments')
  const { comment } = row
  const isNarrow = useMedia(narrowRows)
  const weight = comment.read || comment.status !== 'pending' ? 'font-medium' : 'font-semibold'
  return (
    <div className="flex min-w-0 items-center gap-2">
      <h2 className={`min-w-0 shrink truncate text-sm text-ink ${weight}`}>
        <button type="button" tabIndex={isTabStop ? 0 : -1} onClick={onPress} className={cover}>
          <bdi>{comment.customerName}</bdi>
        </button>
      </h2>
      {!isNarrow && <RowBadges {...row} />}
      <span className="ml-auto flex shrink-0 items-center gap-1.5 pl-1">
        {comment.assignee && (
          <span data-over-row title={`${t('assignedTo')} ${comment.assignee.name}`} className="relative z-10 grid">
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
