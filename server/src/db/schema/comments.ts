import { sql, type SQLWrapper } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { brands } from './companies.ts'
import { products } from './products.ts'

export interface StoredSpan {
  id: string
  start: number
  end: number
  kind: string
  reason: string
  /** Missing in drafts that were written before marks stored their reasons. */
  reasons?: { about: string; text: string }[]
}

export interface StoredEvidence {
  /** e.g. `topic:fit`, `risk:injury`, `spam`, `sentiment` */
  of: string
  words: string[]
}

const statuses = sql.raw(`('pending', 'draft', 'sent')`)
/** Inbox reviews that bulk jobs skip as spam, which are few. */
const isInboxSpam = sql`triage_state = 'open' and status = 'pending' and spam`

/** An open draft with claims that nothing supports. */
const isMarked = sql`status = 'draft' and triage_state = 'open' and reply_spans <> '[]'::jsonb`

const checks = (
  t: Record<
    'triageState' | 'snoozedUntil' | 'status' | 'sentiment' | 'sentimentScore' | 'rating' | 'replyText',
    SQLWrapper
  >,
) => [
  check('comments_triage_state_check', sql`${t.triageState} in ('open', 'snoozed', 'no-reply', 'hidden')`),
  check('comments_snoozed_check', sql`(${t.triageState} = 'snoozed') = (${t.snoozedUntil} is not null)`),
  check('comments_status_check', sql`${t.status} in ${statuses}`),
  check('comments_sentiment_check', sql`${t.sentiment} in ('positive', 'mixed', 'neutral', 'negative')`),
  check('comments_sentiment_score_check', sql`${t.sentimentScore} between -2 and 2`),
  check('comments_rating_check', sql`${t.rating} between 1 and 5`),
  check('comments_reply_check', sql`(${t.status} = 'pending') = (${t.replyText} is null)`),
]

