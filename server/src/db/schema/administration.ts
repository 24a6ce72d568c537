import { sql } from 'drizzle-orm'
import { check, foreignKey, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './auth.ts'
import { app, at, companyId } from './base.ts'
import { companies } from './companies.ts'

/** An administrator views the console as a member: in one session, read-only, for half an hour at most. */
export const supportSessions = app.table(
  'support_sessions',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    /** The administrator's session. Its requests get the responses that the member would get. */
    sessionId: uuid('session_id').notNull(),
    administratorId: uuid('administrator_id').notNull(),
    /** The member. */
    userId: uuid('user_id').notNull(),
    reason: text('reason').notNull(),
    startedAt: at('started_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** By the administrator, or by a ban; null: at `ends_at`. */
    endedAt: at('ended_at'),
  },
  (t) => [
    primaryKey({ name: 'support_sessions_pkey', columns: [t.companyId, t.id] }),
    index('support_sessions_session_idx').on(t.sessionId, t.endsAt),
    foreignKey({
      name: 'support_sessions_company_fkey',
      columns: [t.companyId],
      foreignColumns: [companies.companyId],
    }),
    check('support_sessions_reason_check', sql`char_length(${t.reason}) between 1 and 300`),
  ],
)

/** Who was made an administrator, and by whom; belongs to no company. */
export const administratorChanges = app.table(
  'administrator_changes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleBefore: text('role_before').notNull(),
    roleAfter: text('role_after').notNull(),
    /** Null after their account is deleted. */
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('administrator_changes_user_idx').on(t.userId, t.createdAt)],
)

/** Announcements of administrators to everyone; belong to no company. */
export const announcements = app.table(
  'announcements',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    link: text('link'),
    fromAt: at('from_at').notNull(),
    untilAt: at('until_at').notNull(),
    /** Null after their account is deleted. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
    /** When everyone was notified; null: not yet. */
    notifiedAt: at('notified_at'),
  },
  (t) => [
    index('announcements_until_idx').on(t.untilAt),
    check('announcements_span_check', sql`${t.untilAt} >= ${t.fromAt}`),
  ],
)
