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

/** Announces a sent reply. Those that are sent while the message is on screen share one line instead of covering the list. */
export function announceSent({ t }: ReplyContext, { id, text, customer, credits }: SentReply): void {
  const shown = latest && toast.isShown(latest.id) ? latest : null
  if (!shown || shown.id === id) {
    latest = { id, count: 1, credits }
    return toast.success(text, { id, description: customer })
  }
  const count = shown.count + 1
  const total = shown.credits === null || credits === null ? null : shown.credits + credits
  // A new message stays as long as the first.
  latest = { id: `${id} and others`, count, credits: total }
  toast.dismiss(shown.id)
  toast.dismiss(id)
  const words = total === null ? t('sentSeveral', { count }) : t('sentSeveralFor', { count, credits: total })
  toast.success(words, { id: latest.id })
}
