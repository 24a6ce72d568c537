import type { Generated } from '@bizamply/contract/replies'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { isChanged, isEdited, putText, type Editor } from './editor.ts'
import { failureOf } from '../failure-words.ts'
import { isUnclear, newKey } from '../../../lib/idempotency-keys.ts'
import { isBusy } from '../reply-machine.ts'
import { replies } from '../reply-store.ts'
import { readComment } from '../read-comment.ts'
import { saveDraft } from './save-draft.ts'
import { streamGeneration } from '../generating/stream-generation.ts'
import type { ReplyActions } from '../use-reply-actions.ts'

export interface Wish {
  variant?: 'shorter' | 'warmer' | 'formal' | 'translate'
  /** ISO 639-1, with `translate`. */
  language?: string
  instructions?: string
}

/** Generates a new reply into the editor, saving the current text first. True if there is a new reply. */
export async function rewriteReply(editor: Editor, wish: Wish, actions: ReplyActions): Promise<boolean> {
  const { _id: commentId } = editor.get().comment
  if (editor.get().writing || isBusy(replies.of(commentId).step)) return false
  await saveDraft(editor, 'auto', actions.patch)
  const { comment, words, newer, saved } = editor.get()
  if (newer) return false
  const isWish = wish.variant !== undefined || wish.instructions !== undefined
  const isTheirs = isEdited(editor.get())
  const kept = isWish && isTheirs ? { mayStartOver: false } : {}
  const unsaved = isWish && (isChanged(editor.get()) || !wish.variant) && isTheirs ? { text: words.text } : {}
  const followed = wish.instructions === undefined ? {} : { mustFollow: true }
  const input = { commentId, ...wish, ...unsaved, ...kept, ...followed, version: saved.version }
  const request = `generate ${saved.version} ${JSON.stringify(input)}`
  const begun = replies.dispatch(commentId, { type: 'generate', request, newKey: newKey(), comment })
  if (!begun) return false
  editor.set({ writing: { text: '', stopped: false }, failure: null, note: null, saveFailed: false })
  const show = (text: string) => {
    replies.dispatch(commentId, { type: 'text', text })
    const { writing } = editor.get()
    if (writing && !writing.stopped) editor.set({ writing: { text, stopped: false } })
  }
  let isWritten = false
  try {
    const made = await streamGeneration(input, begun.keys.get(request) ?? newKey(), show)
    await arrived(editor, made, actions, languageOf(editor, wish, words.text))
    replies.dispatch(commentId, { type: 'generated', request, credits: null })
    isWritten = true
  } catch (error) {
    await failed(editor, CallError.from(error), request, actions)
  }
  actions.renew()
  return isWritten
}

/** Keeps the user's own text. If it's too late to stop, the generated reply still becomes a version. */
export function stopWriting(editor: Editor): void {
  const { writing, comment } = editor.get()
  if (!writing) return
  editor.set({ writing: { text: '', stopped: true } })
  // If this call fails, the reply is generated to its end, and the editor says so.
  void api.replies.stop({ commentId: comment._id }).catch(() => undefined)
}

/** Null means the comment's language. A variant keeps the language of the text that it's based on. */
function languageOf(editor: Editor, { variant, language }: Wish, before: string): string | null {
  if (language) return language
  const { written } = editor.get()
  return variant && written?.text === before ? written.language : null
}

async function arrived(editor: Editor, made: Generated, actions: ReplyActions, language: string | null): Promise<void> {
  const { comment, writing } = editor.get()
  const draft = { updatedContent: made.response, version: made.version, composer: made.composer, spans: [] }
  const now = (await readComment(comment)) ?? { ...comment, ...draft }
  actions.patch(now)
  const saved = { text: made.response, version: made.version }
  if (!writing?.stopped) putText(editor, made.response, 'edited', made.response.length)
  editor.set({ comment: now, saved, writing: null, written: language ? { text: made.response, language } : null })
  if (writing?.stopped) return editor.set({ note: { kind: 'stopped' } })
  const note = { kind: 'ready' as const, credits: made.creditsUsed, sameAs: made.sameAs ?? null }
  editor.set({ start: made.response, note })
}

async function failed(editor: Editor, error: CallError, request: string, actions: ReplyActions): Promise<void> {
  const failure = failureOf(error, 'generate', actions.t)
  const { comment, saved } = editor.get()
  const now = await readComment(comment)
  const wasWritten = now !== null && now.status === 'draft' && (now.version ?? 0) > saved.version
  const kind = isUnclear(error) ? 'unclear' : 'clear'
  replies.dispatch(comment._id, { type: 'refused', request, kind, failure: null, comment: now })
  const isHalted = editor.get().writing?.stopped === true && error.code === 'GENERATION_FAILED'
  editor.set({ writing: null, ...(now && !wasWritten ? { comment: now } : {}) })
  if (!wasWritten) return editor.set(isHalted ? { note: { kind: 'halted' } } : { failure })
  actions.patch(now)
  const text = now.updatedContent ?? ''
  putText(editor, text, 'edited', text.length)
  editor.set({ comment: now, saved: { text, version: now.version ?? 1 }, start: text })
}
