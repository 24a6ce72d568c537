import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sessions, users } from './auth.ts'
import { app, at } from './base.ts'

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * Global: a user's choice for one cell of the table; missing cells use the default
 * (contract/notification-channels.ts).
 */
export const notificationChoices = app.table(
  'notification_choices',
  {
    userId: userId(),
    event: text('event').notNull(),
    channel: text('channel').notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.event, t.channel] }),
    check('notification_choices_channel_check', sql`${t.channel} in ('inApp', 'mail', 'push')`),
  ],
)

/** Global: when a user is mailed, and a request for marketing emails that awaits its link. */
export const notificationSettings = app.table(
  'notification_settings',
  {
    userId: userId().primaryKey(),
    rhythm: text('rhythm').notNull().default('urgent'),
    quietOn: boolean('quiet_on').notNull().default(false),
    quietFrom: integer('quiet_from').notNull().default(20),
    quietTo: integer('quiet_to').notNull().default(7),
    marketingAskedAt: at('marketing_asked_at'),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    check('notification_settings_rhythm_check', sql`${t.rhythm} in ('urgent', 'each', 'hourly', 'daily')`),
    check('notification_settings_quiet_check', sql`${t.quietFrom} between 0 and 23 and ${t.quietTo} between 0 and 23`),
  ],
)

/** Global: an address whose mail bounced; no notification is mailed to it. */
export const mailStops = app.table('mail_stops', {
  address: text('address').primaryKey(),
  reason: text('reason').notNull(),
  stoppedAt: at('stopped_at').notNull(),
})

/** Global: a browser subscribed to push; deleted with the session that registered it. */
export const pushSubscriptions = app.table(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    device: text('device').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint_key').on(t.endpoint),
    index('push_subscriptions_user_id_idx').on(t.userId),
    index('push_subscriptions_session_id_idx').on(t.sessionId),
    check('push_subscriptions_endpoint_check', sql`${t.endpoint} like 'https://%'`),
  ],
)
