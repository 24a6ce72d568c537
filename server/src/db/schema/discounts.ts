import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, numeric, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { brands } from './companies.ts'

/** Discounts of a brand's shop, as it last reported, and those being created there. */
export const discounts = app.table(
  'discounts',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    /** The shop's id; null while it is being created. */
    externalId: text('external_id'),
    code: text('code').notNull(),
    title: text('title').notNull(),
    type: text('type').notNull(),
    amount: numeric('amount', { precision: 12, scale: 2 }),
    currency: text('currency'),
    status: text('status').notNull(),
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    usageLimit: integer('usage_limit'),
    timesUsed: integer('times_used').notNull().default(0),
    /** Its end before it was stopped here. */
    pausedEnd: at('paused_end'),
    /** As the shop reports it. */
    changedAt: at('changed_at'),
    /** The comment whose reply it was created for. */
    commentId: uuid('comment_id'),
    madeBy: uuid('made_by'),
    reason: text('reason'),
    syncedAt: at('synced_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'discounts_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('discounts_code_key').on(t.companyId, t.brandId, t.code),
    uniqueIndex('discounts_external_key').on(t.companyId, t.brandId, t.externalId),
    index('discounts_comment_idx')
      .on(t.companyId, t.commentId)
      .where(sql`comment_id is not null`),
    index('discounts_recent_idx').on(t.companyId, t.brandId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    foreignKey({
      name: 'discounts_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    check(
      'discounts_type_check',
      sql`${t.type} in ('percentage', 'fixed_amount', 'free_shipping', 'buy_x_get_y', 'other')`,
    ),
    check(
      'discounts_status_check',
      sql`${t.status} in ('making', 'active', 'scheduled', 'paused', 'expired', 'failed', 'unknown', 'gone')`,
    ),
  ],
)

/** A code in a sent reply: once per comment. */
export const discountHandouts = app.table(
  'discount_handouts',
  {
    companyId: companyId(),
    brandId: uuid('brand_id').notNull(),
    code: text('code').notNull(),
    commentId: uuid('comment_id').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'discount_handouts_pkey', columns: [t.companyId, t.brandId, t.code, t.commentId] }),
    index('discount_handouts_comment_idx').on(t.companyId, t.commentId),
    foreignKey({
      name: 'discount_handouts_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
  ],
)

/** Orders of the shop that used a code, as last reported; nothing about the customer. */
export const discountOrders = app.table(
  'discount_orders',
  {
    companyId: companyId(),
    brandId: uuid('brand_id').notNull(),
    externalId: text('external_id').notNull(),
    code: text('code').notNull(),
    /** What this code took off; several codes share it equally. */
    savings: numeric('savings', { precision: 12, scale: 2 }).notNull(),
    total: numeric('total', { precision: 12, scale: 2 }).notNull(),
    currency: text('currency').notNull(),
    orderedAt: at('ordered_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'discount_orders_pkey', columns: [t.companyId, t.brandId, t.externalId, t.code] }),
    index('discount_orders_code_idx').on(t.companyId, t.brandId, t.code, t.orderedAt),
    foreignKey({
      name: 'discount_orders_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
  ],
)

/** How far a brand's shop was read for codes and orders. */
export const discountReads = app.table(
  'discount_reads',
  {
    companyId: companyId(),
    brandId: uuid('brand_id').notNull(),
    /** The shop that was read; null before the first time. */
    shop: text('shop'),
    codesAt: at('codes_at'),
    codesProblem: text('codes_problem'),
    /** Orders that changed up to then were read; null before the first time. */
    ordersUntil: at('orders_until'),
    ordersAt: at('orders_at'),
    ordersProblem: text('orders_problem'),
    /** When the shop is read next. */
    dueAt: at('due_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'discount_reads_pkey', columns: [t.companyId, t.brandId] }),
    index('discount_reads_due_idx').on(t.dueAt),
    foreignKey({
      name: 'discount_reads_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
  ],
)
