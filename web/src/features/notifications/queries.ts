import type { NotificationGroup } from '@bizamply/contract/notification-kinds'
import type { Notification } from '@bizamply/contract/notifications'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useBrands } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useEvents, useLiveState } from '../../lib/events.ts'
import { FRESH_MS } from '../../lib/query.ts'
import { useUser } from '../../lib/session.ts'
import { useFirstAnswer } from '../../lib/bootstrap.ts'

/** Polled only while the stream is down. */
const POLL_MS = 120_000
const PULSE_MS = 5000
const AT_ONCE = 20

export interface Bell {
  /** Null while only the unread count is known. */
  notifications: Notification[] | null
  unread: number
}

const bellKey = ['notifications'] as const

/** The user's notifications of the brand, pushed by the stream and polled while it's down. */
export const useNotifications = () => useBell((bell) => (bell?.notifications === null ? 0 : FRESH_MS))

/** The unread count, without fetching the list. */
export const useUnread = (): number => useBell(() => FRESH_MS).data?.unread ?? 0

function useBell(staleAfter: (bell: Bell | undefined) => number) {
  const { brand, changes } = useBrands()
  const live = useLiveState()
  const first = useFirstAnswer(({ unread }): Bell | undefined =>
    brand && changes === 0 ? { notifications: null, unread: unread[brand.BrandId] ?? 0 } : undefined,
  )
  return useQuery({
    ...first,
    staleTime: ({ state }) => staleAfter(state.data),
    queryKey: [...bellKey, brand?.BrandId, changes],
    queryFn: async ({ signal }): Promise<Bell> => {
      const { data } = await api.notifications.recent({ limit: String(AT_ONCE) }, { signal })
      return { notifications: data.notifications, unread: data.unread }
    },
    enabled: brand !== null,
    refetchInterval: live === 'live' ? false : POLL_MS,
  })
}

const pagesKey = ['notification-pages'] as const
const PAGE = '30'

/** All of them, or one group, in pages. */
export function useNotificationPages(group: NotificationGroup | undefined) {
  const { brand, changes } = useBrands()
  const live = useLiveState()
  return useInfiniteQuery({
    queryKey: [...pagesKey, brand?.BrandId, changes, group ?? 'all'],
    queryFn: async ({ pageParam, signal }) => {
      const input = { limit: PAGE, ...(group ? { group } : {}), ...(pageParam ? { cursor: pageParam } : {}) }
      return (await api.notifications.recent(input, { signal })).data
    },
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    enabled: brand !== null,
    staleTime: FRESH_MS,
    refetchInterval: live === 'live' ? false : POLL_MS,
  })
}

type Pages = NonNullable<ReturnType<typeof useNotificationPages>['data']>

/** True for five seconds after a notification arrives. */
export function useArrivalPulse(): boolean {
  const cache = useQueryClient()
  const user = useUser()
  const [arrivals, setArrivals] = useState(0)
  const [ended, setEnded] = useState(0)
  useEvents((event) => {
    if (event.type !== 'notification' || event.id !== user.id) return
    void cache.invalidateQueries({ queryKey: bellKey })
    void cache.invalidateQueries({ queryKey: pagesKey })
    setArrivals((n) => n + 1)
  })
  useEffect(() => {
    if (arrivals === 0) return undefined
    const timer = window.setTimeout(() => setEnded(arrivals), PULSE_MS)
    return () => window.clearTimeout(timer)
  }, [arrivals])
  return arrivals > ended
}

/** Marks as read immediately; reverted if the server refuses. */
export function useMarkRead() {
  const cache = useQueryClient()
  return async (which: { ids: string[] } | { all: true }): Promise<void> => {
    const before = cache.getQueriesData<Bell>({ queryKey: bellKey })
    const pagesBefore = cache.getQueriesData<Pages>({ queryKey: pagesKey })
    cache.setQueriesData<Bell>({ queryKey: bellKey }, (bell) => bell && marked(bell, which))
    cache.setQueriesData<Pages>(
      { queryKey: pagesKey },
      (pages) => pages && { ...pages, pages: pages.pages.map((page) => marked(page, which)) },
    )
    try {
      await api.notifications.read(which)
    } catch (error) {
      for (const [key, old] of [...before, ...pagesBefore]) cache.setQueryData(key, old)
      throw error
    } finally {
      void cache.invalidateQueries({ queryKey: bellKey })
      void cache.invalidateQueries({ queryKey: pagesKey })
    }
  }
}

function marked<Part extends Bell>(bell: Part, which: { ids: string[] } | { all: true }): Part {
  const { notifications, unread } = bell
  const isMeant = (one: Notification): boolean => 'all' in which || which.ids.includes(one.id)
  const newly = notifications?.filter((one) => !one.read && isMeant(one)).length ?? 0
  return {
    ...bell,
    notifications: notifications?.map((one) => (isMeant(one) ? { ...one, read: true } : one)) ?? null,
    unread: 'all' in which ? 0 : Math.max(0, unread - newly),
  }
}
