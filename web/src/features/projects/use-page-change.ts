import type { ProjectPage } from '@bizamply/contract/projects'
import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { inFlight } from './in-flight.ts'
import { projectsKey, useProjectKey } from './project-queries.ts'

export interface PageChange {
  /** The page as it is once the change is made. */
  show: (page: ProjectPage) => ProjectPage
  call: () => Promise<unknown>
  /** What is said when the server refuses. */
  failed: (reason: string) => string
}

const queues = new Map<string, Promise<unknown>>()

/** Changes what a project's page shows at once; taken back where the server refuses. Answers whether it was done. */
export function usePageChange(projectId: string): (change: PageChange) => Promise<boolean> {
  const cache = useQueryClient()
  const queryKey = useProjectKey(projectId)
  return async ({ show, call, failed }) => {
    inFlight.begin()
    await cache.cancelQueries({ queryKey })
    const before = cache.getQueryData<ProjectPage>(queryKey)
    cache.setQueryData<ProjectPage>(queryKey, (old) => old && show(old))
    try {
      await inTurn(projectId, call)
      return true
    } catch (thrown) {
      cache.setQueryData(queryKey, before)
      toast.error(failed(CallError.from(thrown).message))
      return false
    } finally {
      inFlight.end()
      // An answer in between would show the page without the changes that still wait.
      if (!inFlight.any()) void cache.invalidateQueries({ queryKey: projectsKey })
    }
  }
}

/** The order of the screen is the order of the calls. */
function inTurn(projectId: string, call: () => Promise<unknown>): Promise<unknown> {
  const done = (queues.get(projectId) ?? Promise.resolve()).catch(() => undefined).then(call)
  queues.set(projectId, done)
  return done
}
