import { foreignKey, index, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { brands } from './companies.ts'

export const products = app.table(
  'products',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    externalId: text('external_id').notNull(),
    handle: text('handle'),
    title: text('title').notNull(),
    details: text('details'),
    pictureUrl: text('picture_url'),
    importId: uuid('import_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'products_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('products_external_key').on(t.companyId, t.brandId, t.externalId),
    foreignKey({
      name: 'products_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
  ],
)

/** Posts and videos with comments. */
export const posts = app.table(
  'posts',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    platform: text('platform').notNull(),
    externalId: text('external_id').notNull(),
    caption: text('caption'),
    permalink: text('permalink'),
    pictureUrl: text('picture_url'),
    postedAt: at('posted_at'),
    /** The product that a member or the caption linked to it. */
    productId: uuid('product_id'),
    productSelectedAt: at('product_selected_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'posts_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('posts_external_key').on(t.companyId, t.brandId, t.platform, t.externalId),
    index('posts_recent_idx').on(
      t.companyId,
      t.brandId,
      t.platform,
      t.postedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    foreignKey({
      name: 'posts_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    foreignKey({
      name: 'posts_product_fkey',
      columns: [t.companyId, t.productId],
      foreignColumns: [products.companyId, products.id],
    }),
  ],
)
