import { foreignKey, index, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { companies } from './companies.ts'

/** Canned replies of a company, with {customer}, {product}, {brand} and {discount} in them. */
export const replyTemplates = app.table(
  'reply_templates',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    userId: uuid('user_id'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'reply_templates_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('reply_templates_name_key').on(t.companyId, t.name),
    index('reply_templates_order_idx').on(t.companyId, t.createdAt, t.id),
    foreignKey({ name: 'reply_templates_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
  ],
)
