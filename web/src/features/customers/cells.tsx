import type { Customer } from '@bizamply/contract/customer-details'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Meter } from '../../ui/meter.tsx'
import { nameOf } from './name-of.ts'

/** The person, their company, which is the first to be cut, their email, and the ID that support uses. */
export function Identity({ customer }: { customer: Customer }) {
  const name = nameOf(customer)
  const { Email, BizamplyId, companyName, profilePic } = customer
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={profilePic} size={32} />
      <span className="min-w-0 flex-1">
        <span className="flex min-w-0 items-baseline gap-2">
          <bdi
            title={name}
            className={`truncate font-medium text-ink ${companyName ? 'max-w-[calc(100%-4rem)] shrink-0' : ''}`}
          >
            {name}
          </bdi>
          {companyName && (
            <bdi title={companyName} className="truncate text-xs text-ink-2">
              {companyName}
            </bdi>
          )}
        </span>
        <span className="block truncate text-xs text-ink-3">
          {Email && (
            <>
              <bdi>{Email}</bdi> ·{' '}
            </>
          )}
          {BizamplyId}
        </span>
      </span>
    </span>
  )
}

const dots = {
  online: 'bg-sent-ink ring-2 ring-sent-soft',
  active: 'bg-sent-ink',
  inactive: 'bg-ink-3',
  banned: 'bg-danger',
} as const
const inks = { online: 'text-sent-ink', active: 'text-ink', inactive: 'text-ink-2', banned: 'text-danger-ink' } as const

export function Status({ customer }: { customer: Customer }) {
  const t = useTranslations('customers')
  const state = customer.isOnline ? 'online' : customer.status
  return (
    <span className={`inline-flex items-center gap-2 ${inks[state]}`}>
      <span aria-hidden="true" className={`forced-color-adjust-none size-2 rounded-full ${dots[state]}`} />
      {t(`state.${state}`)}
    </span>
  )
}

export function LastLogin({ customer: { isOnline, lastLogin, isInvited } }: { customer: Customer }) {
  const t = useTranslations('customers')
  const format = useFormat()
  const now = useTicking()
  if (isOnline) return <>{t('activeNow')}</>
  if (isInvited) return <>{t('invited')}</>
  return <>{lastLogin ? format.age(lastLogin, now) : t('neverLoggedIn')}</>
}

/** Red if less than a tenth is left. */
export function Credits({ customer }: { customer: Customer }) {
  const t = useTranslations('customers')
  const format = useFormat()
  const { availableCredits: left, totalCredits: total, usedCredits } = customer
  const percent = total === 0 ? 0 : (left / total) * 100
  const isLow = left === 0 || percent < 10
  return (
    <span className="grid gap-1 tabular-nums">
      <span className="flex items-baseline gap-1.5 whitespace-nowrap">
        <span className={`font-medium ${isLow ? 'text-danger-ink' : 'text-ink'}`}>{format.number(left)}</span>
        <span className="text-xs text-ink-2">{t('of', { total })}</span>
        <span className="ml-auto text-xs text-ink-2">{t('used', { used: usedCredits })}</span>
      </span>
      <Meter
        size="sm"
        percent={percent}
        least={left > 0 ? 5 : 0}
        tone={isLow ? 'danger' : 'accent'}
        label={t('creditsLeft', { name: nameOf(customer) })}
      />
    </span>
  )
}

export function Activity({ customer: { transactionStats } }: { customer: Customer }) {
  const t = useTranslations('customers')
  const format = useFormat()
  const now = useTicking()
  const { totalTransactions, lastTransaction } = transactionStats
  return (
    <span className="grid tabular-nums">
      <span className="text-ink">{t('transactions', { count: totalTransactions })}</span>
      <span className="text-xs text-ink-2">
        {!lastTransaction ? t('noneYet') : t('last', { age: format.ageWithin(lastTransaction, now) })}
      </span>
    </span>
  )
}
