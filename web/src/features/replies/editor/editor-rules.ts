import type { SupportedClaim } from '@bizamply/contract/claim-checks'
import type { Comment } from '@bizamply/contract/comments'
import { uncheckedId } from './check-claims.ts'
import { isChanged, problemOf, type Editor, type EditorState } from './editor.ts'
import { unfilledPlaceholders, type Placeholder } from '../placeholders.ts'
import {
  isBeingSent,
  isCaution,
  isOfReview,
  whyNotGenerate,
  whyNotSend,
  type Means,
  type Refusal,
} from '../reply-permissions.ts'
import { stillMarked } from '../marked-parts.ts'

type Span = Comment['spans'][number]

/** Why the draft is locked, or null. */
export type Lock = 'sent' | 'sending' | 'unknown' | null

export function lockOf({ comment }: EditorState): Lock {
  if (comment.status === 'sent') return 'sent'
  if (isBeingSent(comment)) return 'sending'
  return comment.delivery?.state === 'unknown' ? 'unknown' : null
}

/** Whether the text can be changed now. */
export const mayChange = (state: EditorState, means: Means): boolean =>
  lockOf(state) === null && !means.editedBy && means.mayWrite && (!state.writing || state.writing.stopped)

export const isSameness = ({ kind }: Span): boolean => kind === 'sameness'

/** The marks of the stored draft, at their positions in the current text. */
export const marksOf = ({ comment, words }: EditorState): Span[] =>
  stillMarked(comment.updatedContent ?? '', comment.spans, words.text)

/** What the review needs a person for. A caution stays while the words that it's stored with are edited. */
export const notesOf = (state: EditorState): Span[] => {
  const marks = marksOf(state).filter(isOfReview)
  return [...marks, ...state.comment.spans.filter((one) => isCaution(one) && marks.every(({ id }) => id !== one.id))]
}

/** Unsupported claims that the user typed. */
export function typedOf(state: EditorState): Span[] {
  const stored = marksOf(state).filter((span) => !isOfReview(span))
  const found = stillMarked(state.typed.text, state.typed.spans, state.words.text)
  return found.filter(
    (span, place) =>
      stored.every(({ start, end }) => end <= span.start || start >= span.end) &&
      !found.some((other, at) => at !== place && holds(other, span) && !(at > place && holds(span, other))),
  )
}

/** Unsupported claims in the text on screen, stored or typed. */
export const claimsOf = (state: EditorState): Span[] => [
  ...marksOf(state).filter((span) => !isSameness(span) && !isOfReview(span)),
  ...typedOf(state),
]

/** Claims with a stored fact behind them, at their positions in the current text; none that is also marked. */
export function supportedOf(state: EditorState): SupportedClaim[] {
  const { text, claims } = state.supported
  const marked = claimsOf(state)
  return stillMarked(text, claims, state.words.text).filter(({ start, end }) =>
    marked.every((mark) => mark.end <= start || mark.start >= end),
  )
}

const holds = (outer: Span, inner: Span): boolean => outer.start <= inner.start && outer.end >= inner.end

/** The check for claims failed, and the user hasn't said to send the text anyway. */
export const isUnchecked = ({ words, unchecked }: EditorState, confirmed: ReadonlySet<string>): boolean =>
  unchecked === words.text && !confirmed.has(uncheckedId(words.text))

export const placeholdersOf = ({ words }: EditorState): Placeholder[] => unfilledPlaceholders(words.text)

/** Why the text on screen can't be saved and sent, or null. */
export function whyNotSendNow(
  state: EditorState,
  editor: Editor,
  means: Means,
  confirmed: ReadonlySet<string>,
): Refusal | null {
  if (state.writing) return { why: 'writing' }
  if (state.newer) return { why: 'newer' }
  if (problemOf(state, editor.limit)) return { why: 'problem' }
  const { comment, words, saved } = state
  const spans = [...marksOf(state), ...typedOf(state)]
  const onScreen = { ...comment, updatedContent: words.text, version: saved.version, spans }
  const refusal = whyNotSend(onScreen, means, confirmed)
  return refusal ?? (isUnchecked(state, confirmed) ? { why: 'unchecked' } : null)
}

/** Why nothing can be generated, or null. A conflict comes first; its panel explains it. */
export const whyNotWrite = (state: EditorState, means: Means): Refusal | null =>
  state.newer ? { why: 'newer' } : whyNotGenerate(state.comment, means)

/** Whether the text on screen is unsaved and can be saved now. */
export const canAutosave = (state: EditorState, limit: number): boolean =>
  isChanged(state) &&
  !state.newer &&
  !state.writing &&
  !state.saving &&
  !state.saveFailed &&
  lockOf(state) === null &&
  problemOf(state, limit) === null
