import type { Surroundings } from './use-reply-actions.ts'

const LIST_AFTER_MS = 500
const CREDITS_AFTER_MS = 1000

/** Spec 3 section 4: the list is refetched after 0.5 s, credits after 1 s. */
export function afterAction({ renewList, renewCredits }: Surroundings): void {
  window.setTimeout(renewList, LIST_AFTER_MS)
  window.setTimeout(renewCredits, CREDITS_AFTER_MS)
}
