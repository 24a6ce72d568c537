import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/call.ts'

export const historyKey = (commentId: string) => ['comments', 'history', commentId] as const

/** All that happened to a comment: versions, notes, sends, who did what. */
export function useHistory(commentId: string) {
  return useQuery({
    queryKey: historyKey(commentId),
    queryFn: async ({ signal }) => (await api.triage.history({ commentId }, { signal })).data,
    staleTime: 0,
  })
}

export type History = NonNullable<ReturnType<typeof useHistory>['data']>
