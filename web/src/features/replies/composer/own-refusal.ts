import type { Comment } from '@bizamply/contract/comments'
import { useEditor, useEditorContext } from '../editor/editor-context.ts'
import { isUnchecked, typedOf } from '../editor/editor-rules.ts'
import type { EditorState } from '../editor/editor.ts'
import { useConfirmedClaims } from '../reply-store.ts'
import { hasPlatform, whyNotSend, type Means, type Refusal } from '../reply-permissions.ts'

/** Why a first text couldn't be sent once it's saved as the draft, or null. An empty one says so when it's saved. */
export function whyNotSendOwn(
  comment: Comment,
  state: EditorState,
  means: Means,
  confirmed: ReadonlySet<string>,
): Refusal | null {
  const { text } = state.words
  const draft = { ...comment, status: 'draft' as const, version: comment.version ?? 0, updatedContent: text }
  const refusal = whyNotSend({ ...draft, spans: typedOf(state) }, means, confirmed)
  return refusal ?? (isUnchecked(state, confirmed) ? { why: 'unchecked' } : null)
}

export function useOwnRefusal(comment: Comment, means: Means): Refusal | null {
  const state = useEditor(useEditorContext().editor)
  return whyNotSendOwn(comment, state, means, useConfirmedClaims(comment._id))
}

/** Which of two texts to keep is decided before one is sent. Otherwise it can only be saved. */
export const maySendOwn = (
  { comment, means }: { comment: Comment; means: Means },
  { isSecond, isTooLate }: { isSecond: boolean; isTooLate: boolean },
): boolean => means.maySend && hasPlatform(comment) && !isSecond && !isTooLate
