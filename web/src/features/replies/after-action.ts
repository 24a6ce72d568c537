import type { ReplyContext } from './use-reply-actions.ts'

const LIST_AFTER_MS = 500
const CREDITS_AFTER_MS = 1000

export function afterAction({ renewList, renewCredits }: ReplyContext): void {
  window.setTimeout(renewList, LIST_AFTER_MS)
  window.setTimeout(renewCredits, CREDITS_AFTER_MS)
}
