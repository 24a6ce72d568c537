import { bigint, foreignKey, index, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { bytea } from './bytea.ts'
import { companies } from './companies.ts'

/**
 * Who changed what, and from where. Never holds secrets or customers' texts. Deleted only with
 * its company, changed only to remove the name of a deleted account.
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
    /** Where the request came from; null for automatic changes. */
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

/** A company's newest hash, locked while an entry is added. Only a trigger writes it and the hashes. */
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

/** One per entry, numbered by commit without gaps: the hash covers its digest and the hash before it. */
export const auditHashes = app.table(
  'audit_hashes',
  {
    companyId: companyId(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    entryId: uuid('entry_id').notNull(),
    /** Of the original entry. */
    digest: bytea('digest').notNull(),
    hash: bytea('hash').notNull(),
    /** Of the entry after a deleted user's name was removed. */
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
