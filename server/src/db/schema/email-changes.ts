import { sql } from 'drizzle-orm'
import { check, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './auth.ts'
import { app, at } from './base.ts'

/** A user's new address, confirmed on both sides; kept while the old one can revert it. Global, as users are. */
export const emailChanges = app.table(
  'email_changes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    /** The session that requested it; it stays signed in. */
    sessionId: uuid('session_id').notNull(),
    /** Of the code mailed to the new address; all hashes are keyed. */
    codeHash: text('code_hash').notNull(),
    codeTries: integer('code_tries').notNull().default(0),
    /** Of the link mailed to the old address. */
    linkHash: text('link_hash').notNull(),
    expiresAt: at('expires_at').notNull(),
    newProvedAt: at('new_proved_at'),
    oldProvedAt: at('old_proved_at'),
    state: text('state').notNull().default('pending'),
    /** Of the link that reverts it, valid until then. */
    undoHash: text('undo_hash'),
    undoUntil: at('undo_until'),
    doneAt: at('done_at'),
    /** Who made the change, if no confirmation was required. */
    administratorId: uuid('administrator_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('email_changes_pending_key')
      .on(t.userId)
      .where(sql`${t.state} = 'pending'`),
    uniqueIndex('email_changes_link_key').on(t.linkHash),
    uniqueIndex('email_changes_undo_key').on(t.undoHash),
    index('email_changes_old_idx').on(t.oldEmail),
    index('email_changes_user_idx').on(t.userId),
    check('email_changes_state_check', sql`${t.state} in ('pending', 'done', 'canceled', 'undone')`),
    check(
      'email_changes_lower_check',
      sql`${t.oldEmail} = lower(${t.oldEmail}) and ${t.newEmail} = lower(${t.newEmail})`,
    ),
    check(
      'email_changes_done_check',
      sql`${t.state} not in ('done', 'undone') or (${t.doneAt} is not null and (${t.administratorId} is not null or (${t.newProvedAt} is not null and ${t.oldProvedAt} is not null)))`,
    ),
  ],
)
