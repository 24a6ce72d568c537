import type { ProjectFields, ProjectPage } from '@bizamply/contract/projects'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast.ts'
import { showChange, type ShownChange } from '../project-cache.ts'
import { inFlight } from '../in-flight.ts'
import { projectsKey } from '../project-queries.ts'

interface Named {
  id: string
  name: string
  version: number
}

const tails = new Map<string, Promise<unknown>>()
const versions = new Map<string, number>()

/** Optimistic update of some fields of a project, reverted if the server refuses. Returns whether it was saved. */
export function useSaveProject() {
  const t = useTranslations('projects')
  const words = useTranslations('project')
  const cache = useQueryClient()
  return async (project: Named, fields: Partial<ProjectFields>, shown: ShownChange): Promise<boolean> => {
    inFlight.begin()
    await cache.cancelQueries({ queryKey: projectsKey })
    const takeBack = showChange(cache, project.id, shown)
    try {
      const saved = await inTurn(project, (version) =>
        api.projects.update({ ...fields, projectId: project.id, version }),
      )
      showChange(cache, project.id, confirmed(saved.data))
      return true
    } catch (thrown) {
      takeBack()
      const { code, message } = CallError.from(thrown)
      toast.error(code === 'CONFLICT' ? words('conflict') : t('changeFailed', { name: project.name, reason: message }))
      return false
    } finally {
      inFlight.end()
      if (!inFlight.any()) void cache.invalidateQueries({ queryKey: projectsKey })
    }
  }
}

/** A second change waits for the first, because it needs the new version number. */
export function inTurn(
  { id, version }: Omit<Named, 'name'>,
  call: (version: number) => Promise<{ data: ProjectPage }>,
): Promise<{ data: ProjectPage }> {
  const done = (tails.get(id) ?? Promise.resolve())
    .catch(() => undefined)
    .then(async () => {
      const answer = await call(Math.max(version, versions.get(id) ?? 0))
      versions.set(id, answer.data.version)
      return answer
    })
  tails.set(id, done)
  return done
}

const confirmed = ({
  version,
  updatedAt,
  startedOn,
  shippedOn,
  countFrom,
  countFromSet,
}: ProjectPage): ShownChange => ({
  version,
  updatedAt,
  startedOn,
  shippedOn,
  countFrom,
  countFromSet,
})
