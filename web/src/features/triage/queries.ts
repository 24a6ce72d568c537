import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/call.ts'

export const historyKey = (commentId: string) => ['comments', 'history', commentId] as const

/** A comment's whole history: versions, notes, sends and other activity. */
export function useHistory(commentId: string, enabled = true) {
  return useQuery({
    queryKey: historyKey(commentId),
    queryFn: async ({ signal }) => (await api.triage.history({ commentId }, { signal })).data,
    staleTime: 0,
    enabled,
  })
}

export type History = NonNullable<ReturnType<typeof useHistory>['data']>
