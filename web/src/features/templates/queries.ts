import type { ReplyTemplate } from '@bizamply/contract/templates'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/call.ts'

export const templatesKey = ['templates'] as const

/** The company's reply templates, in their order. */
export function useTemplates(enabled = true) {
  return useQuery({
    queryKey: templatesKey,
    queryFn: async ({ signal }) => (await api.templates.list(undefined, { signal })).data,
    enabled,
    staleTime: 30_000,
  })
}

/** Updates the cached templates with the server's response, without a refetch. */
export function usePatchTemplates() {
  const cache = useQueryClient()
  const change = (next: (old: ReplyTemplate[]) => ReplyTemplate[]) =>
    cache.setQueryData<ReplyTemplate[]>(templatesKey, (old) => (old ? next(old) : old))
  return {
    put: (one: ReplyTemplate) =>
      change((old) =>
        old.some(({ id }) => id === one.id) ? old.map((it) => (it.id === one.id ? one : it)) : [...old, one],
      ),
    remove: (id: string) => change((old) => old.filter((one) => one.id !== id)),
    renew: () => void cache.invalidateQueries({ queryKey: templatesKey }),
  }
}
