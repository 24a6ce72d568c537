import type { Comment } from '@bizamply/contract/comments'
import { useEffect, useEffectEvent } from 'react'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast.ts'
import { replies } from '../reply-store.ts'
import type { ReplyActions } from '../use-reply-actions.ts'

/** What was typed before another comment was opened becomes the draft. */
export async function saveLeft(
  { comment, actions, text }: { comment: Comment; actions: ReplyActions; text: string },
  failed: string,
): Promise<boolean> {
  try {
    place(actions, (await api.replies.edit({ commentId: comment._id, text, version: 0, how: 'edited' })).data)
    return true
  } catch (error) {
    toast.warning(failed, { description: CallError.from(error).message })
    return false
  }
}

/** The new draft keeps its place in the inbox, as a generated one does. */
export function place(actions: ReplyActions, draft: Comment): void {
  replies.dispatch(draft._id, { type: 'pin' })
  actions.patch(draft)
  actions.renew()
}

/** Mobile browsers can discard a hidden page without notice; a page that unloads can still send one request. */
export function useSavedOnHide(onHidden: () => unknown, onGone: () => unknown): void {
  const hide = useEffectEvent(onHidden)
  const go = useEffectEvent(onGone)
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden' && window.matchMedia('(pointer: coarse)').matches) hide()
    }
    const onPageHide = () => go()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', onPageHide)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', onPageHide)
    }
  }, [])
}

/** The text becomes the draft, as when another review is opened. */
export function saveAsPageGoes(commentId: string, text: string, actions: ReplyActions): void {
  const draft = { commentId, text, version: 0, how: 'edited' as const }
  const call = api.replies.edit(draft, { context: { outlivesPage: true } })
  // In case the browser restores the page.
  void call.then(({ data }) => place(actions, data)).catch(() => undefined)
}
