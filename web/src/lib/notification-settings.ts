import type { NotificationChange, NotificationSettings } from '@bizamply/contract/notification-settings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './call.ts'
import { useEvents } from './events.ts'
import { useUser } from './session.ts'

const key = ['notification-settings'] as const

export type { NotificationSettings }

/** The user's notification settings; follows changes made elsewhere. */
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

/** Each returns the stored settings and updates every screen. */
export function useNotificationCalls() {
  const cache = useQueryClient()
  const keep = ({ data }: { data: NotificationSettings }): void => void cache.setQueryData(key, data)
  return {
    save: async (change: NotificationChange): Promise<void> => keep(await api.notifications.saveSettings(change)),
    setMarketing: async (on: boolean): Promise<void> => keep(await api.notifications.marketing({ on })),
    resumeMail: async (): Promise<void> => keep(await api.notifications.resumeMail()),
  }
}
