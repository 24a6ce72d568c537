import { bigint, foreignKey, index, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { bytea } from './bytea.ts'
import { companies } from './companies.ts'

/**
 * Who changed what, and from where; never holds secrets or texts of customers. Never removed before its company is, and
 * never changed but where it names somebody who deleted their account.
 */
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
    /** Where the request came from; null where the product did it by itself. */
    ip: text('ip'),
    device: text('device'),
  },
  (t) => [
    primaryKey({ name: 'audit_entries_pkey', columns: [t.companyId, t.id] }),
    index('audit_entries_recent_idx').on(t.companyId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('audit_entries_person_idx').on(
      t.companyId,
      t.userId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    foreignKey({ name: 'audit_entries_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
  ],
)

/** The newest hash of a company, locked while an entry joins. Written by a trigger alone, as are the hashes. */
export const auditHeads = app.table(
  'audit_heads',
  {
    companyId: companyId(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    hash: bytea('hash').notNull(),
  },
  (t) => [
    primaryKey({ name: 'audit_heads_pkey', columns: [t.companyId] }),
    foreignKey({ name: 'audit_heads_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
  ],
)

/** Of each entry, in the order of their commits without gaps: the hash covers its digest and the hash before it. */
export const auditHashes = app.table(
  'audit_hashes',
  {
    companyId: companyId(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    entryId: uuid('entry_id').notNull(),
    /** Of the entry as it was written. */
    digest: bytea('digest').notNull(),
    hash: bytea('hash').notNull(),
    /** Of the entry as it is since somebody whom it named was forgotten. */
    forgotten: bytea('forgotten'),
  },
  (t) => [
    primaryKey({ name: 'audit_hashes_pkey', columns: [t.companyId, t.seq] }),
    uniqueIndex('audit_hashes_entry_key').on(t.companyId, t.entryId),
    foreignKey({
      name: 'audit_hashes_entry_fkey',
      columns: [t.companyId, t.entryId],
      foreignColumns: [auditEntries.companyId, auditEntries.id],
    }),
  ],
)
