import { toast } from '../../ui/toast.ts'
import { afterAction } from './after-action.ts'
import { readComment } from './read-comment.ts'
import { isLeaving } from './rules.ts'
import type { Surroundings } from './use-reply-actions.ts'

/** Comments whose send was begun here and has not ended. */
export const leaving = new Set<string>()

/** The stream tells when a send ended; these looks are for when it is down. */
const LOOKS_AFTER_DUE_MS = [1500, 6000, 20_000]

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
  const { t, sendCredits } = around
  const platform = around.platformOf(comment)
  const state = comment.delivery?.state
  if (comment.status === 'sent') {
    toast.success(
      sendCredits === undefined ? t('sentPlain', { platform }) : t('sentTo', { platform, count: sendCredits }),
    )
  }
  if (state === 'failed') toast.warning(t('notSent'), { description: comment.delivery?.reason ?? '' })
  if (state === 'unknown') toast.warning(t('unknownTitle'), { description: t('unknownText', { platform }) })
  afterAction(around)
}
