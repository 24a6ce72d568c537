import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { jobRuns } from './connections.ts'

/** One comment of a bulk job, in the order of the screen. Its key makes the generation or send happen once. */
export const bulkItems = app.table(
  'bulk_items',
  {
    companyId: companyId(),
    jobId: uuid('job_id').notNull(),
    position: integer('position').notNull(),
    commentId: uuid('comment_id').notNull(),
    /** The draft that the user saw on confirming; a newer one is not sent. */
    version: integer('version'),
    state: text('state').notNull().default('waiting'),
    code: text('code'),
    reason: text('reason'),
    credits: integer('credits').notNull().default(0),
    endedAt: at('ended_at'),
  },
  (t) => [
    primaryKey({ name: 'bulk_items_pkey', columns: [t.companyId, t.jobId, t.position] }),
    uniqueIndex('bulk_items_comment_key').on(t.companyId, t.jobId, t.commentId),
    index('bulk_items_waiting_idx')
      .on(t.companyId, t.jobId, t.position)
      .where(sql`state = 'waiting'`),
    foreignKey({
      name: 'bulk_items_job_fkey',
      columns: [t.companyId, t.jobId],
      foreignColumns: [jobRuns.companyId, jobRuns.id],
    }).onDelete('cascade'),
    check('bulk_items_state_check', sql`${t.state} in ('waiting', 'done', 'failed', 'skipped')`),
  ],
)

/** What a bulk job does; its progress is the row of job_runs. */
export const bulkJobs = app.table(
  'bulk_jobs',
  {
    companyId: companyId(),
    jobId: uuid('job_id').notNull(),
    brandId: uuid('brand_id').notNull(),
    action: text('action').notNull(),
    target: text('target').notNull(),
    /** Generated replies to critical reviews are sent too. */
    includeCritical: boolean('include_critical').notNull().default(true),
    userId: uuid('user_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'bulk_jobs_pkey', columns: [t.companyId, t.jobId] }),
    index('bulk_jobs_recent_idx').on(t.companyId, t.brandId, t.createdAt.desc().nullsFirst()),
    foreignKey({
      name: 'bulk_jobs_job_fkey',
      columns: [t.companyId, t.jobId],
      foreignColumns: [jobRuns.companyId, jobRuns.id],
    }).onDelete('cascade'),
    check('bulk_jobs_action_check', sql`${t.action} in ('generate', 'send')`),
    check('bulk_jobs_target_check', sql`${t.target} in ('platform', 'both')`),
  ],
)
