import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './auth.ts'
import { app, at, companyId } from './base.ts'
import { bytea } from './bytea.ts'
import { brands } from './companies.ts'

/** Users' pictures in each size: belong to no company, deleted with their user. */
export const pictures = app.table(
  'pictures',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Side length in pixels. */
    size: integer('size').notNull(),
    /** Hash of all sizes together; part of the URL. */
    hash: text('hash').notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'pictures_pkey', columns: [t.userId, t.size] }),
    index('pictures_hash_idx').on(t.hash, t.size),
    check('pictures_bytes_check', sql`octet_length(${t.bytes}) between 1 and 1048576`),
  ],
)

/** Brands' logos in each size, deleted with their brand. */
export const brandLogos = app.table(
  'brand_logos',
  {
    companyId: companyId(),
    brandId: uuid('brand_id').notNull(),
    /** Side length in pixels. */
    size: integer('size').notNull(),
    /** Hash of all sizes together; part of the URL. */
    hash: text('hash').notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'brand_logos_pkey', columns: [t.companyId, t.brandId, t.size] }),
    foreignKey({
      name: 'brand_logos_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }).onDelete('cascade'),
    index('brand_logos_hash_idx').on(t.companyId, t.hash, t.size),
    check('brand_logos_bytes_check', sql`octet_length(${t.bytes}) between 1 and 1048576`),
  ],
)
