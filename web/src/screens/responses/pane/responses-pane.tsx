import type { Comment } from '@bizamply/contract/comments'
import { Suspense } from 'react'
import { PresenceLine } from '../../../features/triage/presence-line.tsx'
import { usePresence } from '../../../features/triage/use-presence.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useMedia } from '../../../lib/media.ts'
import type { CommentActions } from '../use-comment-actions.ts'
import type { RowMenuOf } from '../use-row-menu.tsx'
import { OpenedComment } from './opened-comment.tsx'
import { PanePage } from './pane-page.tsx'

const Editing = lazyPart(() => import('../editing.tsx').then((it) => ({ default: it.Editing })))

export interface ResponsesPaneProps {
  commentActions: CommentActions
  /** The comment in the URL. */
  opened: string | undefined
  comments: Comment[]
  total: number
  menuOf: RowMenuOf
}

/** The open review next to the list, or as a separate page on a phone, and the full editor above it. */
export function ResponsesPane({ commentActions, opened, ...rest }: ResponsesPaneProps) {
  const { editing } = commentActions
  const others = usePresence(editing?._id ?? opened, editing ? 'editing' : 'looking')
  const isPage = useMedia('(max-width: 767px)')
  const pane = (id: string) => (
    <OpenedComment {...rest} commentActions={commentActions} id={id} others={others} isPage={isPage} />
  )
  return (
    <>
      {opened && !isPage && pane(opened)}
      {opened && isPage && (
        <PanePage commentId={opened} onClose={() => commentActions.open(null)}>
          {pane(opened)}
        </PanePage>
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
