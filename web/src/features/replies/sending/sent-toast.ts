import { toast } from '../../../ui/toast.ts'
import type { ReplyContext } from '../reply-context.ts'

export interface SentReply {
  /** The id of the message that it's being sent, which this one replaces. */
  id: string
  text: string
  customer: string
  /** Null if the prices aren't known. */
  credits: number | null
}

/** The latest message, and the replies in it. */
let latest: { id: string; count: number; credits: number | null } | null = null

/** Those that wait for their message, because another send can still be undone. */
let held: SentReply[] = []

/**
 * Announces a sent reply. Those that are sent while the message is on screen share one line instead of covering the list.
 * While another send can be undone, its Undo stays in front: this one's message follows with the next.
 */
export function announceSent(context: ReplyContext, reply: SentReply, canUndoAnother: boolean): void {
  held.push(reply)
  if (canUndoAnother) return toast.dismiss(reply.id)
  announceHeld(context)
}

/** Announces what waited for a send that ended in another way. */
export function announceHeld({ t }: ReplyContext): void {
  const replies = held
  held = []
  const last = replies.at(-1)
  if (!last) return
  const shown = latest && toast.isShown(latest.id) ? latest : null
  if (replies.length === 1 && (!shown || shown.id === last.id)) {
    latest = { id: last.id, count: 1, credits: last.credits }
    return toast.success(last.text, { id: last.id, description: last.customer })
  }
  const count = (shown?.count ?? 0) + replies.length
  const all = [...(shown ? [shown.credits] : []), ...replies.map(({ credits }) => credits)]
  const total = all.includes(null) ? null : all.reduce<number>((sum, credits) => sum + (credits ?? 0), 0)
  if (shown) toast.dismiss(shown.id)
  for (const { id } of replies) toast.dismiss(id)
  // A new message stays as long as the first.
  latest = { id: `${last.id} and others`, count, credits: total }
  const words = total === null ? t('sentSeveral', { count }) : t('sentSeveralFor', { count, credits: total })
  toast.success(words, { id: latest.id })
}
