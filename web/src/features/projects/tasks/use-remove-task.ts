import type { ProjectPage, ProjectTask } from '@bizamply/contract/projects'
import { useTranslations } from 'use-intl'
import { useBrandApi } from '../../../lib/brand-api.ts'
import { CallError } from '../../../lib/call-error.ts'
import { withKey } from '../../../lib/idempotency-keys.ts'
import { toast } from '../../../ui/toast.ts'
import { usePageChange } from '../page/use-page-change.ts'
import { moved } from './task-order.ts'
import { withTasks } from './with-tasks.ts'

/** Removes a task, as an optimistic update with Undo. */
export function useRemoveTask(page: ProjectPage): (task: ProjectTask) => Promise<void> {
  const t = useTranslations('project')
  const projectId = page.id
  const api = useBrandApi()
  const change = usePageChange(projectId)
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
        const added = { projectId, ...fields }
        const { data } = await withKey(`task ${task.id} again`, (context) => api.projects.addTask(added, { context }))
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
  return async (task: ProjectTask) => {
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

const restored = (page: ProjectPage, task: ProjectTask, after: string | null): ProjectPage =>
  withTasks(page, moved([...page.taskList, task], task.id, after))
