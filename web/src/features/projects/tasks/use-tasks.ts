import type { ProjectPage, ProjectTask, TaskFields } from '@bizamply/contract/projects'
import { useTranslations } from 'use-intl'
import { useBrandApi } from '../../../lib/brand-api.ts'
import { toast } from '../../../ui/toast.ts'
import { moved } from './task-order.ts'
import { usePageChange } from '../page/use-page-change.ts'

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
  const add = (title: string) =>
    change({
      show: (old) =>
        withTasks(old, [...old.taskList, { ...plainTask, id: `new-${old.taskList.length}-${title}`, title }]),
      call: () => api.projects.addTask({ projectId, title }),
      failed: (reason) => t('addTaskFailed', { reason }),
    })
  const move = (taskId: string, after: string | null) =>
    change({
      show: (old) => ({ ...old, taskList: moved(old.taskList, taskId, after) }),
      call: () => api.projects.changeTask({ projectId, taskId, after }),
      failed,
    })
  const putBack = (task: ProjectTask, after: string | null) =>
    change({
      show: (old) => restored(old, { ...task, id: `new-${task.id}` }, after),
      call: async () => {
        const { title, dueOn, countsReplies, assignee, doneAt } = task
        const fields = { title, dueOn, countsReplies, assigneeId: assignee?.id ?? null }
        const { data } = await api.projects.addTask({ projectId, ...fields })
        await api.projects.changeTask({ projectId, taskId: data.id, after, ...(doneAt ? { done: true } : {}) })
      },
      failed: (reason) => t('addTaskFailed', { reason }),
    })
  const remove = async (task: ProjectTask) => {
    const at = page.taskList.findIndex(({ id }) => id === task.id)
    const after = page.taskList[at - 1]?.id ?? null
    const done = await change({
      show: (old) =>
        withTasks(
          old,
          old.taskList.filter(({ id }) => id !== task.id),
        ),
      call: () => api.projects.removeTask({ projectId, taskId: task.id }),
      failed: (reason) => t('taskRemoveFailed', { reason }),
    })
    if (!done) return
    const action = { label: t('undo'), onClick: () => void putBack(task, after) }
    toast.success(t('taskRemoved', { title: task.title }), { action, duration: 8000 })
  }
  return { add, edit, move, remove }
}

export type Tasks = ReturnType<typeof useTasks>

const plainTask: Omit<ProjectTask, 'id' | 'title'> = {
  assignee: null,
  dueOn: null,
  countsReplies: false,
  doneAt: null,
}

const withTasks = (page: ProjectPage, taskList: ProjectTask[]): ProjectPage => ({
  ...page,
  taskList,
  tasks: taskList.length,
  tasksDone: taskList.filter(({ doneAt }) => doneAt !== null).length,
})

const restored = (page: ProjectPage, task: ProjectTask, after: string | null): ProjectPage =>
  withTasks(page, moved([...page.taskList, task], task.id, after))
