import type { CustomerSort } from '@bizamply/contract/customer-choices'
import type { Customer } from '@bizamply/contract/customer-details'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import type { CustomerFilters } from './customer-filters.ts'
import { Activity, Credits, Identity, LastLogin, Status } from './cells.tsx'
import { CustomerMenu } from './customer-menu.tsx'
import { nameOf } from './name-of.ts'
import type { CustomerAction } from './use-actions.ts'

export interface CustomersProps {
  customers: readonly Customer[]
  onAction: (action: CustomerAction) => void
}

export interface CustomerTableProps extends CustomersProps {
  filters: CustomerFilters
  onSort: (sortBy: CustomerSort) => void
}

export function CustomerTable({ customers, filters, onSort, onAction }: CustomerTableProps) {
  const t = useTranslations('customers')
  const format = useFormat()
  const now = useTicking()
  return (
    <table aria-label={t('title')} className="w-full table-fixed text-sm">
      <TableHead filters={filters} onSort={onSort} />
      <tbody>
        {customers.map((customer) => (
          // The menu and the button are for the keyboard; a click anywhere else in the row does the same.
          <tr
            key={customer._id}
            className="h-13 cursor-pointer border-b border-line hover:bg-surface-2"
            onClick={(event) => isOwnClick(event) && onAction({ what: 'details', customer })}
          >
            <th scope="row" className="py-1.5 pr-4 pl-6 text-left font-normal">
              <Identity customer={customer} />
            </th>
            <td>
              <Status customer={customer} />
              <span className="block truncate text-xs text-ink-2 tabular-nums">
                <LastLogin customer={customer} />
              </span>
            </td>
            <td className="pr-4">
              <Credits customer={customer} />
            </td>
            <td className="text-right">
              <Activity customer={customer} />
            </td>
            <td className="pl-6 whitespace-nowrap text-ink-2 tabular-nums">
              {format.shortDate(customer.createdAt, now)}
            </td>
            <td className="pr-6">
              <span className="flex items-center justify-end gap-1">
                <Button
                  size="sm"
                  variant="ghost"
                  className="max-xl:hidden"
                  aria-label={t('viewDetailsOf', { name: nameOf(customer) })}
                  onClick={() => onAction({ what: 'details', customer })}
                >
                  {t('viewDetails')}
                </Button>
                <CustomerMenu customer={customer} onAction={onAction} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A click on the row itself: not on a control in it or in its menu, and not the end of selecting text. */
const isOwnClick = ({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('button, a') === null &&
  (getSelection()?.isCollapsed ?? true)

type TableHeadProps = Pick<CustomerTableProps, 'filters' | 'onSort'>

function TableHead({ filters, onSort }: TableHeadProps) {
  const t = useTranslations('customers')
  return (
    <thead>
      <tr className="h-9 border-b border-line text-left text-xs whitespace-nowrap text-ink-3 *:font-medium">
        <Head sortBy="name" filters={filters} onSort={onSort} className="pl-6">
          {t('column.customer')}
        </Head>
        <th scope="col" className="w-32">
          {t('column.status')}
        </th>
        <Head sortBy="availableCredits" filters={filters} onSort={onSort} className="w-46">
          {t('column.credits')}
        </Head>
        <Head sortBy="transactions" filters={filters} onSort={onSort} className="w-34 text-right">
          {t('column.activity')}
        </Head>
        <Head sortBy="createdAt" filters={filters} onSort={onSort} className="w-32 pl-6">
          {t('column.joined')}
        </Head>
        <th scope="col" className="w-20 pr-6 text-right xl:w-38">
          {t('column.actions')}
        </th>
      </tr>
    </thead>
  )
}

/** The table before its rows; it can be sorted already. */
export function CustomerTableWaiting(props: TableHeadProps) {
  return (
    <table className="w-full table-fixed text-sm">
      <TableHead {...props} />
      <SkeletonRows rows={6} height="h-13" cells={places} />
    </table>
  )
}

const places = [
  { cell: 'py-1.5 pr-4 pl-6', place: '' },
  { cell: '', place: 'w-16' },
  { cell: 'pr-4', place: 'w-full' },
  { cell: 'text-right', place: 'w-20' },
  { cell: 'pl-6', place: 'w-16' },
  { cell: 'pr-6 text-right', place: 'w-6 xl:w-20' },
]

interface HeadProps extends Pick<CustomerTableProps, 'filters' | 'onSort'> {
  sortBy: CustomerSort
  className: string
  children: string
}

function Head({ sortBy, filters, onSort, className, children }: HeadProps) {
  const { sortBy: current = 'createdAt', sortOrder = 'desc' } = filters
  const isCurrent = current === sortBy
  const Arrow = sortOrder === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isCurrent ? (sortOrder === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className="inline-flex h-7 items-center gap-1 rounded-xs hover:text-ink"
        onClick={() => onSort(sortBy)}
      >
        {children}
        {isCurrent && <Arrow aria-hidden="true" size={12} />}
      </button>
    </th>
  )
}
