import type { Comment } from '@bizamply/contract/comments'
import type { Prices } from '@bizamply/contract/prices'
import type { useTranslations } from 'use-intl'

/** What reply actions need: the lists on screen, translations, prices. */
export interface ReplyContext {
  /** Updates a comment in place with the server's response. */
  patch: (comment: Comment) => void
  renewList: () => void
  renewCredits: () => void
  platformOf: (comment: Comment) => string
  prices: Prices | undefined
  /** How long a send can be undone, a setting of each user. */
  undoSeconds: number
  t: ReturnType<typeof useTranslations<'replies'>>
}

const LIST_AFTER_MS = 500
const CREDITS_AFTER_MS = 1000

/** Refreshes the list and the credits once the server has finished the action. */
export function renewSoon({ renewList, renewCredits }: ReplyContext): void {
  window.setTimeout(renewList, LIST_AFTER_MS)
  window.setTimeout(renewCredits, CREDITS_AFTER_MS)
}
