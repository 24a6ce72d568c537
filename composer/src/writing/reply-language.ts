import { insteadOf } from './brand-manner.ts'
import type { ComposeRequest } from '../composer.ts'
import { detectLanguage } from '../reading/language.ts'
import { commentLanguage } from '../reading/read-comment.ts'

/** What the reply is to be written in: what was asked for, what the reply on the screen is in, else the comment's. */
export function replyLanguage(request: ComposeRequest): string | null {
  const { rework } = request
  if (rework?.language) return rework.language
  const found = commentLanguage(request)
  const own = insteadOf(request.brand, found) ?? found
  return rework && rework.how !== 'translate' ? (detectLanguage(rework.text, own) ?? own) : own
}
