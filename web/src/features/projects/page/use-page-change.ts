import type { ProjectPage } from '@bizamply/contract/projects'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast.ts'
import { inFlight } from '../in-flight.ts'
import { projectsKey, useProjectKey } from '../project-queries.ts'

export interface PageChange {
  /** Returns the page with the change applied. */
  show: (page: ProjectPage) => ProjectPage
  call: () => Promise<unknown>
  /** The message if the server refuses. */
  failed: (reason: string) => string
  /** What its Try Again does; null for none. */
  again?: () => (() => void) | null
}

const queues = new Map<string, Promise<unknown>>()

/** Optimistic update of a project's page, reverted if the server refuses. Returns whether it succeeded. */
export function usePageChange(projectId: string): (change: PageChange) => Promise<boolean> {
  const t = useTranslations('shared')
  const cache = useQueryClient()
  const queryKey = useProjectKey(projectId)
  return async ({ show, call, failed, again }) => {
    inFlight.begin()
    await cache.cancelQueries({ queryKey })
    const before = cache.getQueryData<ProjectPage>(queryKey)
    cache.setQueryData<ProjectPage>(queryKey, (old) => old && show(old))
    try {
      await inTurn(projectId, call)
      return true
    } catch (thrown) {
      cache.setQueryData(queryKey, before)
      const onClick = again?.()
      const message = failed(CallError.from(thrown).message)
      toast.error(message, onClick ? { action: { label: t('tryAgain'), onClick } } : {})
      return false
    } finally {
      inFlight.end()
      // Refetching earlier would show the page without the changes that are still pending.
      if (!inFlight.any()) void cache.invalidateQueries({ queryKey: projectsKey })
    }
  }
}

/** Calls run in the order in which the changes were made. */
function inTurn(projectId: string, call: () => Promise<unknown>): Promise<unknown> {
  const done = (queues.get(projectId) ?? Promise.resolve()).catch(() => undefined).then(call)
  queues.set(projectId, done)
  return done
}
