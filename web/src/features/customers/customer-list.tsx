import { useTranslations } from 'use-intl'
import { Credits, Identity, LastLogin, Status } from './cells.tsx'
import { CustomerMenu } from './customer-menu.tsx'
import type { CustomersProps } from './customer-table.tsx'

/** The customers as a list, for phones. */
export function CustomerList({ customers, onAction }: CustomersProps) {
  const t = useTranslations('customers')
  return (
    <ul aria-label={t('title')}>
      {customers.map((customer) => (
        <li
          key={customer._id}
          className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line py-3 pr-2 pl-4 text-sm sm:pr-4 sm:pl-6"
        >
          <span className="flex items-center gap-2">
            <button
              type="button"
              className="min-w-0 flex-1 text-left"
              onClick={() => onAction({ what: 'details', customer })}
            >
              <Identity customer={customer} />
            </button>
            <CustomerMenu customer={customer} onAction={onAction} />
          </span>
          <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 pr-2 pl-11 max-[359px]:grid-cols-[minmax(0,1fr)] max-[359px]:gap-y-2">
            <span className="min-w-24">
              <Status customer={customer} />
              <span className="block text-xs text-ink-2">
                <LastLogin customer={customer} />
              </span>
            </span>
            <Credits customer={customer} />
          </span>
        </li>
      ))}
    </ul>
  )
}
