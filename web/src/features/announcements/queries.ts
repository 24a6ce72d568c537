import type { WrittenAnnouncement } from '@bizamply/contract/announcements'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/call.ts'

const key = ['announcements'] as const
const listKey = [...key, 'list'] as const

export const useLiveAnnouncements = () =>
  useQuery({
    queryKey: [...key, 'live'],
    queryFn: async ({ signal }) => (await api.announcements.live(undefined, { signal })).data,
  })

export const useAnnouncements = () =>
  useQuery({
    queryKey: listKey,
    queryFn: async ({ signal }) => (await api.announcements.list(undefined, { signal })).data,
    staleTime: 0,
  })

/** Writes the list from a response to the cache and invalidates the live announcements. */
export function useKeepAnnouncements(): (list: WrittenAnnouncement[]) => void {
  const cache = useQueryClient()
  return (list) => {
    cache.setQueryData<WrittenAnnouncement[]>(listKey, list)
    void cache.invalidateQueries({ queryKey: [...key, 'live'] })
  }
}
