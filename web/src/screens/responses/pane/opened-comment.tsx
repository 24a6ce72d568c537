import type { Comment } from '@bizamply/contract/comments'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useOneComment } from '../../../features/comments/loading/queries.ts'
import { CallError } from '../../../lib/call-error.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { CommentActions } from '../use-comment-actions.ts'
import type { RowMenuOf } from '../use-row-menu.tsx'
import type { PanePresence } from './pane-presence.ts'
import { PaneSkeleton } from './pane-skeleton.tsx'
import { ReviewPane } from './review-pane.tsx'

export interface OpenedCommentProps {
  commentActions: CommentActions
  id: string
  comments: Comment[]
  total: number
  menuOf: RowMenuOf
  presence: PanePresence
  isPage: boolean
}

/** Opening marks a review as read after this time. */
const READ_AFTER_MS = 1000

/** The open review. The text from the list shows immediately; the rest follows. */
export function OpenedComment(props: OpenedCommentProps) {
  const { commentActions, id, comments, menuOf, ...rest } = props
  const query = useOneComment(id)
  const index = comments.findIndex((one) => one._id === id)
  const comment = query.data ?? comments[index]
  const close = () => commentActions.open(null)
  const to = (next: Comment | undefined) => (next ? () => commentActions.open(next) : undefined)
  useRead(comment, commentActions)
  if (!comment) {
    return query.isError ? (
      <Missing error={query.error} onRetry={() => void query.refetch()} onClose={close} />
    ) : (
      <PaneSkeleton />
    )
  }
  return (
    <ReviewPane
      {...rest}
      comment={comment}
      commentActions={commentActions}
      // While the rows of another search are on screen, it can lie outside of the list.
      place={index < 0 || index >= props.total ? undefined : index + 1}
      menu={menuOf(comment)}
      onPrevious={index > 0 ? to(comments[index - 1]) : undefined}
      onNext={index >= 0 ? to(comments[index + 1]) : undefined}
      onClose={close}
    />
  )
}

function useRead(comment: Comment | undefined, { means, setRead }: CommentActions): void {
  const id = comment?._id
  const isUnread = comment?.read === false && means.mayOrganize
  const mark = useEffectEvent(() => {
    if (comment) void setRead([comment], true, { quiet: true })
  })
  const done = useRef<string | null>(null)
  useEffect(() => {
    // A review that the user marks as unread again stays unread while it's open.
    if (!id || done.current === id) return
    if (!isUnread) {
      done.current = id
      return
    }
    const timer = window.setTimeout(() => {
      done.current = id
      mark()
    }, READ_AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [id, isUnread])
}

function Missing({ error, onRetry, onClose }: { error: Error; onRetry: () => void; onClose: () => void }) {
  const t = useTranslations('triage')
  const isGone = CallError.from(error).code === 'NOT_FOUND'
  return (
    <section aria-label={t('pane')} className="min-w-0 flex-1">
      <header className="flex min-h-13 items-center justify-end border-b border-line px-3">
        <IconButton label={t('close')} icon={<X size={16} />} tooltip={false} onClick={onClose} />
      </header>
      <ErrorPanel
        className="m-4"
        error={error}
        say={(reason) => (isGone ? t('missing') : reason)}
        onRetry={isGone ? undefined : onRetry}
      />
    </section>
  )
}
