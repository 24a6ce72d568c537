import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './auth.ts'
import { app, at, companyId } from './base.ts'
import { brands } from './companies.ts'
import { products } from './products.ts'

/** The subject of an alert or mute; `topic` is empty for the rating. */
const subject = () => ({
  companyId: companyId(),
  brandId: uuid('brand_id').notNull(),
  productId: uuid('product_id').notNull(),
  kind: text('kind').notNull(),
  topic: text('topic').notNull().default(''),
})

/**
 * A product that moved away from its eight-week baseline: one row per kind, topic and direction, open or
 * acknowledged.
 */
export const alerts = app.table(
  'alerts',
  {
    ...subject(),
    id: uuid('id').notNull(),
    direction: text('direction').notNull(),
    /** The mean rating, or the share of negative reviews, of the week and of the weeks before. */
    nowValue: doublePrecision('now_value').notNull(),
    beforeValue: doublePrecision('before_value').notNull(),
    /** The number of ratings or reviews behind it. */
    nowCount: integer('now_count').notNull(),
    nowBase: integer('now_base').notNull(),
    beforeCount: integer('before_count').notNull(),
    beforeBase: integer('before_base').notNull(),
    /** The deviation relative to the alert threshold, at least 1. */
    strength: doublePrecision('strength').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** An example comment; no foreign key, because comments can be erased. */
    commentId: uuid('comment_id'),
    state: text('state').notNull(),
    createdAt: at('created_at').notNull(),
    /** When it was last opened. */
    openedAt: at('opened_at').notNull(),
    lastFoundAt: at('last_found_at').notNull(),
    /** The last day of the week in which it was last detected. */
    lastFoundDay: date('last_found_day', { mode: 'string' }).notNull(),
    acknowledgedAt: at('acknowledged_at'),
    acknowledgedBy: uuid('acknowledged_by'),
    assigneeId: uuid('assignee_id'),
    /** The project that was started from it. */
    projectId: uuid('project_id'),
  },
  (t) => [
    primaryKey({ name: 'alerts_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('alerts_subject_key').on(t.companyId, t.brandId, t.productId, t.kind, t.topic, t.direction),
    index('alerts_list_idx').on(t.companyId, t.brandId, t.openedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    foreignKey({
      name: 'alerts_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    foreignKey({
      name: 'alerts_product_fkey',
      columns: [t.companyId, t.productId],
      foreignColumns: [products.companyId, products.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'alerts_acknowledged_by_fkey',
      columns: [t.acknowledgedBy],
      foreignColumns: [users.id],
    }).onDelete('set null'),
    foreignKey({ name: 'alerts_assignee_fkey', columns: [t.assigneeId], foreignColumns: [users.id] }).onDelete(
      'set null',
    ),
    check(
      'alerts_kind_check',
      sql`(${t.kind} = 'rating' and ${t.topic} = '') or (${t.kind} = 'topic' and ${t.topic} <> '')`,
    ),
    check('alerts_direction_check', sql`${t.direction} = 'up' or (${t.direction} = 'down' and ${t.kind} = 'rating')`),
    check('alerts_state_check', sql`${t.state} in ('open', 'acknowledged')`),
    check('alerts_acknowledged_check', sql`(${t.state} = 'acknowledged') = (${t.acknowledgedAt} is not null)`),
    check('alerts_week_check', sql`${t.toDay} >= ${t.fromDay} and ${t.lastFoundDay} >= ${t.toDay}`),
  ],
)

/**
 * What topic radar ignores: a product's rating or one of its topics, in both directions; permanently if there is no
 * end.
 */
export const alertMutes = app.table(
  'alert_mutes',
  { ...subject(), until: at('until'), mutedBy: uuid('muted_by'), mutedAt: at('muted_at').notNull() },
  (t) => [
    primaryKey({ name: 'alert_mutes_pkey', columns: [t.companyId, t.brandId, t.productId, t.kind, t.topic] }),
    foreignKey({
      name: 'alert_mutes_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    foreignKey({
      name: 'alert_mutes_product_fkey',
      columns: [t.companyId, t.productId],
      foreignColumns: [products.companyId, products.id],
    }).onDelete('cascade'),
    foreignKey({ name: 'alert_mutes_muted_by_fkey', columns: [t.mutedBy], foreignColumns: [users.id] }).onDelete(
      'set null',
    ),
  ],
)

export interface StoredRising {
  productId: string
  kind: 'rating' | 'topic'
  topic: string
  direction: 'up' | 'down'
  /** Progress toward an alert, 0.5 to 1. */
  strength: number
}

/** The last check of a brand's products. */
export const alertChecks = app.table(
  'alert_checks',
  {
    companyId: companyId(),
    brandId: uuid('brand_id').notNull(),
    checkedAt: at('checked_at').notNull(),
    /** The week that was compared with the eight before it. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    rising: jsonb('rising').$type<StoredRising[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ name: 'alert_checks_pkey', columns: [t.companyId, t.brandId] }),
    foreignKey({
      name: 'alert_checks_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
  ],
)
