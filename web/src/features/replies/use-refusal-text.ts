import { useTranslations } from 'use-intl'
import { insufficientCreditsText } from '../../ui/payment-required.tsx'
import type { Refusal, Unexplained } from './reply-permissions.ts'

/** A refusal as a sentence for the tooltip of a disabled button. */
export function useRefusalText(): (refusal: Refusal | null, platform: string) => string {
  const t = useTranslations('replies')
  return (refusal, platform) => {
    if (!refusal) return ''
    if (refusal.why === 'credits') return insufficientCreditsText(refusal.needed, refusal.available, t)
    if (refusal.why === 'not-connected') return t('notConnected', { platform })
    if (refusal.why === 'signed-out') return t('signedOut', { platform })
    return isUnexplained(refusal.why) ? '' : t(`why.${refusal.why}`)
  }
}

const unexplained: ReadonlySet<string> = new Set<Unexplained>(['nothing-to-do', 'writing', 'problem', 'newer'])

const isUnexplained = (why: Refusal['why']): why is Unexplained => unexplained.has(why)
