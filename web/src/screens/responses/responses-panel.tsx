import type { Comment } from '@bizamply/contract/comments'
import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { PresenceLine } from '../../features/triage/presence-line.tsx'
import { usePresence } from '../../features/triage/use-presence.ts'
import { OpenedComment } from './opened-comment.tsx'
import type { CommentActions } from './use-comment-actions.ts'

const Editing = lazyPart(() => import('./editing.tsx').then((it) => ({ default: it.Editing })))

export interface ResponsesPanelProps {
  commentActions: CommentActions
  /** The comment in the URL. */
  opened: string | undefined
  comments: Comment[]
  menuOf: (comment: Comment, isOpen: boolean) => ReactNode
}

/** The open comment in the side panel, the editor above it, and who else has it open. */
export function ResponsesPanel({ commentActions, opened, comments, menuOf }: ResponsesPanelProps) {
  const { editing } = commentActions
  const others = usePresence(editing?._id ?? opened, editing ? 'editing' : 'looking')
  return (
    <>
      {opened && (
        <OpenedComment
          key="panel"
          commentActions={commentActions}
          id={opened}
          comments={comments}
          others={others}
          menuOf={menuOf}
        />
      )}
      <Suspense>
        {editing && (
          <Editing
            comment={editing}
            actions={commentActions.actions}
            means={commentActions.means}
            nameOf={commentActions.nameOf}
            presence={<PresenceLine others={others} />}
            onClose={commentActions.stopEditing}
          />
        )}
      </Suspense>
    </>
  )
}
