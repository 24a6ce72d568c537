import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { DiscountsData } from '../../features/discounts/queries.ts'
import { textLink } from '../../ui/text-link.ts'

/** Why the data is not current; cards without a figure give their own reason. */
export function ShopProblem({ data: { problem, ordersProblem, figures, data } }: { data: DiscountsData }) {
  const t = useTranslations('discountManager')
  const message = problem ?? (figures.savings === null ? null : ordersProblem)
  const isCut = figures.codes > data.length && data.length > 0
  return (
    <>
      {message && (
        <p role="status" className="px-4 pt-3 text-xs text-pretty text-pending-ink sm:px-6">
          {message}{' '}
          {/[Rr]econnect/.test(message) && (
            <Link to="/connections" className={textLink}>
              {t('reconnect')}
            </Link>
          )}
        </p>
      )}
      {isCut && (
        <p className="px-4 pt-3 text-xs text-ink-3 tabular-nums sm:px-6">
          {t('cut', { shown: data.length, all: figures.codes })}
        </p>
      )}
    </>
  )
}
