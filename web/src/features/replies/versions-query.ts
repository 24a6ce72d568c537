import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/call.ts'

/** All versions of a reply, the newest first; read anew when there is another. */
export function useVersions(commentId: string, version: number, enabled = true) {
  return useQuery({
    queryKey: ['replies', 'versions', commentId, version],
    queryFn: async ({ signal }) => {
      const { versions } = (await api.triage.history({ commentId }, { signal })).data
      return versions.toSorted((a, b) => b.version - a.version)
    },
    enabled,
    placeholderData: (before) => before,
    staleTime: Infinity,
    gcTime: 0,
  })
}

export type Version = NonNullable<ReturnType<typeof useVersions>['data']>[number]

/** A composer's, not a person's and not found on the platform. */
export const isComposed = ({ composer }: Pick<Version, 'composer'>): boolean =>
  composer !== 'person' && composer !== 'elsewhere'
