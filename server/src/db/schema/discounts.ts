import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, numeric, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { brands } from './companies.ts'

/** Discounts of a brand's shop, as it last told us, and those that we are having made there. */
export const discounts = app.table(
  'discounts',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    /** The shop's id; null while it is being made. */
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
    /** The comment whose reply it was made for. */
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
      sql`${t.status} in ('making', 'active', 'scheduled', 'expired', 'failed', 'unknown')`,
    ),
  ],
)
