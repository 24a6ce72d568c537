import type { useTranslations } from 'use-intl'
import type { CallError } from '../../lib/call-error.ts'

type Translate = ReturnType<typeof useTranslations<'replies'>>

/** The message for missing credits, shown before an action, and by `failure.ts` if the server refuses it for that. */
export const insufficientCreditsText = (needed: number, available: number, t: Translate): string =>
  t('needs', { needed: String(needed), available: String(available) })

/** The same message for INSUFFICIENT_CREDITS; null for any other error, such as another 402. */
export function insufficientCreditsOf({ code, details }: CallError, t: Translate): string | null {
  if (code !== 'INSUFFICIENT_CREDITS') return null
  return insufficientCreditsText(Number(details['needed']), Number(details['available']), t)
}
