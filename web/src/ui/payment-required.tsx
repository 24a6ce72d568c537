import type { ErrorCode, errorCodes } from '@bizamply/contract/error-codes'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMayInCompany } from '../lib/brand-context.tsx'
import type { CallError } from '../lib/call-error.ts'
import { textLink } from './text-link.ts'

type Translate = ReturnType<typeof useTranslations<'replies'>>

type Codes = typeof errorCodes

/** The codes of HTTP status 402: something must be bought, or a limit raised. */
export type PaymentCode = { [Code in ErrorCode]: Codes[Code]['status'] extends 402 ? Code : never }[ErrorCode]

const paymentCodes: Record<PaymentCode, true> = {
  INSUFFICIENT_CREDITS: true,
  SPENDING_LIMIT_REACHED: true,
  PLAN_LIMIT: true,
}

const isPaymentCode = (code: string): code is PaymentCode => Object.hasOwn(paymentCodes, code)

/** The code of a 402; null for any other error. */
export const paymentCodeOf = ({ code }: CallError): PaymentCode | null => (isPaymentCode(code) ? code : null)

/** The message for missing credits, shown before an action and after a 402. */
export const insufficientCreditsText = (needed: number, available: number, t: Translate): string =>
  t('needs', { needed: String(needed), available: String(available) })

/** What a 402 says: our own sentence for missing credits, and the server's for the limits. */
export function paymentText({ code, details, message }: CallError, t: Translate): string {
  if (code !== 'INSUFFICIENT_CREDITS') return message
  return `${insufficientCreditsText(Number(details['needed']), Number(details['available']), t)}.`
}

/** A 402's message, and a link to the next step for those who may take it. */
export function PaymentRequired({ code, text }: { code: PaymentCode; text: string }) {
  return (
    <>
      <p className="text-pretty text-ink-2">{text}</p>
      <NextStep code={code} />
    </>
  )
}

function NextStep({ code }: { code: PaymentCode }) {
  const t = useTranslations('credits')
  const may = useMayInCompany()
  if (code === 'SPENDING_LIMIT_REACHED')
    return may('credits.manage') ? (
      <Link to="/settings" search={{ tab: 'credits' }} className={textLink}>
        {t('changeLimits')}
      </Link>
    ) : null
  if (!may('billing.manage')) return null
  if (code === 'PLAN_LIMIT')
    return (
      <Link to="/plans" className={textLink}>
        {t('comparePlans')}
      </Link>
    )
  return (
    <Link to="/plans" hash="packs" className={textLink}>
      {t('buy')}
    </Link>
  )
}
