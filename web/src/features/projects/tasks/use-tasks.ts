import type { ProjectPage, ProjectTask, TaskFields } from '@bizamply/contract/projects'
import { useTranslations } from 'use-intl'
import { useBrandApi } from '../../../lib/brand-api.ts'
import { CallError } from '../../../lib/call-error.ts'
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
  /** `putBack` returns the title to its field if it can; otherwise the message offers to try again. */
  const add = (title: string, putBack: () => boolean = () => false): Promise<boolean> =>
    change({
      show: (old) =>
        withTasks(old, [...old.taskList, { ...plainTask, id: `new-${old.taskList.length}-${title}`, title }]),
      call: () => api.projects.addTask({ projectId, title }),
      failed: (reason) => t('addTaskFailed', { title, reason }),
      again: () => (putBack() ? null : () => void add(title)),
    })
  const move = (taskId: string, after: string | null) =>
    change({
      show: (old) => ({ ...old, taskList: moved(old.taskList, taskId, after) }),
      call: () => api.projects.changeTask({ projectId, taskId, after }),
      failed,
    })
  /** After the last of the tasks that were before it and still are in the list. */
  const putBack = (task: ProjectTask, before: string[]): Promise<boolean> => {
    let left = before
    const { title, dueOn, countsReplies, assignee, doneAt } = task
    return change({
      show: (old) => {
        left = before.filter((id) => shownAs(old, id))
        const after = left.at(-1)
        return restored(old, { ...task, id: `new-${task.id}` }, (after && shownAs(old, after)) ?? null)
      },
      call: async () => {
        const fields = { title, dueOn, countsReplies, assigneeId: assignee?.id ?? null }
        const { data } = await api.projects.addTask({ projectId, ...fields })
        restoredAs.set(task.id, data.id)
        if (doneAt) await api.projects.changeTask({ projectId, taskId: data.id, done: true })
        const after = left.at(-1)
        await api.projects
          .changeTask({ projectId, taskId: data.id, after: after ? (idsOf(after).at(-1) ?? null) : null })
          .catch(ignoreMissing)
      },
      failed: (reason) => t('addTaskFailed', { title, reason }),
      again: () => () => void putBack(task, before),
    })
  }
  const remove = async (task: ProjectTask) => {
    const at = page.taskList.findIndex(({ id }) => id === task.id)
    const before = page.taskList.slice(0, at).map(({ id }) => id)
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
    const action = { label: t('undo'), onClick: () => void putBack(task, before) }
    toast.success(t('taskRemoved', { title: task.title }), { action, duration: 8000 })
  }
  return { add, edit, move, remove }
}

/** A task restored by Undo has a new ID; other tasks may remember the old one. */
const restoredAs = new Map<string, string>()

function idsOf(id: string): string[] {
  const next = restoredAs.get(id)
  return next ? [id, ...idsOf(next)] : [id]
}

/** The ID that a task now has in the list, which shows a restored one before it is stored. */
const shownAs = ({ taskList }: ProjectPage, id: string): string | undefined =>
  idsOf(id)
    .flatMap((one) => [one, `new-${one}`])
    .find((one) => taskList.some((task) => task.id === one))

/** Someone else just removed the task before it: then it stays at the end. */
function ignoreMissing(error: unknown): void {
  if (CallError.from(error).code !== 'NOT_FOUND') throw error
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
