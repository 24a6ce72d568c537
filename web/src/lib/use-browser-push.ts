import { useQuery, useQueryClient } from '@tanstack/react-query'
import { currentSubscription, pushSupport, turnPushOff, turnPushOn } from './browser-push.ts'
import { api } from './call.ts'

const key = ['push'] as const

/** Push status of this browser, and functions to turn it on or off and send a test. */
export function useBrowserPush() {
  const cache = useQueryClient()
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const { data } = await api.push.read(undefined, { signal })
      const subscription = await currentSubscription()
      // A subscription of an earlier session in this browser is not this user's.
      return { ...data, isOn: subscription !== null && data.browsers.some(({ current }) => current) }
    },
    refetchOnWindowFocus: true,
  })
  const { data } = query
  const refresh = () => cache.invalidateQueries({ queryKey: key })
  const own = data?.browsers.find(({ current }) => current)
  return {
    ...query,
    support: pushSupport(),
    isOn: data?.isOn ?? false,
    own,
    others: data?.browsers.filter(({ current }) => !current) ?? [],
    /** False if the user denies permission. */
    turn: async (on: boolean): Promise<boolean> => {
      try {
        if (on) return await turnPushOn(data?.publicKey ?? '')
        await turnPushOff()
        if (own) await api.push.unsubscribe({ subscriptionId: own.id })
        return true
      } finally {
        await refresh()
      }
    },
    remove: async (id: string): Promise<void> => {
      await api.push.unsubscribe({ subscriptionId: id })
      await refresh()
    },
    test: async (): Promise<void> => {
      try {
        await api.push.test()
      } finally {
        await refresh()
      }
    },
  }
}
