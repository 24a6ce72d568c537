import type { ProjectTask } from '@bizamply/contract/projects'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { readNamed } from './project-rows.ts'

export interface TaskRow {
  id: string
  project_id: string
  position: number
  title: string
  assignee_id: string | null
  due_on: string | null
  counts_replies: boolean
  done_at: Date | null
}

export const findTasks = (tx: Tx, ctx: Ctx, projectId: string): Promise<TaskRow[]> =>
  prepared<TaskRow>(
    tx,
    'projects.tasks',
    `select id, project_id, position, title, assignee_id, due_on::text, counts_replies, done_at from app.project_tasks
     where company_id = $1 and project_id = $2 order by position, id`,
    [ctx.companyId, projectId],
  )

export async function presentTasks(tx: Tx, ctx: Ctx, rows: TaskRow[]): Promise<ProjectTask[]> {
  const assignees = rows.flatMap(({ assignee_id: id }) => id ?? [])
  const { people } = await readNamed(tx, ctx, [], assignees)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    assignee: (row.assignee_id && people.get(row.assignee_id)) || null,
    dueOn: row.due_on,
    countsReplies: row.counts_replies,
    doneAt: row.done_at?.toISOString() ?? null,
  }))
}
