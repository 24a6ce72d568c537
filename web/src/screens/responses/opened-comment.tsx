import type { Comment } from '@bizamply/contract/comments'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useOneComment } from '../../features/comments/loading/queries.ts'
import { ReadingFacts } from '../../features/comments/reading/reading-facts.tsx'
import { ReplyArea } from '../../features/replies/card/reply-area.tsx'
import { CommentPanel } from '../../features/triage/comment-panel.tsx'
import type { usePresence } from '../../features/triage/use-presence.ts'
import { CallError } from '../../lib/call-error.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import type { CommentActions } from './use-comment-actions.ts'

export interface OpenedCommentProps {
  commentActions: CommentActions
  id: string
  comments: Comment[]
  menuOf: (comment: Comment, isOpen: boolean) => ReactNode
  others: ReturnType<typeof usePresence>
}

/** A comment in the side panel, with its actions. */
export function OpenedComment({ commentActions, id, comments, others, menuOf }: OpenedCommentProps) {
  const t = useTranslations('triage')
  const query = useOneComment(id)
  const index = comments.findIndex((one) => one._id === id)
  const comment = query.data ?? comments[index]
  const close = () => commentActions.open(null)
  const to = (next: Comment | undefined) => (next ? () => commentActions.open(next) : undefined)
  if (!comment) {
    if (!query.isError) return null
    const error = CallError.from(query.error)
    return (
      <SidePanel title={t('detail')} onClose={close}>
        <ErrorPanel
          className="m-4"
          error={error}
          say={(reason) => (error.code === 'NOT_FOUND' ? t('missing') : reason)}
          onRetry={error.code === 'NOT_FOUND' ? undefined : () => void query.refetch()}
        />
      </SidePanel>
    )
  }
  const { actions, means, nameOf } = commentActions
  return (
    <CommentPanel
      comment={comment}
      platform={nameOf(comment)}
      others={others}
      mayWrite={means.mayOrganize}
      reading={
        <ReadingFacts
          comment={comment}
          onCorrect={means.mayOrganize ? () => commentActions.correct(comment) : undefined}
        />
      }
      reply={
        <ReplyArea
          comment={comment}
          actions={actions}
          means={means}
          platform={nameOf(comment)}
          onEdit={commentActions.edit}
          menu={menuOf(comment, true)}
        />
      }
      onNoted={commentActions.patch}
      onPrevious={index > 0 ? to(comments[index - 1]) : undefined}
      onNext={index >= 0 ? to(comments[index + 1]) : undefined}
      onClose={close}
    />
  )
}
