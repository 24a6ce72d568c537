import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMayInCompany } from '../../lib/brand-context.tsx'
import type { CallError } from '../../lib/call-error.ts'
import { textLink } from '../../ui/text-link.ts'

type Translate = ReturnType<typeof useTranslations<'replies'>>

/** The message for missing credits, shown before an action, and by `FailedPanel` if the server refuses it for that. */
export const insufficientCreditsText = (needed: number, available: number, t: Translate): string =>
  t('needs', { needed: String(needed), available: String(available) })

/** The same message for INSUFFICIENT_CREDITS (402); null for any other error, such as another 402. */
export function insufficientCreditsTextOf({ code, details }: CallError, t: Translate): string | null {
  if (code !== 'INSUFFICIENT_CREDITS') return null
  return insufficientCreditsText(Number(details['needed']), Number(details['available']), t)
}

/** The next step after that message, for those who may buy. */
export function BuyCredits() {
  const t = useTranslations('credits')
  const mayBuy = useMayInCompany()('billing.manage')
  if (!mayBuy) return null
  return (
    <Link to="/plans" hash="packs" className={textLink}>
      {t('buy')}
    </Link>
  )
}
