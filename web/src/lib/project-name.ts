import { useQuery } from '@tanstack/react-query'
import { useBrand } from './brand-context.tsx'
import { api } from './call.ts'

/** A project's name by its id. */
export function useProjectName(projectId: string | undefined) {
  const { brand, changes } = useBrand()
  return useQuery({
    queryKey: ['projects', 'name', brand.BrandId, changes, projectId],
    queryFn: async ({ signal }) => (await api.projects.get({ projectId: projectId ?? '' }, { signal })).data.name,
    enabled: projectId !== undefined,
    retry: false,
  })
}
