import type { TriageState } from '@bizamply/contract/comment-filter'
import type { Comment } from '@bizamply/contract/comments'
import type { ConnectionList } from '@bizamply/contract/connections'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { listScroller } from '../../features/comments/list/list-scroller.ts'
import { headKey } from '../../features/comments/loading/query-keys.ts'
import { readFirst } from '../../features/replies/sending/read-first.ts'
import { replies as replyStates } from '../../features/replies/reply-store.ts'
import type { TriageQuestion } from '../../features/triage/triage-dialogs.tsx'
import { useBrand } from '../../lib/brand-context.tsx'
import { useTriage, type Placement } from '../../features/triage/use-triage.ts'
import { useRenewViews } from '../../features/triage/views/queries.ts'
import { api } from '../../lib/call.ts'
import { currentBrand } from '../../lib/current-brand.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { forgetUndos } from '../../ui/undo-stack.ts'
import { isRow } from './focus-row.ts'
import { useGenerating } from './use-generating.ts'
import { useJump } from './use-jump.ts'
import { useOpenComposer } from './use-open-composer.ts'
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
export function useCommentActions(connections: ConnectionList | undefined, { opened, open: openUrl, nextOf }: Opening) {
  const replies = useReplies(connections)
  const [asking, setAsking] = useState<Asking | null>(null)
  const [editing, setEditing] = useState<Comment | null>(null)
  const jumping = useJump(opened)
  const { goToRow } = jumping
  const open = jumping.openHere(openUrl)
  const triage = useMarking(replies, { opened, open, nextOf }, goToRow)
  const reopen = useReopening(replies.patch)
  const composing = useOpenComposer(opened, open)
  const generating = useGenerating({
    actions: replies.actions,
    opened,
    open,
    composerOf: composing.composerOf,
    confirm: (comment) => setAsking({ about: 'regenerate', comments: [comment] }),
  })
  return {
    ...replies,
    ...composing,
    ...generating,
    triage,
    asking,
    editing,
    open,
    ...jumping,
    /**
     * A send has begun: the comment leaves the list, and the next one opens in its place. Its row gets the focus, so
     * that the next key is a shortcut rather than text for the customer.
     */
    sent: (comment: Comment, next: boolean) => {
      if (!next) return
      composing.extendAfterSend()
      const after = nextOf(comment)
      replyStates.dispatch(comment._id, { type: 'depart' })
      if (after) readFirst(after._id)
      open(after)
      if (after) goToRow(after._id)
    },
    /** Opens the restored review and focuses its row, so that `z` and `e` are shortcuts rather than typed text. */
    undone: (comment: Comment) => {
      if (!isOfBrand(comment)) return
      open(comment)
      goToRow(comment._id)
    },
    setRead: triage.setRead,
    setReadByKey: triage.setReadByKey,
    reopen,
    edit: setEditing,
    stopEditing: () => setEditing(null),
    ask: (about: TriageQuestion, comments: Comment[]) => setAsking({ about, comments }),
    askSent: (about: 'edit' | 'withdraw', comment: Comment) => setAsking({ about, comments: [comment] }),
    correct: (comment: Comment) => setAsking({ about: 'reading', comments: [comment] }),
    answered: () => setAsking(null),
    setTriageState: (comments: Comment[], triageState: Exclude<TriageState, 'snoozed'>, onUndone?: () => void) =>
      void triage.setTriageState(comments, { triageState }, onUndone),
  }
}

/** An Undo may come after another brand was selected, whose list has none of these reviews. */
const isOfBrand = ({ brandId }: Comment): boolean => brandId === currentBrand.get()

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
function useMarking(
  { patch, means }: ReturnType<typeof useReplies>,
  { opened, open, nextOf }: Opening,
  goToRow: (id: string) => void,
) {
  const cache = useQueryClient()
  const { brand } = useBrand()
  useEffect(() => forgetUndos, [brand.BrandId])
  const renewViews = useRenewViews()
  // The counts of the views move with those of the tabs, not when the events of the change arrive.
  const renewList = () => {
    void cache.invalidateQueries({ queryKey: headKey })
    renewViews()
  }
  const triage = useTriage({ patch, renewList })
  return {
    ...triage,
    setTriageState: (comments: Comment[], place: Placement, onUndone?: () => void) => {
      const leaving = comments.find(({ _id, triageState }) => _id === opened && triageState !== place.triageState)
      // Offline, nothing will change, so the review stays open.
      if (leaving && !means.isOffline) open(nextOf(leaving))
      const [first] = comments
      return triage.setTriageState(comments, place, () => {
        if (!comments.every(isOfBrand)) return
        if (leaving) open(leaving)
        // The row may take a moment to come back. Until then no other row has the focus, since keys apply to the pane.
        if (leaving && isRow(document.activeElement)) listScroller()?.focus({ preventScroll: true })
        if (first) goToRow(first._id)
        onUndone?.()
      })
    },
  }
}
