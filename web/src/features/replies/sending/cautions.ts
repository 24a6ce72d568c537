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

export const unreadCautions = (spans: readonly Span[], confirmed: ReadonlySet<string>): Span[] =>
  spans.filter((span) => isCaution(span) && !isReadCaution(span, confirmed))

/**
 * For the key that sends: true if it doesn’t send yet, because the focus moves to a caution that the user hasn’t
 * confirmed. Pressed again there, it confirms the caution and sends. `show`: brings a hidden caution on screen.
 */
export function asksToRead(commentId: string, spans: Comment['spans'], show?: () => void): boolean {
  const { confirmedClaims } = replies.of(commentId)
  const unread = unreadCautions(spans, confirmedClaims)
  if (unread.length === 0) return false
  if (document.activeElement?.matches(button)) {
    for (const span of unread) confirmCaution(commentId, span)
    return false
  }
  if (focusCaution()) return true
  if (!show) return false
  show()
  requestAnimationFrame(() => focusCaution())
  return true
}

/**
 * For the button that sends: brings a caution that is off screen or covered to the middle of the screen. False if all of it
 * could be read already. `show`: as above.
 */
export function showCaution(show?: () => void): boolean {
  const box = document.querySelector(button)?.closest('section')
  if (box ? isInSight(box) : !show) return false
  if (box) focusCaution('center')
  else {
    show?.()
    requestAnimationFrame(() => focusCaution('center'))
  }
  return true
}

/** Footers and messages can cover what the window shows. */
function isInSight(box: Element): boolean {
  const { left, width, top, bottom } = box.getBoundingClientRect()
  return [top + 8, bottom - 8].every((y) => box.contains(document.elementFromPoint(left + width / 2, y)))
}

export function focusCaution(block: ScrollLogicalPosition = 'nearest'): boolean {
  const first = document.querySelector<HTMLElement>(button)
  first?.closest('section')?.scrollIntoView({ block })
  first?.focus({ preventScroll: true })
  return first !== null
}

const button = '[data-caution]'
