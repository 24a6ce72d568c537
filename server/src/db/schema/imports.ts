import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { bytea } from './bytea.ts'
import { brands, companies } from './companies.ts'

/** Files are stored in the database in chunks, so that every process can read them. */
export const files = app.table(
  'files',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    purpose: text('purpose').notNull(),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Deleted after this; null keeps it until it is removed. */
    expiresAt: at('expires_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'files_pkey', columns: [t.companyId, t.id] }),
    index('files_expiry_idx').on(t.companyId, t.expiresAt),
    foreignKey({ name: 'files_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
    check('files_size_check', sql`${t.size} >= 0`),
  ],
)

export const filePieces = app.table(
  'file_pieces',
  {
    companyId: companyId(),
    fileId: uuid('file_id').notNull(),
    piece: integer('piece').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (t) => [
    primaryKey({ name: 'file_pieces_pkey', columns: [t.companyId, t.fileId, t.piece] }),
    foreignKey({
      name: 'file_pieces_file_fkey',
      columns: [t.companyId, t.fileId],
      foreignColumns: [files.companyId, files.id],
    }).onDelete('cascade'),
  ],
)

/** An imported file. Its progress is the row of job_runs whose subject it is. */
export const imports = app.table(
  'imports',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    kind: text('kind').notNull(),
    jobId: uuid('job_id').notNull(),
    /** Null once the file is no longer needed. */
    fileId: uuid('file_id'),
    fileName: text('file_name').notNull(),
    mapping: jsonb('mapping').$type<Record<string, unknown>>().notNull(),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    rejected: integer('rejected').notNull().default(0),
    userId: uuid('user_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'imports_pkey', columns: [t.companyId, t.id] }),
    index('imports_recent_idx').on(t.companyId, t.brandId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    foreignKey({
      name: 'imports_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    check('imports_kind_check', sql`${t.kind} in ('comments', 'products')`),
  ],
)

export const importRejects = app.table(
  'import_rejects',
  {
    companyId: companyId(),
    importId: uuid('import_id').notNull(),
    line: integer('line').notNull(),
    reason: text('reason').notNull(),
    /** The line's cells as in the file, truncated. */
    cells: jsonb('cells').$type<string[]>().notNull(),
  },
  (t) => [
    primaryKey({ name: 'import_rejects_pkey', columns: [t.companyId, t.importId, t.line] }),
    foreignKey({
      name: 'import_rejects_import_fkey',
      columns: [t.companyId, t.importId],
      foreignColumns: [imports.companyId, imports.id],
    }).onDelete('cascade'),
  ],
)

/** Rows that an import changed, as they were before its first change: undo restores them. Created rows need none. */
export const importChanges = app.table(
  'import_changes',
  {
    companyId: companyId(),
    importId: uuid('import_id').notNull(),
    subjectId: uuid('subject_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    primaryKey({ name: 'import_changes_pkey', columns: [t.companyId, t.importId, t.subjectId] }),
    foreignKey({
      name: 'import_changes_import_fkey',
      columns: [t.companyId, t.importId],
      foreignColumns: [imports.companyId, imports.id],
    }).onDelete('cascade'),
  ],
)

/** The mapping that a company last used for files with these columns. */
export const importMappings = app.table(
  'import_mappings',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    /** Hash of the sorted column names. */
    signature: text('signature').notNull(),
    mapping: jsonb('mapping').$type<Record<string, unknown>>().notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'import_mappings_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('import_mappings_signature_key').on(t.companyId, t.kind, t.signature),
    foreignKey({ name: 'import_mappings_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
  ],
)
