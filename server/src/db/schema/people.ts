import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './auth.ts'
import { app, at, companyId } from './base.ts'
import { brands } from './companies.ts'

const brand = () => ({ companyId: companyId(), brandId: uuid('brand_id').notNull() })

/**
 * One customer of a brand, with sums of their comments that aren't hidden. The sweep `people` keeps them up to date.
 */
export const people = app.table(
  'people',
  {
    ...brand(),
    id: uuid('id').notNull(),
    name: text('name'),
    /** Name and email addresses, folded for search. */
    searchText: text('search_text').notNull(),
    comments: integer('comments').notNull(),
    pending: integer('pending').notNull(),
    sent: integer('sent').notNull(),
    rated: integer('rated').notNull(),
    rating: doublePrecision('rating'),
    platforms: text('platforms').array().notNull(),
    /** The topic that at least three of the comments complain about. */
    repeatedTopic: text('repeated_topic'),
    firstAt: at('first_at'),
    lastAt: at('last_at'),
  },
  (t) => [
    primaryKey({ name: 'people_pkey', columns: [t.companyId, t.id] }),
    index('people_last_idx').on(t.companyId, t.brandId, t.lastAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('people_comments_idx').on(t.companyId, t.brandId, t.comments.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('people_rating_idx').on(t.companyId, t.brandId, sql`coalesce(rating, 6)`, t.id),
    foreignKey({
      name: 'people_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
  ],
)

/** Identifies a customer, with the oldest comment that carries it. A name is not an identity. */
export const personIdentities = app.table(
  'person_identities',
  {
    ...brand(),
    kind: text('kind').notNull(),
    /** Empty unless it is an account. */
    platform: text('platform').notNull().default(''),
    value: text('value').notNull(),
    personId: uuid('person_id').notNull(),
    evidenceCommentId: uuid('evidence_comment_id').notNull(),
    evidenceAt: at('evidence_at').notNull(),
    comments: integer('comments').notNull(),
  },
  (t) => [
    primaryKey({ name: 'person_identities_pkey', columns: [t.companyId, t.brandId, t.kind, t.platform, t.value] }),
    index('person_identities_person_idx').on(t.companyId, t.personId),
    foreignKey({
      name: 'person_identities_person_fkey',
      columns: [t.companyId, t.personId],
      foreignColumns: [people.companyId, people.id],
    }).onDelete('cascade'),
    check('person_identities_kind_check', sql`${t.kind} in ('email', 'phone', 'account')`),
    check('person_identities_platform_check', sql`(${t.kind} = 'account') = (${t.platform} <> '')`),
  ],
)

/** A comment's customer; without a person, the author is unknown. No foreign key to comments, to keep imports fast. */
export const personComments = app.table(
  'person_comments',
  {
    ...brand(),
    commentId: uuid('comment_id').notNull(),
    personId: uuid('person_id'),
    day: date('day', { mode: 'string' }).notNull(),
    platform: text('platform').notNull(),
    /** The version of the comment's row that was last read. */
    seen: bigint('seen', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'person_comments_pkey', columns: [t.companyId, t.commentId] }),
    index('person_comments_person_idx').on(t.companyId, t.personId, t.day.desc().nullsFirst()),
    index('person_comments_day_idx').on(t.companyId, t.brandId, t.day, t.platform),
    foreignKey({
      name: 'person_comments_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
  ],
)

/** Comments that a member split off from a person: each split is its own person. */
export const personSplits = app.table(
  'person_splits',
  {
    ...brand(),
    commentId: uuid('comment_id').notNull(),
    /** The id of the new person. */
    splitId: uuid('split_id').notNull(),
    fromPersonId: uuid('from_person_id').notNull(),
    splitBy: uuid('split_by'),
    splitAt: at('split_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'person_splits_pkey', columns: [t.companyId, t.commentId] }),
    index('person_splits_split_idx').on(t.companyId, t.splitId),
    index('person_splits_from_idx').on(t.companyId, t.fromPersonId),
    foreignKey({
      name: 'person_splits_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    foreignKey({ name: 'person_splits_split_by_fkey', columns: [t.splitBy], foreignColumns: [users.id] }).onDelete(
      'set null',
    ),
  ],
)

/** The version of each `brand_days` row up to which its comments have been assigned to people; 0 if not all have. */
export const peopleDays = app.table(
  'people_days',
  {
    ...brand(),
    day: date('day', { mode: 'string' }).notNull(),
    platform: text('platform').notNull(),
    seen: bigint('seen', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'people_days_pkey', columns: [t.companyId, t.brandId, t.day, t.platform] }),
    foreignKey({
      name: 'people_days_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
  ],
)

/** The same for a whole brand, by its rows of `brand_counts`. */
export const peopleBrands = app.table(
  'people_brands',
  {
    ...brand(),
    /** Empty until all of its days were compared once. */
    seen: text('seen').notNull(),
    sweptAt: at('swept_at').notNull(),
    /** When all of its days were last compared. */
    comparedAt: at('compared_at'),
  },
  (t) => [
    primaryKey({ name: 'people_brands_pkey', columns: [t.companyId, t.brandId] }),
    foreignKey({
      name: 'people_brands_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
  ],
)
