import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { textLink } from '../../ui/text-link.ts'
import type { BulkWish } from './queries.ts'

export interface SkippedLinkProps {
  /** What the job was asked to process. */
  wish: BulkWish
  /** The reviews are opened in the list on screen, with its filters. */
  inList: boolean
  /** A list is opened; the dialog is no longer needed. */
  onOpen: (commentId: string) => void
  label: string
  count: number
  commentId: string
  /** Of the list; undefined if no filter lists exactly them. */
  filter: string | undefined
}

/** Opens the list of the reviews that a row counts. Of a selection, only the first: a list has no filter for it. */
export function SkippedLink({ wish, inList, onOpen, label, count, commentId, filter }: SkippedLinkProps) {
  const t = useTranslations('bulk')
  const days = 'filter' in wish.which ? { from: wish.which.filter.from, to: wish.which.filter.to } : null
  const ownList = { status: wish.action === 'send' ? 'draft' : 'all', ...days }
  const listed = days && filter ? { toRead: filter } : { comment: commentId }
  return (
    <Link
      to="/responses"
      search={(now: object): { comment?: string; toRead?: string } => ({
        ...(inList ? { ...now, bulk: undefined } : ownList),
        ...listed,
      })}
      className={`${textLink} inline-flex min-h-6 items-center coarse:min-h-10`}
      aria-label={t('openSkippedLabel', { reason: label, count })}
      onClick={() => onOpen(commentId)}
    >
      {t('openSkipped')}
    </Link>
  )
}