export const comments = app.table(
  'comments',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    platform: text('platform').notNull(),
    externalId: text('external_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    productId: uuid('product_id'),
    authorName: text('author_name'),
    authorEmail: text('author_email'),
    authorPhone: text('author_phone'),
    /** The author's id on the platform. */
    authorExternalId: text('author_external_id'),
    /** The post or video that it was written under. */
    postExternalId: text('post_external_id'),
    /** The comment that it replies to. */
    parentExternalId: text('parent_external_id'),
    permalink: text('permalink'),
    title: text('title'),
    content: text('content').notNull(),
    rating: smallint('rating'),
    language: text('language'),
    published: boolean('published').notNull().default(true),
    verified: text('verified'),
    status: text('status').notNull().default('pending'),
    /** The comment's day in its brand's time zone; the rollups count under it. */
    day: date('day', { mode: 'string' }).notNull(),
    occurredAt: at('occurred_at').notNull(),
    sourceUpdatedAt: at('source_updated_at').notNull(),
    receivedAt: at('received_at').notNull(),
    respondedAt: at('responded_at'),
    replyText: text('reply_text'),
    replyVersion: integer('reply_version'),
    replyComposer: text('reply_composer'),
    replySpans: jsonb('reply_spans').$type<StoredSpan[]>().notNull().default([]),
    /** The hold of a running generation, or null. */
    generatingHoldId: uuid('generating_hold_id'),
    deliveryId: uuid('delivery_id'),
    // What the reader found in the text. Filters and figures use it; the composer reads the text again.
    sentiment: text('sentiment'),
    /** -2 .. +2 */
    sentimentScore: smallint('sentiment_score'),
    topicsGood: text('topics_good').array().notNull().default([]),
    topicsBad: text('topics_bad').array().notNull().default([]),
    risks: text('risks').array().notNull().default([]),
    spam: boolean('spam').notNull().default(false),
    question: boolean('question').notNull().default(false),
    /** The words that decided, grouped by what they decided. */
    evidence: jsonb('evidence').$type<StoredEvidence[]>().notNull().default([]),
    /** Version of the reader that read it; 0 if none. */
    readBy: smallint('read_by').notNull().default(0),
    /** The import that created it. */
    importId: uuid('import_id'),
    /** Sent, but not by us. */
    answeredElsewhere: boolean('answered_elsewhere').notNull().default(false),
    /** Its triage state: the tabs show open comments; hidden ones count nowhere. */
    triageState: text('triage_state').notNull().default('open'),
    snoozedUntil: at('snoozed_until'),
    triageReason: text('triage_reason'),
    assigneeId: uuid('assignee_id'),
    tags: text('tags').array().notNull().default([]),
    notes: integer('notes').notNull().default(0),
    /** A member corrected the reading: no later reader overwrites it. */
    corrected: boolean('corrected').notNull().default(false),
    /** Someone on the team has opened it, or it came with the history. See docs/how-it-works/triage.md. */
    read: boolean('read').notNull().default(false),
    whatsappDeliveryId: uuid('whatsapp_delivery_id'),
    discountCode: text('discount_code'),
    searchText: text('search_text').notNull(),
    searchGrams: text('search_grams').array(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    ...checks(t),
    primaryKey({ name: 'comments_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('comments_external_key').on(t.companyId, t.brandId, t.platform, t.externalId),
    index('comments_fingerprint_idx').on(t.companyId, t.brandId, t.fingerprint),
    index('comments_inbox_idx')
      .on(t.companyId, t.brandId, t.status, t.occurredAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`triage_state = 'open'`),
    index('comments_platform_idx')
      .on(t.companyId, t.brandId, t.platform, t.status, t.occurredAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`triage_state = 'open'`),
    index('comments_triage_state_idx')
      .on(t.companyId, t.brandId, t.triageState, t.occurredAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`triage_state <> 'open'`),
    index('comments_rating_idx')
      .on(t.companyId, t.brandId, t.status, t.rating, t.occurredAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`triage_state = 'open'`),
    index('comments_marked_idx').on(t.companyId, t.brandId).where(isMarked),
    index('comments_all_idx').on(t.companyId, t.brandId, t.occurredAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // Sensitive reviews, which are few.
    index('comments_risk_idx')
      .on(t.companyId, t.brandId, t.status, t.occurredAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`triage_state = 'open' and cardinality(risks) > 0`),
    index('comments_spam_idx').on(t.companyId, t.brandId, t.day).where(isInboxSpam),
    // Reviews whose rating a reply may still raise.
    index('comments_low_idx')
      .on(t.companyId, t.brandId, t.occurredAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`rating <= 3 and triage_state <> 'hidden'`),
    index('comments_product_idx').on(t.companyId, t.brandId, t.productId, t.status, t.occurredAt.desc().nullsFirst()),
    foreignKey({
      name: 'comments_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    foreignKey({
      name: 'comments_product_fkey',
      columns: [t.companyId, t.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    index('comments_snoozed_idx')
      .on(t.companyId, t.snoozedUntil)
      .where(sql`snoozed_until is not null`),
    index('comments_assignee_idx')
      .on(t.companyId, t.brandId, t.assigneeId, t.occurredAt.desc().nullsFirst())
      .where(sql`assignee_id is not null`),
    index('comments_post_idx')
      .on(t.companyId, t.brandId, t.platform, t.postExternalId)
      .where(sql`post_external_id is not null`),
    // Must match features/comments/author-key.ts exactly.
    index('comments_author_idx').on(
      t.companyId,
      t.brandId,
      sql`left(coalesce('mail:' || nullif(lower(btrim(author_email)), ''), 'id:' || platform || ':' || nullif(btrim(author_external_id), ''), 'name:' || platform || ':' || nullif(lower(btrim(author_name)), '')), 250)`,
    ),
    index('comments_import_idx')
      .on(t.companyId, t.importId)
      .where(sql`import_id is not null`),
  ],
)
