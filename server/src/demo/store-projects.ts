import { baselineDays } from '@bizamply/contract/projects'
import type { Ctx } from '../context.ts'
import { newId } from '../db/ids.ts'
import { prepared } from '../db/prepared.ts'
import type { Tx } from '../db/database.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import type { DemoProject } from './read-demo.ts'

interface Stored {
  id: string
  project: DemoProject
  /** Member ids by email. */
  users: Map<string, string>
}

/** A brand's projects with tasks, notes, and history. */
export async function storeProjects(
  tx: Tx,
  ctx: Ctx,
  { projects, users, timezone }: { projects: DemoProject[]; users: Map<string, string>; timezone: string },
): Promise<void> {
  for (const project of projects) {
    const stored = { id: newId(), project, users }
    await storeProject(tx, ctx, stored, timezone)
    for (const [position, task] of project.tasks.entries())
      await storeTask(tx, ctx, stored, { position, task, timezone })
    await storeHistory(tx, ctx, stored)
  }
}

async function storeProject(tx: Tx, ctx: Ctx, { id, project, users }: Stored, timezone: string): Promise<void> {
  const day = (daysAgo: number | null | undefined): string | null =>
    daysAgo === null || daysAgo === undefined ? null : dayIn(timezone, ago(ctx, daysAgo))
  const done = project.tasks.filter(({ doneDaysAgo }) => doneDaysAgo !== null)
  const userOf = (email: string): string | null => users.get(email) ?? null
  await prepared(
    tx,
    'demo.projects',
    `insert into app.projects (company_id, id, brand_id, name, description, status, owner_id, team, due_on, topics, product_ids,
       count_from, started_on, shipped_on, change, tasks, tasks_done, on_hold_since, created_by, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, array(select p.id from app.products p
       where p.company_id = $1 and p.brand_id = $3 and p.external_id = any($11::text[])),
       $12, $13, $14, $15, $16, $17, $18, $7, $19, $20)`,
    [
      ctx.companyId,
      id,
      ctx.brandId,
      project.name,
      project.description,
      project.status,
      userOf(project.owner),
      project.team.flatMap((email) => userOf(email) ?? []),
      day(project.dueInDays === null ? null : -project.dueInDays),
      project.topics,
      project.products.map(String),
      day(project.createdDaysAgo + baselineDays),
      day(project.startedDaysAgo),
      day(project.shippedDaysAgo),
      project.change,
      project.tasks.length,
      done.length,
      day(project.onHoldDaysAgo),
      ago(ctx, project.createdDaysAgo),
      ago(ctx, Math.min(project.createdDaysAgo, ...done.map(({ doneDaysAgo }) => doneDaysAgo ?? Infinity))),
    ],
  )
}

async function storeTask(
  tx: Tx,
  ctx: Ctx,
  { id, project, users }: Stored,
  { position, task, timezone }: { position: number; task: DemoProject['tasks'][number]; timezone: string },
): Promise<void> {
  await prepared(
    tx,
    'demo.project-tasks',
    `insert into app.project_tasks (company_id, id, project_id, position, title, assignee_id, due_on, counts_replies, done_at,
       created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ctx.companyId,
      newId(),
      id,
      position,
      task.title,
      users.get(task.who ?? '') ?? null,
      task.dueInDays === null ? null : dayIn(timezone, ago(ctx, -task.dueInDays)),
      task.countsReplies ?? false,
      task.doneDaysAgo === null ? null : ago(ctx, task.doneDaysAgo),
      ago(ctx, project.createdDaysAgo),
    ],
  )
}

async function storeHistory(tx: Tx, ctx: Ctx, { id, project, users }: Stored): Promise<void> {
  const { owner, tasks, notes } = project
  const began = { kind: 'created', who: owner, daysAgo: project.createdDaysAgo, text: null, details: {} }
  const done = tasks.flatMap(({ title, who, doneDaysAgo: daysAgo }) =>
    daysAgo === null ? [] : [{ kind: 'task-done', who: who ?? owner, daysAgo, text: null, details: { title } }],
  )
  const written = notes.map(({ who, daysAgo, text }) => ({ kind: 'note', who, daysAgo, text, details: {} }))
  for (const { kind, who, daysAgo, text, details } of [began, ...done, ...written]) {
    await prepared(
      tx,
      'demo.project-activities',
      `insert into app.project_activities (company_id, id, project_id, kind, user_id, text, details, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [ctx.companyId, newId(), id, kind, users.get(who) ?? null, text, JSON.stringify(details), ago(ctx, daysAgo)],
    )
  }
}

const ago = (ctx: Ctx, days: number): Date => new Date(ctx.now().getTime() - days * 86_400_000)
