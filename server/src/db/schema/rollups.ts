import { bigint, date, foreignKey, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { brands } from './companies.ts'
import { products } from './products.ts'

// Rollups change in the same transaction as the comment; screens read them instead of all comments.
export const brandCounts = app.table(
  'brand_counts',
  {
    companyId: companyId(),
    brandId: uuid('brand_id').notNull(),
    platform: text('platform').notNull(),
    pending: integer('pending').notNull().default(0),
    draft: integer('draft').notNull().default(0),
    sent: integer('sent').notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'brand_counts_pkey', columns: [t.companyId, t.brandId, t.platform] }),
    foreignKey({
      name: 'brand_counts_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
  ],
)

/** What every rollup sums, for comments that are not hidden. */
const measures = () => ({
  received: integer('received').notNull().default(0),
  pending: integer('pending').notNull().default(0),
  draft: integer('draft').notNull().default(0),
  sent: integer('sent').notNull().default(0),
  /** Pending and draft comments that are open: neither snoozed nor marked as no reply needed. */
  openPending: integer('open_pending').notNull().default(0),
  openDraft: integer('open_draft').notNull().default(0),
  ratingSum: integer('rating_sum').notNull().default(0),
  ratingCount: integer('rating_count').notNull().default(0),
  star1: integer('star_1').notNull().default(0),
  star2: integer('star_2').notNull().default(0),
  star3: integer('star_3').notNull().default(0),
  star4: integer('star_4').notNull().default(0),
  star5: integer('star_5').notNull().default(0),
  /** Only replies after more than 0 and less than 168 hours count. */
  responseSeconds: bigint('response_seconds', { mode: 'number' }).notNull().default(0),
  responseCount: integer('response_count').notNull().default(0),
  /** Of those: after under 1, 1 to 4, 4 to 12 and over 12 hours. */
  wait1: integer('wait_1').notNull().default(0),
  wait4: integer('wait_4').notNull().default(0),
  wait12: integer('wait_12').notNull().default(0),
  waitMore: integer('wait_more').notNull().default(0),
  positive: integer('positive').notNull().default(0),
  mixed: integer('mixed').notNull().default(0),
  neutral: integer('neutral').notNull().default(0),
  negative: integer('negative').notNull().default(0),
})

export const brandDays = app.table(
  'brand_days',
  {
    companyId: companyId(),
    brandId: uuid('brand_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    platform: text('platform').notNull(),
    ...measures(),
  },
  (t) => [
    primaryKey({ name: 'brand_days_pkey', columns: [t.companyId, t.brandId, t.day, t.platform] }),
    foreignKey({
      name: 'brand_days_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
  ],
)

/** By whole UTC hours: for a window that ends at a time of day. */
export const brandHours = app.table(
  'brand_hours',
  {
    companyId: companyId(),
    brandId: uuid('brand_id').notNull(),
    hour: at('hour').notNull(),
    ...measures(),
  },
  (t) => [
    primaryKey({ name: 'brand_hours_pkey', columns: [t.companyId, t.brandId, t.hour] }),
    foreignKey({
      name: 'brand_hours_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
  ],
)

export const brandProductDays = app.table(
  'brand_product_days',
  {
    companyId: companyId(),
    brandId: uuid('brand_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    productId: uuid('product_id').notNull(),
    platform: text('platform').notNull(),
    ...measures(),
  },
  (t) => [
    primaryKey({
      name: 'brand_product_days_pkey',
      columns: [t.companyId, t.brandId, t.day, t.productId, t.platform],
    }),
    foreignKey({
      name: 'brand_product_days_product_fkey',
      columns: [t.companyId, t.productId],
      foreignColumns: [products.companyId, products.id],
    }),
  ],
)

/** The same by month (its first day), so that a year costs little more than a week. */
export const brandProductMonths = app.table(
  'brand_product_months',
  {
    companyId: companyId(),
    brandId: uuid('brand_id').notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    productId: uuid('product_id').notNull(),
    platform: text('platform').notNull(),
    ...measures(),
  },
  (t) => [
    primaryKey({
      name: 'brand_product_months_pkey',
      columns: [t.companyId, t.brandId, t.month, t.productId, t.platform],
    }),
    foreignKey({
      name: 'brand_product_months_product_fkey',
      columns: [t.companyId, t.productId],
      foreignColumns: [products.companyId, products.id],
    }),
  ],
)

/** Topics by sentiment; comments without a product use the nil id. */
export const brandTopicDays = app.table(
  'brand_topic_days',
  {
    companyId: companyId(),
    brandId: uuid('brand_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    topic: text('topic').notNull(),
    productId: uuid('product_id').notNull(),
    /** Only positive, only negative, and mixed. */
    good: integer('good').notNull().default(0),
    bad: integer('bad').notNull().default(0),
    mixed: integer('mixed').notNull().default(0),
    /** Ratings of the comments that name the topic. */
    star1: integer('star_1').notNull().default(0),
    star2: integer('star_2').notNull().default(0),
    star3: integer('star_3').notNull().default(0),
    star4: integer('star_4').notNull().default(0),
    star5: integer('star_5').notNull().default(0),
    /** States of those comments; open pending ones are in the inbox. */
    draft: integer('draft').notNull().default(0),
    sent: integer('sent').notNull().default(0),
    openPending: integer('open_pending').notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'brand_topic_days_pkey', columns: [t.companyId, t.brandId, t.day, t.topic, t.productId] }),
    // One topic over time, without each day's other topics.
    index('brand_topic_days_topic_idx').on(t.companyId, t.brandId, t.topic, t.day),
    foreignKey({
      name: 'brand_topic_days_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
  ],
)
