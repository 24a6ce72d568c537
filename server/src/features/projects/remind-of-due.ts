import { addDays } from '@bizamply/contract/ranges'
import { inside, type Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { forEachIsolated } from '../../jobs/isolate.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import { notifyProject } from '../notifications/index.ts'

/** Local hour of the brand from which reminders are sent. */
const HOUR = 8
const AT_ONCE = 200

interface Due {
  companyId: string
  brandId: string
  timezone: string
  projectId: string
  name: string
  /** Null for the project itself. */
  taskId: string | null
  title: string | null
  dueOn: string
  userIds: string[]
}

/** Reminds a project's people and task assignees on the day before and on the due date, once each. Returns how many. */
export async function remindOfDue(services: Services): Promise<number> {
  const now = services.now()
  const due = await services.db.asAdmin((tx) => prepared<Due>(tx, 'projects.due', dueStatement, [now]))
  let reminded = 0
  const about = ({ companyId, projectId, taskId }: Due) => ({ companyId, projectId, taskId })
  const failure = { log: services.log, message: 'could not send a reminder', about }
  await forEachIsolated(due, failure, async (one) => {
    const today = dayIn(one.timezone, now)
    if (one.dueOn > addDays(today, 1) || one.dueOn < today) return
    if (await remind(services, one, today)) reminded += 1
  })
  return reminded
}

async function remind(services: Services, one: Due, today: string): Promise<boolean> {
  const ctx = inside(services, { companyId: one.companyId, publicId: '', brandId: one.brandId, actor: null })
  return ctx.tx(async (tx) => {
    const table = one.taskId ? 'project_tasks' : 'projects'
    // Another process may have sent it first.
    const marked = await prepared(
      tx,
      `projects.remind.${table}`,
      `update app.${table} set reminded_on = $3 where company_id = $1 and id = $2
         and reminded_on is distinct from $3::date returning 1`,
      [one.companyId, one.taskId ?? one.projectId, today],
    )
    if (marked.length === 0) return false
    const { projectId, name, dueOn, userIds } = one
    const task = one.taskId ? { taskId: one.taskId, title: one.title ?? '' } : {}
    const what = one.taskId ? 'task-due' : 'due'
    await notifyProject(tx, ctx, { what, projectId, name, userIds, on: today, dueOn, ...task })
    return true
  })
}

const local = `($1::timestamptz at time zone b.timezone)`
const open = (row: string): string => `${row}.due_on between ($1::timestamptz - interval '1 day')::date
  and ($1::timestamptz + interval '3 days')::date and ${row}.due_on between ${local}::date and ${local}::date + 1
  and ${row}.reminded_on is distinct from ${local}::date and p.archived_at is null and p.status <> 'completed'
  and extract(hour from ${local}) >= ${HOUR}`
const place = `p.company_id as "companyId", p.brand_id as "brandId", b.timezone, p.id as "projectId", p.name`
const brand = 'join app.brands b on b.company_id = p.company_id and b.id = p.brand_id and b.archived_at is null'

const dueStatement = `(select ${place}, null::uuid as "taskId", null as title, p.due_on::text as "dueOn",
    coalesce(array_remove(p.team || p.owner_id, null), '{}') as "userIds"
  from app.projects p ${brand} where ${open('p')} limit ${AT_ONCE})
  union all (select ${place}, t.id, t.title, t.due_on::text, array[t.assignee_id]
  from app.project_tasks t join app.projects p on p.company_id = t.company_id and p.id = t.project_id ${brand}
  where t.done_at is null and t.assignee_id is not null and ${open('t')} limit ${AT_ONCE})`
