import type { Comment } from '@bizamply/contract/comments'
import { Suspense, useState } from 'react'
import { PresenceLine } from '../../../features/triage/presence-line.tsx'
import { usePresence } from '../../../features/triage/use-presence.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useMedia } from '../../../lib/media.ts'
import type { CommentActions } from '../use-comment-actions.ts'
import type { RowMenuOf } from '../use-row-menu.tsx'
import { OpenedComment } from './opened-comment.tsx'
import type { PanePresence } from './pane-presence.ts'
import { asPage } from './breakpoints.ts'
import { PanePage } from './pane-page.tsx'

const Editing = lazyPart(() => import('../editing.tsx').then((it) => ({ default: it.Editing })))

export interface ResponsesPaneProps {
  commentActions: CommentActions
  /** The comment in the URL. */
  opened: string | undefined
  comments: Comment[]
  total: number
  menuOf: RowMenuOf
  /** A place above the review, if it's a page that covers the list. */
  onPageTop: (top: HTMLElement | null) => void
}

/** The open review next to the list, or as a separate page on a phone, and the full editor above it. */
export function ResponsesPane({ commentActions, opened, onPageTop, ...rest }: ResponsesPaneProps) {
  const { editing } = commentActions
  const [typingIn, setTypingIn] = useState<string | null>(null)
  const shown = editing?._id ?? opened
  const { others, takeOver } = usePresence(shown, editing || (opened && typingIn === opened) ? 'editing' : 'looking')
  const editedBy = others.find(({ state }) => state === 'editing')?.name
  // Whoever was taken over edits again by typing or taking over, not as soon as the other person pauses.
  if (editedBy && typingIn !== null) setTypingIn(null)
  const presence: PanePresence = {
    others,
    editedBy,
    takeOver: async () => {
      await takeOver()
      if (opened) setTypingIn(opened)
    },
    setTyping: (commentId, isTyping) => setTypingIn((now) => (isTyping ? commentId : now === commentId ? null : now)),
  }
  const isPage = useMedia(asPage)
  const pane = (id: string) => (
    <OpenedComment {...rest} commentActions={commentActions} id={id} presence={presence} isPage={isPage} />
  )
  return (
    <>
      {opened && !isPage && pane(opened)}
      {opened && isPage && (
        <PanePage commentId={opened} onTop={onPageTop} onClose={() => commentActions.open(null)}>
          {pane(opened)}
        </PanePage>
      )}
      <Suspense>
        {editing && (
          <Editing
            comment={editing}
            actions={commentActions.actions}
            means={{ ...commentActions.means, editedBy }}
            nameOf={commentActions.nameOf}
            presence={<PresenceLine others={others.filter(({ state }) => state === 'looking')} />}
            onTakeOver={takeOver}
            onClose={commentActions.stopEditing}
            onSend={commentActions.dropAfterSend}
            onSent={commentActions.sent}
            onUndone={commentActions.undone}
          />
        )}
      </Suspense>
    </>
  )
}
