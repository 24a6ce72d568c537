import { replyLimits } from '@bizamply/contract/reply-limits'
import { lazy, Suspense, useEffect } from 'react'
import { preloadQuestions, TriageDialogs } from '../features/triage/triage-dialogs.tsx'
import type { Desk } from './use-desk.ts'

const CorrectDialog = lazy(() =>
  import('../features/comments/reading/correct-dialog.tsx').then((it) => ({ default: it.CorrectDialog })),
)
const EditSentDialog = lazy(() =>
  import('../features/replies/sent-dialogs.tsx').then((it) => ({ default: it.EditSentDialog })),
)
const WithdrawDialog = lazy(() =>
  import('../features/replies/sent-dialogs.tsx').then((it) => ({ default: it.WithdrawDialog })),
)

const WARM_UP_AFTER_MS = 2000

/** Whatever is being asked about some comments. */
export function ResponsesDialogs({ desk }: { desk: Desk }) {
  useEffect(() => {
    const timer = window.setTimeout(preloadQuestions, WARM_UP_AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [])
  const { asking, triage, patch, answered } = desk
  if (!asking) return null
  const [comment] = asking.comments
  if (asking.about === 'assign' || asking.about === 'tag' || asking.about === 'snooze' || asking.about === 'note') {
    return <TriageDialogs question={asking.about} comments={asking.comments} triage={triage} onClose={answered} />
  }
  if (!comment) return null
  const sent = {
    comment,
    platform: desk.nameOf(comment),
    limit: replyLimits[comment.platform],
    onChanged: patch,
    onClose: answered,
  }
  return (
    <Suspense>
      {asking.about === 'reading' && <CorrectDialog comment={comment} onSaved={patch} onClose={answered} />}
      {asking.about === 'edit' && <EditSentDialog {...sent} />}
      {asking.about === 'withdraw' && <WithdrawDialog {...sent} />}
    </Suspense>
  )
}
