import type { ConnectionList } from '@bizamply/contract/connections'
import type { Customer } from '@bizamply/contract/customer-details'
import { serviceKeys } from '@bizamply/contract/service-facts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../ui/dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { nameOf } from '../name-of.ts'
import { useCustomerConnections } from '../queries.ts'
import { RemoveDialog, type Removed } from './remove-dialog.tsx'
import { ServiceItem } from './service-item.tsx'

export interface ConnectionsDialogProps {
  customer: Customer
  onClose: () => void
}

/** All services, with the accounts that the customer’s brands have connected. */
export function ConnectionsDialog({ customer, onClose }: ConnectionsDialogProps) {
  const t = useTranslations('customerConnections')
  const shared = useTranslations('shared')
  const [removing, setRemoving] = useState<Removed | null>(null)
  const { data, error, refetch } = useCustomerConnections(customer._id)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent width={640} title={t('title')} description={t('text', { name: nameOf(customer) })}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {error && (
            <ErrorPanel error={error} say={(reason) => t('loadFailed', { reason })} onRetry={() => void refetch()} />
          )}
          {data ? <Services list={data} onRemove={setRemoving} /> : !error && <Waiting />}
          <ul className="grid list-disc gap-1 pl-4 text-xs text-pretty text-ink-2">
            <li>{t('note.shopify')}</li>
            <li>{t('note.removing')}</li>
            <li>{t('note.reconnect')}</li>
          </ul>
        </div>
        <DialogFooter>
          <DialogClose>
            <Button>{shared('close')}</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
      {removing && <RemoveDialog customerId={customer._id} removed={removing} onClose={() => setRemoving(null)} />}
    </Dialog>
  )
}

interface ServicesProps {
  list: ConnectionList
  onRemove: (removed: Removed) => void
}

function Services({ list, onRemove }: ServicesProps) {
  const t = useTranslations('customerConnections')
  return (
    <ul aria-label={t('services')} className="rounded-lg border border-line">
      {serviceKeys.map((service) => (
        <ServiceItem key={service} service={service} summary={list.connections[service]} onRemove={onRemove} />
      ))}
    </ul>
  )
}

function Waiting() {
  const t = useTranslations('customerConnections')
  return (
    <div role="status" className="grid gap-2">
      <p className="text-sm text-ink-2">{t('loading')}</p>
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-14" />
      ))}
    </div>
  )
}
