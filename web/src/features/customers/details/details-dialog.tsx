import type { Customer, CustomerDetails } from '@bizamply/contract/customer-details'
import { plans } from '@bizamply/contract/plans'
import { useTranslations } from 'use-intl'
import { useMayAdministrate } from '../../../lib/may-administrate.ts'
import { useFormat, useTicking } from '../../../lib/format.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../ui/dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { InvitationState } from '../activity/invitation-state.tsx'
import { nameOf } from '../name-of.ts'
import { useCustomer } from '../queries.ts'
import type { CustomerAction } from '../use-actions.ts'
import { Connections } from './connections.tsx'
import { Logins, Transactions } from './lists.tsx'
import type { ActingListProps } from './section.tsx'

export interface DetailsDialogProps {
  /** The list’s data, shown until the details have loaded. */
  customer: Customer
  onAction: (action: CustomerAction) => void
  onClose: () => void
}

/** One customer: contact, usage and latest activity. */
export function DetailsDialog({ customer: listed, onAction, onClose }: DetailsDialogProps) {
  const t = useTranslations('customers')
  const { data, error, refetch } = useCustomer(listed._id)
  const customer = data ?? listed
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent width={640} title={<Who customer={customer} members={data?.members} />}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {data && <InvitationState details={data} />}
          <Facts customer={customer} details={data} />
          <Usage customer={customer} />
          {error && !data && (
            <ErrorPanel error={error} say={(reason) => t('detailsFailed', { reason })} onRetry={() => void refetch()} />
          )}
          {data ? <Lists details={data} onAction={onAction} /> : !error && <Skeleton className="h-40" />}
        </div>
        <DialogFooter>
          <Actions customer={customer} onAction={onAction} />
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Who({ customer, members }: { customer: Customer; members: number | undefined }) {
  const t = useTranslations('customers')
  const name = nameOf(customer)
  const { isOnline, status, plan, profilePic, companyName, Email, BizamplyId } = customer
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={profilePic} size={40} />
      <span className="grid min-w-0">
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="truncate">{name}</bdi>
          <Badge tone={isOnline || status === 'active' ? 'sent' : status === 'banned' ? 'danger' : 'neutral'}>
            {t(`state.${isOnline ? 'online' : status}`)}
          </Badge>
          <Badge tone="accent">{plans[plan].name}</Badge>
        </span>
        <span className="truncate text-xs font-normal text-ink-3 tabular-nums">
          {[companyName || null, Email, BizamplyId, members === undefined ? null : t('members', { count: members })]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </span>
    </span>
  )
}

/** Two rows on phones. */
function Actions({ customer, onAction }: Pick<DetailsDialogProps, 'customer' | 'onAction'>) {
  const t = useTranslations('customers')
  const shared = useTranslations('shared')
  const may = useMayAdministrate()
  const isActive = customer.status === 'active'
  const ask = (what: CustomerAction['what']) => () => onAction({ what, customer })
  return (
    <div className="flex w-full flex-wrap gap-2">
      <div className="mr-auto flex gap-1 max-sm:w-full max-sm:justify-between">
        {may('customers.manage') && (
          <Button
            variant="ghost"
            className={isActive ? 'text-danger-ink!' : ''}
            onClick={ask(isActive ? 'ban' : 'activate')}
          >
            {t(isActive ? 'ban' : 'activate')}
          </Button>
        )}
        <Button variant="ghost" onClick={ask('activity')}>
          {t('viewActivity')}
        </Button>
        {may('customers.manage') && (
          <Button variant="ghost" onClick={ask('edit')}>
            {t('edit')}
          </Button>
        )}
      </div>
      <DialogClose>
        <Button className="max-sm:flex-1">{shared('close')}</Button>
      </DialogClose>
      {may('credits.manage') && (
        <Button variant="primary" className="max-sm:flex-1" onClick={ask('credits')}>
          {t('addCredits')}
        </Button>
      )}
    </div>
  )
}

function Lists({ details, onAction }: ActingListProps) {
  return (
    <>
      <Connections details={details} onAction={onAction} />
      <Transactions details={details} onAction={onAction} />
      <Logins details={details} />
    </>
  )
}

function Facts({ customer, details }: { customer: Customer; details: CustomerDetails | undefined }) {
  const t = useTranslations('customers')
  const format = useFormat()
  const now = useTicking()
  const brands = brandsOf(customer, details)
  const facts: [string, string][] = [
    [t('brands', { count: brands.length }), brands.join(', ') || t('noBrand')],
    [t('column.joined'), format.shortDate(customer.createdAt, now)],
    [t('lastLogin'), customer.lastLogin ? format.age(customer.lastLogin, now) : t('neverLoggedIn')],
    [t('lastIp'), customer.lastLoginIP ?? t('unknown')],
  ]
  return (
    <dl className="grid grid-cols-2 divide-line rounded-lg border border-line text-sm sm:grid-cols-4 sm:divide-x max-sm:[&>:nth-child(-n+2)]:border-b max-sm:[&>:nth-child(-n+2)]:border-line">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0 px-3 py-2.5">
          <dt className="text-xs text-ink-3">{label}</dt>
          <dd className="truncate font-medium text-ink tabular-nums" title={value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The oldest brand, then the others that have connections. */
const brandsOf = ({ primaryBrand }: Customer, details: CustomerDetails | undefined): string[] => [
  ...new Set([
    ...(primaryBrand ? [primaryBrand.brandName] : []),
    ...(details?.connections.map(({ brandName }) => brandName) ?? []),
  ]),
]

function Usage({ customer }: { customer: Customer }) {
  const t = useTranslations('customers')
  const format = useFormat()
  const now = useTicking()
  const { usedCredits, totalCredits, availableCredits, transactionStats: stats } = customer
  const percent = totalCredits === 0 ? 0 : Math.round((usedCredits / totalCredits) * 100)
  const totals: [string, string][] = [
    [t('column.transactions'), format.number(stats.totalTransactions)],
    [t('creditsUsedLabel'), format.number(stats.totalCreditsUsed)],
    [t('creditsAddedLabel'), format.number(stats.totalCreditsAdded)],
    [t('lastTransaction'), stats.lastTransaction ? format.age(stats.lastTransaction, now) : t('noneYet')],
  ]
  return (
    <section aria-labelledby="credit-usage" className="grid gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 id="credit-usage" className="text-sm font-semibold">
          {t('creditUsage')}
        </h3>
        <span className="ml-auto text-xs text-ink-2 tabular-nums max-[359px]:order-1 max-[359px]:ml-0 max-[359px]:basis-full">
          {t('usedOf', { used: usedCredits, total: totalCredits, available: availableCredits })}
        </span>
        <span className="text-sm font-medium text-ink tabular-nums max-[359px]:ml-auto">
          {t('percent', { percent })}
        </span>
      </div>
      <Meter percent={percent} least={usedCredits > 0 ? 5 : 0} label={t('creditUsage')} />
      <dl className="mt-1 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {totals.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-ink-3">{label}</dt>
            <dd className="text-sm font-semibold text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
