import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call.ts'

/** All versions of a reply, newest first; refetched when there's a new version. */
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

/** Whether this text was translated since it was last generated. The language isn't stored. */
export function isTranslated(versions: readonly Version[], text: string): boolean {
  const written = versions.findIndex((version) => isComposed(version) && version.text === text)
  const last = versions.slice(Math.max(written, 0)).find(({ how }) => how === 'translated' || how === 'generated')
  return last?.how === 'translated'
}

/** Written by a composer, not by a person or on the platform. */
export const isComposed = ({ composer }: Pick<Version, 'composer'>): boolean =>
  composer !== 'person' && composer !== 'elsewhere'
