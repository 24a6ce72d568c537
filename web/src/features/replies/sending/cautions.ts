import type { Comment } from '@bizamply/contract/comments'
import { replies } from '../reply-store.ts'
import { isCaution, isOfReview } from '../reply-permissions.ts'

type Span = Comment['spans'][number]

/** A caution is about the review, so it stays read when words of the reply change. */
const readId = ({ reason }: Span): string => `caution ${reason}`

export const isReadCaution = (span: Span, confirmed: ReadonlySet<string>): boolean =>
  isCaution(span) && confirmed.has(readId(span))

function confirmCaution(commentId: string, span: Span): void {
  replies.dispatch(commentId, { type: 'confirm-claim', spanId: readId(span) })
}

/** Records that the user has read why the review needs a person. The reply’s claims stay open. */
export function confirmRead(commentId: string, spans: readonly Span[]): void {
  for (const span of spans) {
    if (isCaution(span)) confirmCaution(commentId, span)
    else if (isOfReview(span)) replies.dispatch(commentId, { type: 'confirm-claim', spanId: span.id })
  }
}

/**
 * For the key that sends: true if it doesn’t send yet, because the focus moves to a caution that the user hasn’t
 * confirmed. Pressed again there, it confirms the caution and sends. `show`: brings a hidden caution on screen.
 */
export function asksToRead(commentId: string, spans: Comment['spans'], show?: () => void): boolean {
  const { confirmedClaims } = replies.of(commentId)
  const unread = spans.filter((span) => isCaution(span) && !isReadCaution(span, confirmedClaims))
  if (unread.length === 0) return false
  if (document.activeElement?.matches(button)) {
    for (const span of unread) confirmCaution(commentId, span)
    return false
  }
  if (focusCaution()) return true
  if (!show) return false
  show()
  requestAnimationFrame(focusCaution)
  return true
}

function focusCaution(): boolean {
  const first = document.querySelector<HTMLElement>(button)
  first?.closest('section')?.scrollIntoView({ block: 'nearest' })
  first?.focus({ preventScroll: true })
  return first !== null
}

const button = '[data-caution]'
