import type { Tx } from '../../db/database.ts'
import { addNotifications, type Place } from './add-notifications.ts'

/** Notifies members of a project: they were added, were assigned a task, or the project or a task is due. */
export interface OfProject {
  what: 'added' | 'task' | 'due' | 'task-due'
  projectId: string
  name: string
  userIds: string[]
  taskId?: string
  title?: string
  /** For a reminder: the brand's date on which it is sent, and the due date. */
  on?: string
  dueOn?: string
}

export async function notifyProject(tx: Tx, ctx: Place, { userIds, ...details }: OfProject): Promise<void> {
  const { what, projectId, taskId, on } = details
  const onceKey = ['project', what, projectId, taskId, on].filter((part) => part !== undefined).join(':')
  await addNotifications(
    tx,
    ctx,
    [...new Set(userIds)].map((userId) => ({ userId, kind: 'project', commentId: null, details, onceKey })),
  )
}
