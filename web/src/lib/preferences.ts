import { usualFormats } from '@bizamply/contract/formats'
import type { Preferences } from '@bizamply/contract/preferences'
import { undoWindow } from '@bizamply/contract/undo-window'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './call.ts'
import { useFirstAnswer } from './bootstrap.ts'

const preferencesKey = ['preferences'] as const
/** Defaults until the server responds. */
const usual: Preferences = {
  undoSeconds: undoWindow.default,
  singleKeys: true,
  opensNext: false,
  language: 'en',
  timezone: null,
  ...usualFormats,
  theme: null,
  density: 'comfortable',
  profileVisibility: 'everyone',
  showActivity: true,
  loginNotifications: true,
  shareUsage: false,
}

export function usePreferences(): Preferences {
  return usePreferencesQuery().data ?? usual
}

/** Includes the state of the query. */
export const usePreferencesQuery = () =>
  useQuery({
    ...useFirstAnswer(({ preferences }) => preferences),
    queryKey: preferencesKey,
    queryFn: async ({ signal }) => (await api.me.preferences(undefined, { signal })).data,
    // A tab without events refetches on focus.
    refetchOnWindowFocus: true,
  })

/** Saves some preferences; the response updates every screen. */
export function useSavePreferences(): (some: Partial<Preferences>) => Promise<void> {
  const cache = useQueryClient()
  return async (some) => {
    const { data } = await api.me.savePreferences(some)
    cache.setQueryData<Preferences>(preferencesKey, data)
  }
}

/** They were saved elsewhere. */
export function useForgetPreferences(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: preferencesKey })
}
