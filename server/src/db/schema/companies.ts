import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { FeatureOverrides } from '@bizamply/contract/features'
import type { Permission } from '@bizamply/contract/permissions'
import { users } from './auth.ts'
import { app, at, companyId } from './base.ts'

export const companies = app.table(
  'companies',
  {
    companyId: companyId().primaryKey(),
    name: text('name').notNull(),
    /** BizamplyId in the API. */
    publicId: text('public_id').notNull(),
    status: text('status').notNull().default('active'),
    plan: text('plan').notNull().default('free'),
    size: text('size'),
    industry: text('industry'),
    /** From when members must change passwords every 90 days and use two factors; null if never. */
    passwordRequiredFrom: at('password_required_from'),
    factorRequiredFrom: at('factor_required_from'),
    /** Whether administrators may view the console as a member. */
    supportAccess: boolean('support_access').notNull().default(true),
    /** What an administrator enabled or disabled; the rest follows the plan. */
    features: jsonb('features').$type<FeatureOverrides>().notNull().default({}),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('companies_joined_idx').on(t.createdAt.desc().nullsFirst(), t.companyId.desc().nullsFirst()),
    check('companies_status_check', sql`${t.status} in ('active', 'inactive', 'banned', 'leaving')`),
  ],
)

/** Named sets of permissions that members can have instead of a built-in role. */
export const customRoles = app.table(
  'custom_roles',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    permissions: text('permissions').array().notNull().$type<Permission[]>(),
    createdBy: uuid('created_by'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'custom_roles_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('custom_roles_name_key').on(t.companyId, sql`lower(${t.name})`),
    foreignKey({ name: 'custom_roles_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
  ],
)

export const members = app.table(
  'members',
  {
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    role: text('role').notNull(),
    /** The built-in `role` that it counts as. */
    customRoleId: uuid('custom_role_id'),
    selectedBrandId: uuid('selected_brand_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'members_pkey', columns: [t.companyId, t.userId] }),
    index('members_user_id_idx').on(t.userId),
    foreignKey({ name: 'members_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
    foreignKey({ name: 'members_user_fkey', columns: [t.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    index('members_custom_role_idx').on(t.companyId, t.customRoleId),
    foreignKey({
      name: 'members_custom_role_fkey',
      columns: [t.companyId, t.customRoleId],
      foreignColumns: [customRoles.companyId, customRoles.id],
    }),
    check('members_custom_role_check', sql`${t.customRoleId} is null or ${t.role} <> 'admin'`),
    check('members_role_check', sql`${t.role} in ('admin', 'editor', 'viewer')`),
  ],
)

export interface BrandVoice {
  tone: string
  signOff: string | null
  avoid: string[]
  /** The brand's instructions for a model: what replies should and should not do. */
  does?: string[]
  donts?: string[]
  /** Example replies. */
  samples?: string[]
  /** ISO 639-1 of the languages that the brand replies in; empty means every language of the composer. */
  languages?: string[]
}

export const brands = app.table(
  'brands',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    timezone: text('timezone').notNull().default('UTC'),
    defaultLanguage: text('default_language').notNull().default('en'),
    domain: text('domain'),
    logoUrl: text('logo_url'),
    /** An uploaded logo; it overrides the logo's URL. */
    logoHash: text('logo_hash'),
    voice: jsonb('voice').$type<BrandVoice>().notNull(),
    archivedAt: at('archived_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'brands_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('brands_name_key').on(t.companyId, t.name),
    foreignKey({ name: 'brands_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
  ],
)

/** A brand's facts. Replies can only claim these or a product's details. */
export const brandFacts = app.table(
  'brand_facts',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    /** What it is about, e.g. delivery or returns. */
    topic: text('topic').notNull(),
    /** The statement as replies can quote it. */
    text: text('text').notNull(),
    /** ISO 639-1 of the text. */
    language: text('language').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'brand_facts_pkey', columns: [t.companyId, t.id] }),
    index('brand_facts_brand_idx').on(t.companyId, t.brandId),
    foreignKey({
      name: 'brand_facts_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    check(
      'brand_facts_topic_check',
      sql`${t.topic} in ('delivery', 'returns', 'warranty', 'payment', 'care', 'sizes', 'contact', 'other')`,
    ),
  ],
)
