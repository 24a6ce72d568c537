import type { Comment } from '@bizamply/contract/comments'
import { apiOf } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast.ts'
import type { UndoPlace } from '../../../ui/undo-stack.ts'
import { keepFocusIn } from '../keep-focus.ts'
import { renewSoon, type ReplyContext } from '../reply-context.ts'
import { replies } from '../reply-store.ts'
import type { Channel } from './delivery-states.ts'
import { channelNames, followSend, readSend, toastOf } from './follow-send.ts'
import { sendPlaces } from './send-places.ts'
import { announceHeld } from './sent-toast.ts'

export interface UndoableSend {
  comment: Comment
  channels: readonly Channel[]
  undoSeconds: number
  /** Called after Undo in the toast. */
  onUndone?: (() => void) | undefined
  place?: UndoPlace
}

/** Shows that the reply is being sent, with Undo. */
export function offerUndo(context: ReplyContext, send: UndoableSend): void {
  const { comment, channels, undoSeconds, onUndone, place } = send
  const { t } = context
  const undo = async () => {
    if (await undoSend(context, comment)) onUndone?.()
  }
  const action = { label: t('undo'), undoes: 'final' as const, onClick: () => void undo(), ...(place && { place }) }
  const text = t('sendingSoon', { platform: channelNames(context, comment, channels) })
  toast.info(text, {
    id: toastOf(comment._id),
    description: comment.customerName,
    action,
    duration: undoSeconds * 1000,
  })
}

/** True if it was undone in time. */
export async function undoSend(context: ReplyContext, given: Comment): Promise<boolean> {
  const { _id: commentId } = given
  const { t } = context
  if (!replies.dispatch(commentId, { type: 'undo', comment: given })) return false
  keepFocusIn(commentId)
  let undone = false
  try {
    const { data } = await apiOf(given.brandId).replies.undoSend({ commentId })
    undone = true
    sendPlaces.release(commentId)
    replies.dispatch(commentId, { type: 'undone' })
    context.patch(data)
    announceHeld(context)
    toast.success(t('undone'), { id: toastOf(commentId), description: data.customerName })
  } catch (error) {
    sendPlaces.seal(commentId)
    replies.dispatch(commentId, { type: 'undo-refused' })
    toast.warning(t('undoFailed'), { id: toastOf(commentId), description: CallError.from(error).message })
    followSend(context, given, 0)
    await readSend(context, given)
  }
  renewSoon(context)
  return undone
}
