import type { Comment } from '@bizamply/contract/comments'
import type { Prices } from '@bizamply/contract/prices'
import type { useTranslations } from 'use-intl'

/** What the actions on a reply need: the lists on screen, the texts, the prices. */
export interface ReplyContext {
  /** Shows a comment as the server returned it, in place. */
  patch: (comment: Comment) => void
  renewList: () => void
  renewCredits: () => void
  platformOf: (comment: Comment) => string
  prices: Prices | undefined
  /** How long a send can be undone; each person sets it. */
  undoSeconds: number
  t: ReturnType<typeof useTranslations<'replies'>>
}

const LIST_AFTER_MS = 500
const CREDITS_AFTER_MS = 1000

/** Renews the list and the credits once the server has finished with the action. */
export function renewSoon({ renewList, renewCredits }: ReplyContext): void {
  window.setTimeout(renewList, LIST_AFTER_MS)
  window.setTimeout(renewCredits, CREDITS_AFTER_MS)
}
