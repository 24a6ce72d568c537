import { bigint, date, foreignKey, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { brands } from './companies.ts'

/** The brand's web analytics for one page on one day, in the property's time zone. */
export const siteDays = app.table(
  'site_days',
  {
    companyId: companyId(),
    brandId: uuid('brand_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    pagePath: text('page_path').notNull(),
    sessions: integer('sessions').notNull(),
    users: integer('users').notNull(),
    purchases: integer('purchases').notNull(),
    /** Millionths of the property's currency. */
    revenueMicros: bigint('revenue_micros', { mode: 'number' }).notNull(),
    readAt: at('read_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'site_days_pkey', columns: [t.companyId, t.brandId, t.day, t.pagePath] }),
    foreignKey({
      name: 'site_days_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
  ],
)
