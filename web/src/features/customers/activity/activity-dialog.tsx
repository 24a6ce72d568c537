import type { Customer, CustomerDetails } from '@bizamply/contract/customer-details'
import { Eye, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../ui/dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Status } from '../cells.tsx'
import { nameOf } from '../name-of.ts'
import { useMayAdministrate } from '../../../lib/may-administrate.ts'
import { useCustomer } from '../queries.ts'
import type { CustomerAction } from '../use-actions.ts'
import { Administrators } from './administrators.tsx'
import { InvitationState } from './invitation-state.tsx'
import { Logins } from './logins.tsx'
import { useMoment } from './use-moment.ts'

export interface ActivityDialogProps {
  customer: Customer
  onAction: (action: CustomerAction) => void
  onClose: () => void
}

/** Logins to a customer’s company, and what administrators did there. */
export function ActivityDialog({ customer, onAction, onClose }: ActivityDialogProps) {
  const may = useMayAdministrate()
  const t = useTranslations('customerActivity')
  const customers = useTranslations('customers')
  const shared = useTranslations('shared')
  const { data, error, refetch } = useCustomer(customer._id)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        width={936}
        title={t('title')}
        description={t('text', { name: nameOf(customer), company: customer.companyName })}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {error && !data && (
            <ErrorPanel
              error={error}
              say={(reason) => customers('detailsFailed', { reason })}
              onRetry={() => void refetch()}
            />
          )}
          {data ? <Log details={data} /> : !error && <Waiting />}
        </div>
        <DialogFooter>
          {may('customers.view-as') && data && data.members > 0 && (
            <Button icon={<Eye aria-hidden="true" size={16} />} onClick={() => onAction({ what: 'view', customer })}>
              {t('viewAs')}
            </Button>
          )}
          <DialogClose>
            <Button>{shared('close')}</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Log({ details }: { details: CustomerDetails }) {
  return (
    <>
      <Facts details={details} />
      <InvitationState details={details} />
      <Suspicious details={details} />
      <Logins details={details} />
      <Administrators details={details} />
    </>
  )
}

function Facts({ details }: { details: CustomerDetails }) {
  const t = useTranslations('customerActivity')
  const moment = useMoment()
  const { lastLogin, lastLoginIP, secondFactor } = details
  const facts: [string, ReactNode][] = [
    [t('status'), <Status key="status" customer={details} />],
    [t('lastLogin'), lastLogin ? moment.at(lastLogin) : t('never')],
    [t('lastIp'), lastLoginIP ?? t('none')],
    [
      t('secondFactor'),
      secondFactor ? t(`factor.${secondFactor.kind}`, { date: moment.day(secondFactor.since) }) : t('factor.off'),
    ],
  ]
  return (
    <dl className="grid grid-cols-2 divide-line rounded-lg border border-line text-sm md:grid-cols-4 md:divide-x">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0 px-4 py-2.5">
          <dt className="text-xs text-ink-3">{label}</dt>
          <dd className="font-medium wrap-anywhere text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Suspicious({ details: { suspicious } }: { details: CustomerDetails }) {
  const t = useTranslations('customerActivity')
  const moment = useMoment()
  if (!suspicious) return null
  const { count, ipAddress, first, last } = suspicious
  return (
    <p className="flex items-start gap-2.5 rounded-md bg-pending-soft px-3 py-2.5 text-sm text-pretty text-pending-ink">
      <ShieldAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <span>
        <span className="font-medium">
          {t('suspicious', { count, ip: ipAddress, first: moment.at(first), last: moment.at(last) })}
        </span>{' '}
        {t('suspiciousText')}
      </span>
    </p>
  )
}

function Waiting() {
  const t = useTranslations('customerActivity')
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-64" />
    </div>
  )
}
