import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call.ts'

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

/** Put into another language since it was last written for the comment; which one is not kept. */
export function isTranslated(versions: readonly Version[]): boolean {
  const last = versions.find(({ how }) => how === 'translated' || how === 'generated')
  return last?.how === 'translated'
}

/** A composer's, not a person's and not found on the platform. */
export const isComposed = ({ composer }: Pick<Version, 'composer'>): boolean =>
  composer !== 'person' && composer !== 'elsewhere'
