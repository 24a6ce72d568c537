import { foreignKey, index, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { companies } from './companies.ts'

/** Who did what that can't be seen from the data any more; never changed, never holds texts of customers. */
export const auditEntries = app.table(
  'audit_entries',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id'),
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    userId: uuid('user_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'audit_entries_pkey', columns: [t.companyId, t.id] }),
    index('audit_entries_recent_idx').on(t.companyId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    foreignKey({ name: 'audit_entries_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
  ],
)
