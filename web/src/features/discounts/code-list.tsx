import type { Discount } from '@bizamply/contract/discounts'
import { useFormatter, useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { useFormat, useTicking } from '../../lib/format.ts'
import { MenuItem } from '../../ui/menu.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { offered, type useDiscounts } from './queries.ts'

export interface CodeListProps {
  codes: ReturnType<typeof useDiscounts>
  commentId: string
  onPick: (code: Discount) => void
}

/** Lists active codes with their terms, or says why there are none or why the list is out of date. */
export function CodeList({ codes: query, commentId, onPick }: CodeListProps) {
  const t = useTranslations('discounts')
  const format = useFormat()
  if (query.isPending) {
    return (
      <div role="status" className="grid gap-2 p-2">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-8" />
        <Skeleton className="h-8" />
      </div>
    )
  }
  if (!query.data) {
    return (
      <p role="alert" className="px-2 py-1.5 text-xs text-danger-ink">
        {t('failed', { reason: CallError.from(query.error).message })}
      </p>
    )
  }
  const codes = offered(query.data.data, commentId)
  const { problem, syncedAt } = query.data
  return (
    <>
      {codes.length > 0 && (
        <div className={codes.length > FIT ? 'scroll-fade-y max-h-56 pb-4' : ''}>
          {codes.map((code) => (
            <MenuItem key={code.id} className="py-1.5" textValue={code.code} onSelect={() => onPick(code)}>
              <span className="min-w-0">
                <span className="block truncate font-medium tabular-nums">{code.code}</span>
                <Terms code={code} />
              </span>
            </MenuItem>
          ))}
        </div>
      )}
      {problem ? (
        <p className="px-2 py-1.5 text-xs text-pretty text-pending-ink">
          {problem} {syncedAt && codes.length > 0 && t('asOf', { time: format.time(syncedAt) })}
        </p>
      ) : (
        codes.length === 0 && <p className="px-2 py-1.5 text-xs text-ink-3">{t('none')}</p>
      )}
    </>
  )
}

/** More of them scroll. */
const FIT = 4

function Terms({ code }: { code: Discount }) {
  const t = useTranslations('discounts')
  const format = useFormat()
  const now = useTicking()
  const end = code.ends_at ? t('ends', { date: format.shortDate(code.ends_at, now) }) : t('noEnd')
  const left =
    code.usage_limit === null
      ? null
      : t('left', { left: Math.max(0, code.usage_limit - code.times_used), limit: code.usage_limit })
  return (
    <span className="block text-xs text-ink-2 tabular-nums">
      {[useOff(code), end, left].filter(Boolean).join(', ')}
    </span>
  )
}

function useOff({ type, amount, currency }: Discount): string {
  const t = useTranslations('discounts')
  const format = useFormatter()
  if (type === 'percentage' && amount !== null) return t('percent', { percent: amount })
  if (type === 'fixed_amount' && amount !== null && currency) {
    return t('amount', { amount: format.number(amount, { style: 'currency', currency }) })
  }
  if (type === 'free_shipping') return t('freeShipping')
  return t(type === 'buy_x_get_y' ? 'buyXGetY' : 'other')
}
