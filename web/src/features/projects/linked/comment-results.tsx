import type { Comment } from '@bizamply/contract/comments'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Stars } from '../../../ui/stars.tsx'

export interface CommentResultsProps {
  /** Undefined while loading. */
  comments: readonly Comment[] | undefined
  picked: ReadonlySet<string>
  onPick: (id: string) => void
}

export function CommentResults({ comments, picked, onPick }: CommentResultsProps) {
  const t = useTranslations('project')
  if (!comments) return <Skeleton className="h-48" />
  if (comments.length === 0) {
    return (
      <p role="status" className="py-6 text-center text-sm text-ink-2">
        {t('linkNothing')}
      </p>
    )
  }
  return (
    <ul
      aria-label={t('linkTitle')}
      className="max-h-80 divide-y divide-line overflow-y-auto rounded-md border border-line"
    >
      {comments.map((comment) => (
        <li key={comment._id}>
          <div className="flex items-start gap-3 px-3 py-2 text-sm hover:bg-surface-2 dark:hover:bg-surface-3">
            <Checkbox
              id={`link-${comment._id}`}
              className="mt-0.5"
              aria-label={t('pick', {
                author: comment.customerName || t('anonymous'),
                text: comment.content.slice(0, 120),
              })}
              checked={picked.has(comment._id)}
              onCheckedChange={() => onPick(comment._id)}
            />
            <label htmlFor={`link-${comment._id}`} className="min-w-0 flex-1 cursor-pointer">
              <span className="flex items-center gap-2 text-xs text-ink-2">
                <PlatformMark platform={comment.platform} />
                <bdi className="truncate font-medium text-ink">{comment.customerName || t('anonymous')}</bdi>
                <Stars rating={comment.rating} />
                <RelativeTime at={comment.time} className="ml-auto text-ink-3" />
              </span>
              <span dir="auto" className="line-clamp-2 wrap-anywhere text-ink">
                {comment.content}
              </span>
            </label>
          </div>
        </li>
      ))}
    </ul>
  )
}
