import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMayInCompany } from '../../lib/brand-context.tsx'
import type { CallError } from '../../lib/call-error.ts'
import { textLink } from '../../ui/text-link.ts'

type Translate = ReturnType<typeof useTranslations<'replies'>>

/** The message for missing credits, shown before an action and after a 402. */
export const insufficientCreditsText = (needed: number, available: number, t: Translate): string =>
  t('needs', { needed: String(needed), available: String(available) })

/** The same message for INSUFFICIENT_CREDITS (402); null for any other error, such as another 402. */
export function insufficientCreditsTextOf({ code, details }: CallError, t: Translate): string | null {
  if (code !== 'INSUFFICIENT_CREDITS') return null
  return insufficientCreditsText(Number(details['needed']), Number(details['available']), t)
}

/** A 402's message, and the next step for those who may buy. */
export function InsufficientCredits({ text }: { text: string }) {
  const t = useTranslations('credits')
  const mayBuy = useMayInCompany()('billing.manage')
  return (
    <>
      <p className="text-pretty text-ink-2">{text}</p>
      {mayBuy && (
        <Link to="/plans" hash="packs" className={textLink}>
          {t('buy')}
        </Link>
      )}
    </>
  )
}
