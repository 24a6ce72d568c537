import type { useTranslations } from 'use-intl'
import type { CallError } from '../../lib/call-error.ts'

type Translate = ReturnType<typeof useTranslations<'replies'>>

/** What a card says when credits don't cover an action, before it is pressed and when the server answers 402. */
export const insufficientCreditsText = (needed: number, available: number, t: Translate): string =>
  t('needs', { needed: String(needed), available: String(available) })

/** The same of an answer 402, or null for any other error. */
export function insufficientCreditsOf({ code, details }: CallError, t: Translate): string | null {
  if (code !== 'INSUFFICIENT_CREDITS') return null
  return insufficientCreditsText(Number(details['needed']), Number(details['available']), t)
}
