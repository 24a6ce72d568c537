import { projectLimits, type ProjectTask, type TaskFields } from '@bizamply/contract/projects'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { createOnce } from '../../db/idempotency-keys.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { AppError } from '../../errors.ts'
import { notifyProject } from '../notifications/index.ts'
import { checkFields } from './check-fields.ts'
import { findProject } from './project-rows.ts'
import { recordActivity } from './record-activity.ts'
import { findTasks, presentTasks, type TaskRow } from './task-rows.ts'

type NewTask = TaskFields & { projectId: string }

/** Adds a task at the end of the list. A retry with the same key returns the task of the first request. */
export async function addTask(ctx: Ctx, input: NewTask, key = ''): Promise<ProjectTask> {
  const once = { call: 'project-task', key, request: input }
  return ctx.tx(async (tx) => {
    const project = await findProject(tx, ctx, input.projectId, true)
    const id = await createOnce(tx, ctx, once, () => insertTask(tx, ctx, project, input))
    const [added] = await presentTasks(tx, ctx, [findTask(await findTasks(tx, ctx, project.id), id)])
    if (!added) throw new Error('a task was not presented')
    return added
  })
}

async function insertTask(
  tx: Tx,
  ctx: Ctx,
  { id: projectId, name }: { id: string; name: string },
  { title, assigneeId, dueOn, countsReplies }: NewTask,
): Promise<string> {
  const tasks = await findTasks(tx, ctx, projectId)
  if (tasks.length >= projectLimits.tasks) {
    throw new AppError('CONFLICT', { message: `A project can have up to ${projectLimits.tasks} tasks.` })
  }
  await checkFields(tx, ctx, { assigneeId })
  const id = newId()
  const position = Math.max(-1, ...tasks.map((task) => task.position)) + 1
  await prepared(
    tx,
    'projects.add-task',
    `insert into app.project_tasks (company_id, id, project_id, position, title, assignee_id, due_on, counts_replies, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [ctx.companyId, id, projectId, position, title, assigneeId, dueOn, countsReplies, ctx.now()],
  )
  await countTasks(tx, ctx, projectId)
  await recordActivity(tx, ctx, { projectId, kind: 'task-added', details: { title } })
  const userIds = assigneeId ? [assigneeId] : []
  await notifyProject(tx, ctx, { what: 'task', projectId, name, taskId: id, title, userIds })
  return id
}

export interface TaskChanges {
  projectId: string
  taskId: string
  title?: string | undefined
  assigneeId?: string | null | undefined
  dueOn?: string | null | undefined
  countsReplies?: boolean | undefined
  done?: boolean | undefined
  after?: string | null | undefined
}

/** Returns all tasks of the project in order. */
export async function changeTask(ctx: Ctx, changes: TaskChanges): Promise<ProjectTask[]> {
  const { projectId, taskId, after } = changes
  return ctx.tx(async (tx) => {
    const { name } = await findProject(tx, ctx, projectId, true)
    const tasks = await findTasks(tx, ctx, projectId)
    const task = findTask(tasks, taskId)
    await checkFields(tx, ctx, { assigneeId: changes.assigneeId })
    const changed = await write(tx, ctx, task, changes)
    if (after !== undefined) await move(tx, ctx, { tasks, task, after })
    await countTasks(tx, ctx, projectId)
    if ((changed.done_at === null) !== (task.done_at === null)) {
      const kind = changed.done_at ? 'task-done' : 'task-reopened'
      await recordActivity(tx, ctx, { projectId, kind, details: { title: changed.title } })
    }
    if (changed.assignee_id !== null && changed.assignee_id !== task.assignee_id) {
      const of = { projectId, name, taskId, title: changed.title, userIds: [changed.assignee_id] }
      await notifyProject(tx, ctx, { what: 'task', ...of })
    }
    return presentTasks(tx, ctx, await findTasks(tx, ctx, projectId))
  })
}

export async function removeTask(
  ctx: Ctx,
  { projectId, taskId }: { projectId: string; taskId: string },
): Promise<void> {
  await ctx.tx(async (tx) => {
    await findProject(tx, ctx, projectId, true)
    const { title } = findTask(await findTasks(tx, ctx, projectId), taskId)
    await prepared(tx, 'projects.remove-task', 'delete from app.project_tasks where company_id = $1 and id = $2', [
      ctx.companyId,
      taskId,
    ])
    await countTasks(tx, ctx, projectId)
    await recordActivity(tx, ctx, { projectId, kind: 'task-removed', details: { title } })
  })
}

function findTask(tasks: TaskRow[], taskId: string): TaskRow {
  const task = tasks.find(({ id }) => id === taskId)
  if (!task) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this task.' })
  return task
}

async function write(tx: Tx, ctx: Ctx, task: TaskRow, changes: TaskChanges): Promise<TaskRow> {
  const { done } = changes
  const after = {
    ...task,
    title: changes.title ?? task.title,
    assignee_id: changes.assigneeId === undefined ? task.assignee_id : changes.assigneeId,
    due_on: changes.dueOn === undefined ? task.due_on : changes.dueOn,
    counts_replies: changes.countsReplies ?? task.counts_replies,
    done_at: done === undefined ? task.done_at : done ? (task.done_at ?? ctx.now()) : null,
  }
  await prepared(
    tx,
    'projects.change-task',
    `update app.project_tasks set title = $3, assignee_id = $4, due_on = $5, counts_replies = $6, done_at = $7
     where company_id = $1 and id = $2`,
    [ctx.companyId, task.id, after.title, after.assignee_id, after.due_on, after.counts_replies, after.done_at],
  )
  return after
}

interface Move {
  tasks: TaskRow[]
  task: TaskRow
  after: string | null
}

async function move(tx: Tx, ctx: Ctx, { tasks, task, after }: Move): Promise<void> {
  if (after === task.id) return
  const rest = tasks.filter(({ id }) => id !== task.id)
  const place = after === null ? 0 : rest.indexOf(findTask(rest, after)) + 1
  const order = rest.toSpliced(place, 0, task).map(({ id }) => id)
  await prepared(
    tx,
    'projects.order-tasks',
    `update app.project_tasks t set position = o.n - 1 from unnest($3::uuid[]) with ordinality o(id, n)
     where t.company_id = $1 and t.project_id = $2 and t.id = o.id`,
    [ctx.companyId, task.project_id, order],
  )
}

const countTasks = (tx: Tx, ctx: Ctx, projectId: string): Promise<unknown> =>
  prepared(
    tx,
    'projects.count-tasks',
    `update app.projects set updated_at = $3,
       tasks = (select count(*) from app.project_tasks where company_id = $1 and project_id = $2),
       tasks_done = (select count(done_at) from app.project_tasks where company_id = $1 and project_id = $2)
     where company_id = $1 and id = $2`,
    [ctx.companyId, projectId, ctx.now()],
  )
