import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { comments } from './comments.ts'
import { brands } from './companies.ts'

const day = (name: string) => date(name, { mode: 'string' })

/** Work on what customers complain about. Owner and team are user ids; former members are not shown. */
export const projects = app.table(
  'projects',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    status: text('status').notNull(),
    ownerId: uuid('owner_id'),
    team: uuid('team').array().notNull(),
    dueOn: day('due_on'),
    /** Comments with one of these topics, on these products (none means all), from this day on, are linked. */
    topics: text('topics').array().notNull(),
    productIds: uuid('product_ids').array().notNull(),
    countFrom: day('count_from').notNull(),
    /** A member chose it; else it follows from the day of creation. */
    countFromSet: boolean('count_from_set').notNull().default(false),
    startedOn: day('started_on'),
    shippedOn: day('shipped_on'),
    /** What changed for customers, as replies can say it. */
    change: text('change').notNull(),
    tasks: smallint('tasks').notNull().default(0),
    tasksDone: smallint('tasks_done').notNull().default(0),
    version: integer('version').notNull().default(1),
    /** The alert that it was started from. */
    alertId: uuid('alert_id'),
    /** First day of that alert's week: the effect's baseline leaves it out. */
    alertFrom: day('alert_from'),
    createdBy: uuid('created_by'),
    onHoldSince: day('on_hold_since'),
    /** The brand's day of the last reminder. */
    remindedOn: day('reminded_on'),
    archivedAt: at('archived_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'projects_pkey', columns: [t.companyId, t.id] }),
    index('projects_changed_idx').on(t.companyId, t.brandId, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('projects_due_idx')
      .on(t.dueOn)
      .where(sql`due_on is not null and archived_at is null and status <> 'completed'`),
    foreignKey({
      name: 'projects_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    check('projects_status_check', sql`${t.status} in ('planning', 'in-progress', 'on-hold', 'completed')`),
    check(
      'projects_shipped_check',
      sql`${t.shippedOn} is null or ${t.startedOn} is null or ${t.shippedOn} >= ${t.startedOn}`,
    ),
    check('projects_tasks_check', sql`${t.tasksDone} between 0 and ${t.tasks}`),
  ],
)

export const projectTasks = app.table(
  'project_tasks',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    projectId: uuid('project_id').notNull(),
    position: smallint('position').notNull(),
    title: text('title').notNull(),
    assigneeId: uuid('assignee_id'),
    dueOn: day('due_on'),
    countsReplies: boolean('counts_replies').notNull(),
    doneAt: at('done_at'),
    remindedOn: day('reminded_on'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'project_tasks_pkey', columns: [t.companyId, t.id] }),
    index('project_tasks_order_idx').on(t.companyId, t.projectId, t.position),
    index('project_tasks_due_idx')
      .on(t.dueOn)
      .where(sql`due_on is not null and done_at is null`),
    foreignKey({
      name: 'project_tasks_project_fkey',
      columns: [t.companyId, t.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
  ],
)

/** Comments that members linked by hand, or removed from those that the topics link. */
export const projectComments = app.table(
  'project_comments',
  {
    companyId: companyId(),
    projectId: uuid('project_id').notNull(),
    commentId: uuid('comment_id').notNull(),
    linked: boolean('linked').notNull(),
    userId: uuid('user_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'project_comments_pkey', columns: [t.companyId, t.projectId, t.commentId] }),
    index('project_comments_comment_idx').on(t.companyId, t.commentId),
    foreignKey({
      name: 'project_comments_project_fkey',
      columns: [t.companyId, t.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'project_comments_comment_fkey',
      columns: [t.companyId, t.commentId],
      foreignColumns: [comments.companyId, comments.id],
    }).onDelete('cascade'),
  ],
)

/** Members' notes and activity: ids and our own words in `details`. */
export const projectActivities = app.table(
  'project_activities',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    projectId: uuid('project_id').notNull(),
    kind: text('kind').notNull(),
    /** Null for automatic changes. */
    userId: uuid('user_id'),
    text: text('text'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'project_activities_pkey', columns: [t.companyId, t.id] }),
    index('project_activities_order_idx').on(
      t.companyId,
      t.projectId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    foreignKey({
      name: 'project_activities_project_fkey',
      columns: [t.companyId, t.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    check('project_activities_text_check', sql`(${t.kind} = 'note') = (${t.text} is not null)`),
  ],
)
