import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { brandsKey, useBrand, useMay } from '../../lib/brand-context.tsx'
import { CallError } from '../../lib/call-error.ts'
import { currentBrand } from '../../lib/current-brand.ts'
import { toast } from '../../ui/toast.ts'
import { connectionsKey, syncNow, useActivity, useConnections } from './queries.ts'
import type { Service } from './service-list.ts'
import { useConnects } from './use-connects.ts'

/** Data, open dialogs and actions of /connections. */
export function useConnectionsPage() {
  const t = useTranslations('connectionsPage')
  const connect = useTranslations('connect')
  const cache = useQueryClient()
  const { brand } = useBrand()
  const may = useMay()
  const list = useConnections()
  const activity = useActivity()
  const [open, setOpen] = useState<Service | null>(null)
  const [removing, setRemoving] = useState<Service | null>(null)
  const [syncing, setSyncing] = useState<readonly Service[]>([])
  const renew = () => {
    void cache.invalidateQueries({ queryKey: connectionsKey })
    void cache.invalidateQueries({ queryKey: brandsKey })
  }
  const onSeen = (service: Service) => setOpen((now) => (now === service ? null : now))
  const connects = useConnects({ brand, fromConsole: true, onConnected: renew, onSeen })

  const sync = async (service: Service) => {
    if (syncing.includes(service)) return
    setSyncing((others) => [...others, service])
    const name = connect(`names.${service}`)
    try {
      const { queued } = (await syncNow(service)).data
      if (queued) toast.success(t('synced', { service: name }))
      else toast.warning(t('syncNothing', { service: name }))
    } catch (thrown) {
      toast.warning(t('syncFailed', { service: name }), { description: CallError.from(thrown).message })
    }
    setSyncing((others) => others.filter((one) => one !== service))
  }
  return {
    brand,
    list,
    activity,
    connects,
    rights: {
      manage: may('connections.manage'),
      sync: may('comments.organize') || may('connections.manage'),
    },
    open,
    openConnect: (service: Service) => {
      if (currentBrand.get()) setOpen(service)
      else toast.validation(t('noBrand'))
    },
    closeConnect: () => {
      if (open) connects.seen(open)
      setOpen(null)
    },
    removing,
    setRemoving,
    removed: (service: Service) => {
      connects.forget(service)
      renew()
    },
    syncing,
    sync,
    refresh: () => Promise.all([list.refetch(), activity.refetch()]),
  }
}

export type ConnectionsPage = ReturnType<typeof useConnectionsPage>
