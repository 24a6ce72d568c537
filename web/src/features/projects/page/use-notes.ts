import type { ProjectActivity, ProjectPage } from '@bizamply/contract/projects'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { withKey } from '../../../lib/idempotency-keys.ts'
import { useUser } from '../../../lib/session.ts'
import { projectsKey, type useOlderActivity } from '../project-queries.ts'
import { usePageChange } from './use-page-change.ts'

type OlderActivity = NonNullable<ReturnType<typeof useOlderActivity>['data']>

const without = ({ pages, ...rest }: OlderActivity, noteId: string): OlderActivity => ({
  ...rest,
  pages: pages.map((page) => ({ ...page, data: page.data.filter(({ id }) => id !== noteId) })),
})

/** Adds notes and removes the user's own, as optimistic updates. */
export function useNotes({ id: projectId }: Pick<ProjectPage, 'id'>) {
  const t = useTranslations('project')
  const user = useUser()
  const cache = useQueryClient()
  const change = usePageChange(projectId)
  const add = (text: string) => {
    const note: Omit<ProjectActivity, 'at'> = {
      id: `new-${text}`,
      kind: 'note',
      who: { id: user.id, name: user.name },
      text,
      details: {},
    }
    return change({
      show: (page) => ({ ...page, activity: [{ ...note, at: new Date().toISOString() }, ...page.activity] }),
      call: () =>
        withKey(`note ${projectId} ${text}`, (context) => api.projects.addNote({ projectId, text }, { context })),
      failed: (reason) => t('noteFailed', { reason }),
    })
  }
  const remove = async ({ id: noteId }: ProjectActivity) => {
    const older = { queryKey: [...projectsKey, 'activity'] }
    const before = cache.getQueriesData<OlderActivity>(older)
    // Its query is never refetched on its own.
    cache.setQueriesData<OlderActivity>(older, (old) => old && without(old, noteId))
    const isRemoved = await change({
      show: (page) => ({ ...page, activity: page.activity.filter(({ id }) => id !== noteId) }),
      call: () => api.projects.removeNote({ projectId, noteId }),
      failed: (reason) => t('removeNoteFailed', { reason }),
    })
    if (!isRemoved) for (const [key, data] of before) cache.setQueryData(key, data)
  }
  return { add, remove }
}
