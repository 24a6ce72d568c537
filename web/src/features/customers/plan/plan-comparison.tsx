import { plans, type Plan, type PlanId } from '@bizamply/contract/plans'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'

/** Compares the company’s current plan with the new one. */
export function PlanComparison({ now, after }: { now: PlanId; after: PlanId }) {
  const t = useTranslations('customerPlan')
  const format = useFormat()
  const rows = [
    'brands',
    'members',
    'credits',
    'scheduledReports',
    'projects',
    'customRoles',
    'sso',
  ] as const satisfies (keyof Plan)[]
  const shown = (plan: PlanId, row: (typeof rows)[number]): string => {
    const value = plans[plan][row]
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (value === null) return t(row === 'credits' ? 'byContract' : 'any')
    return format.number(value)
  }
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('column.allows')}</caption>
      <thead>
        <tr className="text-left text-xs text-ink-3">
          <th scope="col" className="py-1 font-medium">
            {t('column.allows')}
          </th>
          <th scope="col" className="px-3 py-1 font-medium">
            {t('column.now')}
          </th>
          <th scope="col" className="py-1 font-medium">
            {t('column.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal text-ink-2">
              {t(`row.${row}`)}
            </th>
            <td className="px-3 py-1.5 text-ink-2 tabular-nums">{shown(now, row)}</td>
            <td className="py-1.5 font-medium text-ink tabular-nums">{shown(after, row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
