import { insteadOf } from './brand-manner.ts'
import type { ComposeRequest } from '../composer.ts'
import { detectLanguage } from '../reading/language.ts'
import { commentLanguage } from '../reading/read-comment.ts'

/** The reply's language: as requested, else that of the reply on screen, else the comment's. */
export function replyLanguage(request: ComposeRequest): string | null {
  const { rework } = request
  if (rework?.language) return rework.language
  const found = commentLanguage(request)
  const own = insteadOf(request.brand, found) ?? found
  return rework && rework.how !== 'translate' ? (detectLanguage(rework.text, own) ?? own) : own
}
