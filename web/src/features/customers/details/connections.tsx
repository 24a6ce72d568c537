import type { CustomerDetails } from '@bizamply/contract/customer-details'
import { services, type ServiceKey } from '@bizamply/contract/service-facts'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../../ui/badge.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { RemoveButton } from '../connections/remove-button.tsx'
import { RemoveDialog, type Removed } from '../connections/remove-dialog.tsx'
import { Section, sectionRow, type ActingListProps } from './section.tsx'

type Connection = CustomerDetails['connections'][number]

export function Connections({ details, onAction }: ActingListProps) {
  const t = useTranslations('customers')
  const words = useTranslations('customerConnections')
  const [removing, setRemoving] = useState<Removed | null>(null)
  const { connections } = details
  return (
    <>
      <Section
        id="customer-connections"
        title={t('platforms')}
        meta={t('connections', { count: connections.length })}
        action={t('manageConnections')}
        onAction={() => onAction({ what: 'connections', customer: details })}
      >
        {connections.map((one) => (
          <li key={`${one.platform} ${one.account} ${one.brandName}`} className={sectionRow}>
            <span className="flex shrink-0 items-center gap-2 font-medium text-ink sm:w-32">
              <PlatformMark platform={one.platform} />
              <span className="truncate max-sm:sr-only">{nameOfService(one.platform)}</span>
            </span>
            <span className="grid min-w-0 flex-1 sm:grid-cols-[minmax(0,1fr)_7rem] sm:items-center sm:gap-3">
              <bdi className="truncate text-ink-2">{one.name ?? one.account}</bdi>
              <bdi className="truncate text-xs text-ink-3">{one.brandName}</bdi>
            </span>
            <span className="flex h-6 shrink-0 items-center justify-end sm:w-24 coarse:h-10">
              <Remover connection={one} all={connections} onRemove={setRemoving} />
            </span>
          </li>
        ))}
      </Section>
      {connections.some(isProtected) && <p className="-mt-4 text-xs text-pretty text-ink-3">{words('note.shopify')}</p>}
      {removing && <RemoveDialog customerId={details._id} removed={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

const isService = (platform: string): platform is ServiceKey => Object.hasOwn(services, platform)
const nameOfService = (platform: string): string => (isService(platform) ? services[platform].name : platform)

const isProtected = ({ platform }: Connection): boolean => isService(platform) && !services[platform].canRemove
const isShared = (platform: string, all: readonly Connection[]): boolean =>
  all.filter((one) => one.platform === platform).length > 1

interface RemoverProps {
  connection: Connection
  all: readonly Connection[]
  onRemove: (removed: Removed) => void
}

function Remover({ connection, all, onRemove }: RemoverProps) {
  const t = useTranslations('customerConnections')
  const { platform, brandId, brandName } = connection
  if (!isService(platform)) return null
  const { name } = services[platform]
  if (isProtected(connection)) return <Badge icon={<Lock aria-hidden="true" size={12} />}>{t('protected')}</Badge>
  const removed = isShared(platform, all) ? { platform, name, brandId, brandName } : { platform, name, brandId }
  const label = isShared(platform, all)
    ? t('removeOfBrand', { platform: name, brand: brandName })
    : t('removeOf', { platform: name })
  return <RemoveButton label={label} onClick={() => onRemove(removed)} />
}
