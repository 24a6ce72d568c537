import type { NotificationChange, NotificationSettings } from '@bizamply/contract/notification-settings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './call.ts'
import { useEvents } from './events.ts'
import { useUser } from './session.ts'

const key = ['notification-settings'] as const

export type { NotificationSettings }

/** What the person chose; follows what they save elsewhere. */
export function useNotificationSettings() {
  const cache = useQueryClient()
  const user = useUser()
  useEvents((event) => {
    if (event.type === 'preferences' && event.id === user.id) void cache.invalidateQueries({ queryKey: key })
  })
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<NotificationSettings> =>
      (await api.notifications.settings(undefined, { signal })).data,
    refetchOnWindowFocus: true,
  })
}

/** Each answers what is stored now, and it shows everywhere. */
export function useNotificationCalls() {
  const cache = useQueryClient()
  const keep = ({ data }: { data: NotificationSettings }): void => void cache.setQueryData(key, data)
  return {
    save: async (change: NotificationChange): Promise<void> => keep(await api.notifications.saveSettings(change)),
    setMarketing: async (on: boolean): Promise<void> => keep(await api.notifications.marketing({ on })),
    resumeMail: async (): Promise<void> => keep(await api.notifications.resumeMail()),
  }
}
