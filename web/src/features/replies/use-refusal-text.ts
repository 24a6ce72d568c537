import { useTranslations } from 'use-intl'
import { insufficientCreditsText } from '../../ui/payment-required.tsx'
import type { Refusal } from './reply-permissions.ts'

/** A refusal as a sentence for the tooltip of a disabled button. */
export function useRefusalText(): (refusal: Refusal | null, platform: string) => string {
  const t = useTranslations('replies')
  return (refusal, platform) => {
    if (!refusal) return ''
    if (refusal.why === 'credits') return insufficientCreditsText(refusal.needed, refusal.available, t)
    if (refusal.why === 'not-connected') return t('notConnected', { platform })
    if (refusal.why === 'signed-out') return t('signedOut', { platform })
    return refusal.why === 'nothing-to-do' ? '' : t(`why.${refusal.why}`)
  }
}
