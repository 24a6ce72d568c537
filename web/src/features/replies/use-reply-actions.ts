import type { Comment } from '@bizamply/contract/comments'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { newKey } from '../../lib/idempotency.ts'
import { toast } from '../../ui/toast.ts'
import { progress } from './progress.ts'
import { streamGeneration } from './stream-generation.ts'

const LIST_AFTER_MS = 500
const CREDITS_AFTER_MS = 1000
const READY_FOR_MS = 6000
const UNDO_SECONDS = 5

/** What the actions below reach: the lists on screen, the words, and a refetch. */
interface Surroundings {
  patch: (comment: Comment) => void
  refetch: () => void
  t: ReturnType<typeof useTranslations<'replies'>>
  platformOf: (comment: Comment) => string
}

/** Everything a person can do with a comment's reply. `patch` shows what the server answered, in place. */
export function useReplyActions(patch: (comment: Comment) => void) {
  const cache = useQueryClient()
  const t = useTranslations('replies')
  const names = useTranslations('comments')
  // Spec 3 section 4: the list is refetched after 0.5 s, credits after 1 s.
  const refetch = () => {
    window.setTimeout(() => void cache.invalidateQueries({ queryKey: ['comments'] }), LIST_AFTER_MS)
    window.setTimeout(() => void cache.invalidateQueries({ queryKey: ['credits'] }), CREDITS_AFTER_MS)
  }
  const around: Surroundings = { patch, refetch, t, platformOf: (comment) => names(`platform.${comment.platform}`) }
  return {
    generate: (comment: Comment) => generate(around, comment),
    send: (comment: Comment, acknowledge: string[] = []) => send(around, comment, acknowledge),
    undo: (comment: Comment) => undo(around, comment),
    resolve: (comment: Comment, posted: boolean) => resolve(around, comment, posted),
    dismiss: (comment: Comment) => progress.set(comment._id, null),
  }
}

export type ReplyActions = ReturnType<typeof useReplyActions>

async function generate({ patch, refetch }: Surroundings, comment: Comment): Promise<void> {
  if (progress.isBusy(comment._id)) return
  progress.set(comment._id, { step: 'writing', text: '' })
  try {
    const show = (text: string) => progress.set(comment._id, { step: 'writing', text })
    const made = await streamGeneration({ commentId: comment._id }, show)
    patch((await api.comments.get({ commentId: comment._id })).data)
    progress.set(comment._id, { step: 'ready', credits: made.creditsUsed })
    window.setTimeout(() => forgetReady(comment._id), READY_FOR_MS)
  } catch (error) {
    progress.set(comment._id, { step: 'failed', reason: CallError.from(error).message })
  }
  refetch()
}

async function send(around: Surroundings, comment: Comment, acknowledge: string[]): Promise<void> {
  const { patch, refetch, t } = around
  if (progress.isBusy(comment._id) || comment.version === null) return
  progress.set(comment._id, { step: 'sending' })
  const undoable = { target: 'platform', delaySeconds: UNDO_SECONDS, acknowledge }
  const body = { commentId: comment._id, version: comment.version, ...undoable }
  try {
    await api.replies.send(body, { context: { idempotencyKey: newKey() } })
    patch((await api.comments.get({ commentId: comment._id })).data)
    progress.set(comment._id, null)
    const action = { label: t('undo'), onClick: () => void undo(around, comment) }
    toast.info(t('sendingSoon', { platform: around.platformOf(comment) }), { action, duration: UNDO_SECONDS * 1000 })
  } catch (error) {
    const refusal = CallError.from(error)
    const newer = refusal.code === 'STALE_DRAFT' ? (refusal.details['comment'] as Comment | undefined) : undefined
    if (newer) patch(newer)
    const reason = newer ? `${t('staleTitle')}. ${t('staleText')}` : refusal.message
    progress.set(comment._id, { step: 'failed', reason })
  }
  refetch()
}

async function undo({ patch, refetch, t }: Surroundings, comment: Comment): Promise<void> {
  try {
    patch((await api.replies.cancel({ commentId: comment._id })).data)
    toast.success(t('undone'))
  } catch (error) {
    toast.warning(CallError.from(error).message)
  }
  refetch()
}

async function resolve({ patch, refetch, t }: Surroundings, comment: Comment, posted: boolean): Promise<void> {
  try {
    patch((await api.replies.resolve({ commentId: comment._id, posted })).data)
  } catch (error) {
    toast.error(t('resolveFailed'), { description: CallError.from(error).message })
  }
  refetch()
}

function forgetReady(commentId: string): void {
  if (progress.of(commentId)?.step === 'ready') progress.set(commentId, null)
}
