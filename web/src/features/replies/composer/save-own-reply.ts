import type { Comment } from '@bizamply/contract/comments'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { apiOf } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast.ts'
import { newerDraft } from '../failure-words.ts'
import { isSameText } from '../kept-reply.ts'
import { replies } from '../reply-store.ts'
import type { ReplyActions } from '../use-reply-actions.ts'

/**
 * What was typed before another comment was opened, or another brand, becomes the draft, or the next version of the
 * `earlier` one.
 */
export async function saveLeft(
  { comment, actions, text }: { comment: Comment; actions: ReplyActions; text: string },
  earlier: Comment | null,
  failed: string,
): Promise<Comment | null> {
  if (earlier && isSameText(earlier.updatedContent ?? '', text)) return earlier
  try {
    const draft = { commentId: comment._id, text, version: earlier?.version ?? 0, how: 'edited' } as const
    const { data } = await apiOf(comment.brandId).replies.edit(draft)
    place(actions, data)
    return data
  } catch (error) {
    toast.warning(failed, { description: CallError.from(error).message })
    return null
  }
}

/** The new draft keeps its place in the inbox, as a generated one does. */
export function place(actions: ReplyActions, draft: Comment): void {
  replies.dispatch(draft._id, { type: 'pin' })
  actions.patch(draft)
  actions.renew()
}

/** Mobile browsers can discard a hidden page without notice; a page that unloads can still send one request. */
export function useSavedOnHide(save: (outlivesPage: boolean) => unknown): void {
  const go = useEffectEvent(save)
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden' && window.matchMedia('(pointer: coarse)').matches) go(false)
    }
    const onPageHide = () => go(true)
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', onPageHide)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', onPageHide)
    }
  }, [])
}

/** What couldn't be saved while the browser was offline is saved once it's online again; the focus stays in the text. */
export function useSavedOnline(
  area: RefObject<HTMLTextAreaElement | null>,
  save: (due: 'focus' | null) => unknown,
): void {
  const go = useEffectEvent(() => save(document.activeElement === area.current ? 'focus' : null))
  useEffect(() => {
    const onOnline = () => void go()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
}

/**
 * Saves a first text. A stored draft with the same text, or with what this page `tried` to save before, is its own: the
 * response was lost, e.g. because the browser had stopped the page.
 */
export async function saveOwn(
  brandId: string,
  draft: { commentId: string; text: string; version: number; how: 'edited' | 'template' },
  tried: { current: string },
  outlivesPage: boolean,
): Promise<Comment> {
  const before = tried.current
  tried.current = draft.text
  const edit = (version: number) =>
    apiOf(brandId).replies.edit({ ...draft, version }, outlivesPage ? { context: { outlivesPage } } : {})
  try {
    return (await edit(draft.version)).data
  } catch (error) {
    const stored = newerDraft(CallError.from(error))
    const text = stored?.updatedContent ?? ''
    if (stored && isSameText(text, draft.text)) return stored
    if (!stored || before === '' || !isSameText(text, before)) throw error
    return (await edit(stored.version ?? 0)).data
  }
}
