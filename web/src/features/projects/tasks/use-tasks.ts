import type { ProjectPage, ProjectTask, TaskFields } from '@bizamply/contract/projects'
import { useTranslations } from 'use-intl'
import { useBrandApi } from '../../../lib/brand-api.ts'
import { withKey } from '../../../lib/idempotency-keys.ts'
import { moved } from './task-order.ts'
import { usePageChange } from '../page/use-page-change.ts'
import { useRemoveTask } from './use-remove-task.ts'
import { withTasks } from './with-tasks.ts'

/** Whether the server doesn't have the task yet. */
export const isNewTask = ({ id }: Pick<ProjectTask, 'id'>): boolean => id.startsWith('new-')

/** Adds, changes, moves and removes tasks, as optimistic updates. */
export function useTasks(page: ProjectPage) {
  const t = useTranslations('project')
  const projectId = page.id
  const api = useBrandApi()
  const change = usePageChange(projectId)
  const failed = (reason: string) => t('taskFailed', { reason })
  const edit = (taskId: string, shown: Partial<ProjectTask>, fields: Partial<TaskFields> & { done?: boolean }) =>
    change({
      show: (old) =>
        withTasks(
          old,
          old.taskList.map((one) => (one.id === taskId ? { ...one, ...shown } : one)),
        ),
      call: () => api.projects.changeTask({ projectId, taskId, ...fields }),
      failed,
    })
  /** `putBack` returns the title to its field if it can; otherwise the message offers to try again. */
  const add = (title: string, putBack: () => boolean = () => false): Promise<boolean> =>
    change({
      show: (old) =>
        withTasks(old, [...old.taskList, { ...plainTask, id: `new-${old.taskList.length}-${title}`, title }]),
      call: () =>
        withKey(`task ${projectId} ${title}`, (context) => api.projects.addTask({ projectId, title }, { context })),
      failed: (reason) => t('addTaskFailed', { title, reason }),
      again: () => (putBack() ? null : () => void add(title)),
    })
  const move = (taskId: string, after: string | null) =>
    change({
      show: (old) => ({ ...old, taskList: moved(old.taskList, taskId, after) }),
      call: () => api.projects.changeTask({ projectId, taskId, after }),
      failed,
    })
  const remove = useRemoveTask(page)
  return { add, edit, move, remove }
}

export type Tasks = ReturnType<typeof useTasks>

const plainTask: Omit<ProjectTask, 'id' | 'title'> = {
  assignee: null,
  dueOn: null,
  countsReplies: false,
  doneAt: null,
}
