import type { CustomerDetails } from '@bizamply/contract/customer-details'
import { services, type ServiceKey } from '@bizamply/contract/service-facts'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { RemoveButton } from '../connections/remove-button.tsx'
import { RemoveDialog, type Removed } from '../connections/remove-dialog.tsx'
import { Section, sectionRow, type ActingListProps } from './section.tsx'

type Connection = CustomerDetails['connections'][number]

export function Connections({ details, onAction }: ActingListProps) {
  const t = useTranslations('customers')
  const [removing, setRemoving] = useState<Removed | null>(null)
  const { connections } = details
  const manage = () => onAction({ what: 'connections', customer: details })
  return (
    <>
      <Section
        id="customer-connections"
        title={t('platforms')}
        meta={t('connections', { count: connections.length })}
        action={t('manageConnections')}
        onAction={manage}
      >
        {connections.map((one) => (
          <li key={`${one.platform} ${one.account} ${one.brandName}`} className={sectionRow}>
            <span className="flex w-32 shrink-0 items-center gap-2 font-medium text-ink">
              <PlatformMark platform={one.platform} />
              <span className="truncate">{nameOfService(one.platform)}</span>
            </span>
            <bdi className="min-w-0 flex-1 truncate text-ink-2">{one.name ?? one.account}</bdi>
            <bdi className="w-28 shrink-0 truncate text-xs text-ink-3 max-sm:hidden">{one.brandName}</bdi>
            <span className="flex h-6 w-24 shrink-0 items-center justify-end coarse:h-10">
              <Remover connection={one} all={connections} onRemove={setRemoving} onManage={manage} />
            </span>
          </li>
        ))}
      </Section>
      <Notes connections={connections} />
      {removing && <RemoveDialog customerId={details._id} removed={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

/** Why some connections can’t be removed from this list. */
function Notes({ connections }: { connections: readonly Connection[] }) {
  const t = useTranslations('customerConnections')
  const isProtected = connections.some(({ platform }) => isService(platform) && !services[platform].canRemove)
  const isManaged = connections.some(({ platform }) => isRemovable(platform) && isShared(platform, connections))
  if (!isProtected && !isManaged) return null
  return (
    <ul className="-mt-4 grid gap-1 text-xs text-pretty text-ink-3">
      {isManaged && <li>{t('note.managed')}</li>}
      {isProtected && <li>{t('note.shopify')}</li>}
    </ul>
  )
}

const isService = (platform: string): platform is ServiceKey => Object.hasOwn(services, platform)
const nameOfService = (platform: string): string => (isService(platform) ? services[platform].name : platform)

const isRemovable = (platform: string): boolean => isService(platform) && services[platform].canRemove
const isShared = (platform: string, all: readonly Connection[]): boolean =>
  all.filter((one) => one.platform === platform).length > 1

interface RemoverProps {
  connection: Connection
  all: readonly Connection[]
  onRemove: (removed: Removed) => void
  onManage: () => void
}

/** If several brands have connected the service, Manage Connections asks which one to remove. */
function Remover({ connection: { platform }, all, onRemove, onManage }: RemoverProps) {
  const t = useTranslations('customers')
  const words = useTranslations('customerConnections')
  if (!isService(platform)) return null
  const { name, canRemove } = services[platform]
  if (!canRemove) return <Badge icon={<Lock aria-hidden="true" size={12} />}>{words('protected')}</Badge>
  if (isShared(platform, all)) {
    return (
      <Button size="xs" variant="ghost" aria-label={t('manageOf', { platform: name })} onClick={onManage}>
        {t('manage')}
      </Button>
    )
  }
  return <RemoveButton label={words('removeOf', { platform: name })} onClick={() => onRemove({ platform, name })} />
}
