import type { Comment } from '@bizamply/contract/comments'
import type { Channels } from '@bizamply/contract/sent-replies'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/call.ts'

const AT_ONCE = 100
const GATHER_MS = 30

interface Waiting {
  id: string
  resolve: (way: Channels | null) => void
  reject: (error: unknown) => void
}
let waiting: Waiting[] = []

/** The available channels of a draft; rows that appear together share a single call. */
export function useChannels({ _id, updatedAt }: Comment, enabled: boolean) {
  return useQuery({
    queryKey: [...channelsKey, _id, updatedAt],
    queryFn: () => new Promise<Channels | null>((resolve, reject) => ask({ id: _id, resolve, reject })),
    enabled,
    staleTime: 60_000,
    retry: false,
  }).data
}

const channelsKey = ['channels'] as const

export function useRenewChannels(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: channelsKey })
}

function ask(one: Waiting): void {
  if (waiting.length === 0) setTimeout(() => void askAll(waiting.splice(0)), GATHER_MS)
  waiting = [...waiting, one]
}

async function askAll(all: Waiting[]): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE)
    try {
      const { data } = await api.sending.channels({ commentIds: [...new Set(some.map(({ id }) => id))] })
      for (const { id, resolve } of some) resolve(data.find(({ commentId }) => commentId === id) ?? null)
    } catch (error) {
      for (const { reject } of some) reject(error)
    }
  }
}
