import type { TriageState } from '@bizamply/contract/comment-filter'
import type { Comment } from '@bizamply/contract/comments'
import type { ConnectionList } from '@bizamply/contract/connections'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { headKey } from '../../features/comments/loading/query-keys.ts'
import { replies as replyStates } from '../../features/replies/reply-store.ts'
import type { TriageQuestion } from '../../features/triage/triage-dialogs.tsx'
import { useBrand } from '../../lib/brand-context.tsx'
import { useTriage, type Placement } from '../../features/triage/use-triage.ts'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { forgetUndos, toast } from '../../ui/toast.ts'
import { focusRowSoon } from './focus-row.ts'
import { useGenerating } from './use-generating.ts'
import { useReplies } from './use-replies.ts'

export type Asking =
  | { about: TriageQuestion; comments: Comment[] }
  | { about: 'reading' | 'edit' | 'withdraw' | 'regenerate'; comments: [Comment] }

export interface Opening {
  /** The id of the open review. */
  opened: string | undefined
  /** Opens a comment in the pane; null closes it. */
  open: (comment: Comment | null) => void
  /** The comment after another one in the list. */
  nextOf: (comment: Comment) => Comment | null
}

/** All actions on comments of this screen, and their open dialog. */
export function useCommentActions(connections: ConnectionList | undefined, { opened, open: show, nextOf }: Opening) {
  const replies = useReplies(connections)
  const [asking, setAsking] = useState<Asking | null>(null)
  const [editing, setEditing] = useState<Comment | null>(null)
  const [focusOn, setFocusOn] = useState<string | null>(null)
  const open = (comment: Comment | null, focused = false) => {
    setFocusOn(focused && comment ? comment._id : null)
    show(comment)
  }
  const triage = useMarking(replies.patch, { opened, open, nextOf })
  const reopen = useReopening(replies.patch)
  const generating = useGenerating({
    actions: replies.actions,
    opened,
    open,
    confirm: (comment) => setAsking({ about: 'regenerate', comments: [comment] }),
    releaseFocus: () => setFocusOn(null),
  })
  return {
    ...replies,
    ...generating,
    triage,
    asking,
    editing,
    open: (comment: Comment | null) => open(comment),
    /** The comment whose composer takes the focus when it opens. */
    focusOn,
    openToWrite: (comment: Comment) => open(comment, true),
    /** A send has begun: the comment leaves the list, and the next one opens in its place. */
    sent: (comment: Comment, next: boolean) => {
      if (!next) return
      const after = nextOf(comment)
      replyStates.dispatch(comment._id, { type: 'depart' })
      open(after, true)
    },
    /** Opens the restored review and focuses its row, so that `z` and `e` are shortcuts rather than typed text. */
    undone: (comment: Comment) => {
      open(comment)
      focusRowSoon(comment._id)
    },
    setRead: triage.setRead,
    reopen,
    edit: setEditing,
    stopEditing: () => setEditing(null),
    ask: (about: TriageQuestion, comments: Comment[]) => setAsking({ about, comments }),
    askSent: (about: 'edit' | 'withdraw', comment: Comment) => setAsking({ about, comments: [comment] }),
    correct: (comment: Comment) => setAsking({ about: 'reading', comments: [comment] }),
    answered: () => setAsking(null),
    setTriageState: (comments: Comment[], triageState: Exclude<TriageState, 'snoozed'>) =>
      void triage.setTriageState(comments, { triageState }),
  }
}

/** Moves a review that was answered elsewhere back to the inbox. */
function useReopening(patch: (comment: Comment) => void) {
  const t = useTranslations('replies')
  const cache = useQueryClient()
  return async (comment: Comment) => {
    try {
      patch((await api.sending.reopen({ commentId: comment._id })).data)
      toast.success(t('reopenDone'))
    } catch (error) {
      toast.error(t('reopenFailed'), { description: CallError.from(error).message })
    }
    void cache.invalidateQueries({ queryKey: headKey })
  }
}

export type CommentActions = ReturnType<typeof useCommentActions>

/** Triage of the list: a review that leaves it makes room for the next one in the pane, and Undo opens it again. */
function useMarking(patch: (comment: Comment) => void, { opened, open, nextOf }: Opening) {
  const cache = useQueryClient()
  const { brand } = useBrand()
  useEffect(() => forgetUndos, [brand.BrandId])
  const triage = useTriage({ patch, renewList: () => void cache.invalidateQueries({ queryKey: headKey }) })
  return {
    ...triage,
    setTriageState: (comments: Comment[], place: Placement) => {
      const leaving = comments.find(({ _id, triageState }) => _id === opened && triageState !== place.triageState)
      if (leaving) open(nextOf(leaving))
      const [first] = comments
      return triage.setTriageState(comments, place, () => {
        if (leaving) open(leaving)
        if (first) focusRowSoon(first._id)
      })
    },
  }
}
