import type { TriageState } from '@bizamply/contract/comment-filter'
import type { Comment } from '@bizamply/contract/comments'
import type { ConnectionList } from '@bizamply/contract/connections'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { headKey } from '../../features/comments/loading/query-keys.ts'
import type { TriageQuestion } from '../../features/triage/triage-dialogs.tsx'
import { useTriage } from '../../features/triage/use-triage.ts'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { useReplies } from './use-replies.ts'

export type Asking =
  | { about: TriageQuestion; comments: Comment[] }
  | { about: 'reading' | 'edit' | 'withdraw'; comments: [Comment] }

/** All actions on comments of this screen, and their open dialog. */
export function useCommentActions(connections: ConnectionList | undefined, open: (comment: Comment | null) => void) {
  const t = useTranslations('replies')
  const cache = useQueryClient()
  const replies = useReplies(connections)
  const triage = useTriage({
    patch: replies.patch,
    renewList: () => void cache.invalidateQueries({ queryKey: headKey }),
  })
  const [asking, setAsking] = useState<Asking | null>(null)
  const [editing, setEditing] = useState<Comment | null>(null)
  const reopen = async (comment: Comment) => {
    try {
      replies.patch((await api.sending.reopen({ commentId: comment._id })).data)
      toast.success(t('reopenDone'))
    } catch (error) {
      toast.error(t('reopenFailed'), { description: CallError.from(error).message })
    }
    void cache.invalidateQueries({ queryKey: headKey })
  }
  return {
    ...replies,
    triage,
    asking,
    editing,
    open,
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

export type CommentActions = ReturnType<typeof useCommentActions>
