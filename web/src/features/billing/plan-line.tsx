import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { planName } from './money-words.ts'
import { useBilling } from './queries.ts'

/** The plan's name and when it renews or ends, in words; nothing if the call failed. */
export function PlanLine() {
  const t = useTranslations('billing')
  const format = useFormat()
  const now = useTicking()
  const { data, isError } = useBilling()
  if (!data) return isError ? null : <Skeleton className="h-3.5 w-32" />
  const name = planName(data.plan)
  const { subscription } = data
  if (!subscription) return name
  const day = format.shortDate(subscription.currentPeriodEnd, now)
  return t(subscription.state === 'ending' ? 'lineEnds' : 'lineRenews', { plan: name, day })
}
