import type { CreditSettings } from '@bizamply/contract/credits'
import { useTranslations } from 'use-intl'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePriceImpact, type PriceValues } from './use-prices.ts'

interface PriceImpactProps {
  saved: CreditSettings
  values: PriceValues
}

/** What the last 30 days would have cost at the new prices; hidden while reply prices are unchanged. */
export function PriceImpact({ saved, values }: PriceImpactProps) {
  const t = useTranslations('creditSettings.impact')
  const isChanged = (['generateCredits', 'sendCredits', 'whatsappExtraCredits'] as const).some(
    (field) => values[field] !== saved[field],
  )
  const { data, isError } = usePriceImpact(values, isChanged)
  if (!isChanged || isError) return null
  if (!data) return <Skeleton className="m-4 h-12" />
  const { drafts, sends, spent, would, runOut } = data
  const percent = spent === 0 ? 0 : Math.round((Math.abs(would - spent) / spent) * 100)
  const way = would > spent ? 'more' : would < spent ? 'less' : 'same'
  return (
    <div role="status" className="border-t border-line bg-pending-soft px-4 py-3 text-xs text-pretty text-pending-ink">
      {spent === 0 ? (
        t('none')
      ) : (
        <>
          <p className="font-semibold">{t(way, { percent })}</p>
          <p className="tabular-nums">
            {t('text', { drafts, sends, spent, would })} {t('runOut', { count: runOut })}
          </p>
        </>
      )}
    </div>
  )
}
