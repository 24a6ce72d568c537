import { replyLimits } from '@bizamply/contract/reply-limits'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { TriageDialogs } from '../../features/triage/triage-dialogs.tsx'
import type { Asking, CommentActions } from './use-comment-actions.ts'

const CorrectDialog = lazyPart(() =>
  import('../../features/comments/reading/correct-dialog.tsx').then((it) => ({ default: it.CorrectDialog })),
)
const EditSentDialog = lazyPart(() =>
  import('../../features/replies/sending/sent-dialogs.tsx').then((it) => ({ default: it.EditSentDialog })),
)
const WithdrawDialog = lazyPart(() =>
  import('../../features/replies/sending/sent-dialogs.tsx').then((it) => ({ default: it.WithdrawDialog })),
)

const RegenerateDialog = lazyPart(() =>
  import('../../features/replies/generating/regenerate-dialog.tsx').then((it) => ({ default: it.RegenerateDialog })),
)

export { fetchQuestions } from '../../features/triage/triage-dialogs.tsx'

/** The open dialog and the comments that it is about. */
export function ResponsesDialogs({ commentActions, asking }: { commentActions: CommentActions; asking: Asking }) {
  const { triage, patch, answered } = commentActions
  const [comment] = asking.comments
  if (asking.about === 'assign' || asking.about === 'tag' || asking.about === 'snooze' || asking.about === 'note') {
    // What is typed on after a note was added runs no shortcuts.
    const onClose = asking.about === 'note' ? () => (commentActions.dropAfterSend(), answered()) : answered
    return <TriageDialogs question={asking.about} comments={asking.comments} triage={triage} onClose={onClose} />
  }
  if (!comment) return null
  const sent = {
    comment,
    platform: commentActions.nameOf(comment),
    limit: replyLimits[comment.platform],
    onChanged: patch,
    onClose: answered,
  }
  return (
    <Suspense>
      {asking.about === 'reading' && <CorrectDialog comment={comment} onSaved={patch} onClose={answered} />}
      {asking.about === 'edit' && <EditSentDialog {...sent} />}
      {asking.about === 'regenerate' && (
        <RegenerateDialog
          customer={comment.customerName}
          prices={commentActions.means.prices}
          onConfirm={() => (answered(), commentActions.regenerate(comment))}
          onClose={answered}
        />
      )}
      {asking.about === 'withdraw' && <WithdrawDialog {...sent} />}
    </Suspense>
  )
}
