import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { brands } from './companies.ts'

/** Customers that a brand can message on WhatsApp, and why. */
export const contacts = app.table(
  'contacts',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    /** Digits with country code; null for a customer who hides it behind a user name. */
    phone: text('phone'),
    /** WhatsApp's id of the customer for this business. */
    whatsappId: text('whatsapp_id'),
    name: text('name'),
    email: text('email'),
    /** The source of the number: the platform, the shop, or a member who typed it. */
    source: text('source').notNull(),
    optedInAt: at('opted_in_at'),
    optInSource: text('opt_in_source'),
    /** No more messages, not even replies: the customer wrote "STOP", or a member withdrew the consent. */
    optedOutAt: at('opted_out_at'),
    /** The customer stopped marketing messages in WhatsApp, which then delivers no marketing template to them. */
    marketingStopped: boolean('marketing_stopped').notNull().default(false),
    /** When they last stopped or resumed them. */
    marketingSetAt: at('marketing_set_at'),
    /** Free text can be sent until then; each of the customer's messages extends it by 24 hours. */
    windowUntil: at('window_until'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'contacts_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('contacts_phone_key').on(t.companyId, t.brandId, t.phone),
    uniqueIndex('contacts_whatsapp_key').on(t.companyId, t.brandId, t.whatsappId),
    index('contacts_email_idx').on(t.companyId, t.brandId, t.email),
    foreignKey({
      name: 'contacts_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    check('contacts_source_check', sql`${t.source} in ('platform', 'shop', 'member', 'whatsapp')`),
    check('contacts_reachable_check', sql`${t.phone} is not null or ${t.whatsappId} is not null`),
  ],
)

/** A brand's WhatsApp templates, as last reported. */
export const whatsappTemplates = app.table(
  'whatsapp_templates',
  {
    companyId: companyId(),
    brandId: uuid('brand_id').notNull(),
    name: text('name').notNull(),
    language: text('language').notNull(),
    category: text('category').notNull(),
    status: text('status').notNull(),
    body: text('body').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'whatsapp_templates_pkey', columns: [t.companyId, t.brandId, t.name, t.language] }),
    foreignKey({
      name: 'whatsapp_templates_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
  ],
)

/** Every message of a conversation, the customer's and ours; status moves forward only. */
export const whatsappMessages = app.table(
  'whatsapp_messages',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    brandId: uuid('brand_id').notNull(),
    contactId: uuid('contact_id').notNull(),
    direction: text('direction').notNull(),
    externalId: text('external_id'),
    body: text('body').notNull(),
    template: text('template'),
    /** The delivery of the reply that it carries. */
    deliveryId: uuid('delivery_id'),
    status: text('status').notNull(),
    reason: text('reason'),
    statusAt: at('status_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'whatsapp_messages_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('whatsapp_messages_external_key').on(t.companyId, t.brandId, t.externalId),
    index('whatsapp_messages_contact_idx').on(t.companyId, t.contactId, t.createdAt),
    index('whatsapp_messages_recent_idx').on(
      t.companyId,
      t.brandId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    foreignKey({
      name: 'whatsapp_messages_contact_fkey',
      columns: [t.companyId, t.contactId],
      foreignColumns: [contacts.companyId, contacts.id],
    }),
    check('whatsapp_messages_direction_check', sql`${t.direction} in ('in', 'out')`),
    check(
      'whatsapp_messages_status_check',
      sql`${t.status} in ('received', 'accepted', 'sent', 'delivered', 'read', 'failed')`,
    ),
  ],
)
