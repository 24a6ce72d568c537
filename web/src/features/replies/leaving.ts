import type { Comment } from '@bizamply/contract/comments'
import { toast } from '../../ui/toast.ts'
import { afterAction } from './after-action.ts'
import { readComment } from './read-comment.ts'
import { isLeaving } from './rules.ts'
import type { Surroundings } from './use-reply-actions.ts'

/** Comments whose send was begun here and has not ended. */
export const leaving = new Set<string>()

/** The stream tells when a send ended; these looks are for when it is down. */
const LOOKS_AFTER_DUE_MS = [1500, 6000, 20_000]

/** One message per send: what became of it replaces that it is on its way. */
export const toastOf = (commentId: string): string => `send ${commentId}`

export function followLater(around: Surroundings, commentId: string, dueInMs: number): void {
  for (const later of LOOKS_AFTER_DUE_MS) {
    window.setTimeout(() => leaving.has(commentId) && void followLeaving(around, commentId), dueInMs + later)
  }
}

/** Looks whether the send has ended, and says how. */
export async function followLeaving(around: Surroundings, commentId: string): Promise<void> {
  const comment = await readComment(commentId)
  if (!comment || isLeaving(comment) || !leaving.delete(commentId)) return
  around.patch(comment)
  tell(around, comment)
  afterAction(around)
}

function tell({ t, sendCredits, platformOf }: Surroundings, comment: Comment): void {
  const platform = platformOf(comment)
  const id = toastOf(comment._id)
  const { state, reason } = comment.delivery ?? {}
  if (comment.status === 'sent') {
    const words =
      sendCredits === undefined ? t('sentPlain', { platform }) : t('sentTo', { platform, count: sendCredits })
    toast.success(words, { id })
  } else if (state === 'failed') toast.warning(t('notSent'), { id, description: reason ?? '' })
  else if (state === 'unknown') toast.warning(t('unknownTitle'), { id, description: t('unknownText', { platform }) })
}
