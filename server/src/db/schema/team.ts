import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BrandRole } from '@bizamply/contract/roles'
import { app, at, companyId } from './base.ts'
import { brands, companies, customRoles, members } from './companies.ts'

/** An invitation to the company for the owner of an address. */
export const invitations = app.table(
  'invitations',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    /** The inviter's name for them; null if not given. */
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** Keyed, so that the table alone can't produce a link. */
    tokenHash: text('token_hash').notNull(),
    role: text('role').notNull(),
    /** By brand id; null if the role counts in every brand. */
    brandRoles: jsonb('brand_roles').$type<Record<string, BrandRole>>(),
    customRoleId: uuid('custom_role_id'),
    note: text('note'),
    /** The newest mail. */
    mailId: uuid('mail_id'),
    sentCount: integer('sent_count').notNull().default(1),
    invitedBy: uuid('invited_by'),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    acceptedAt: at('accepted_at'),
    acceptedBy: uuid('accepted_by'),
    revokedAt: at('revoked_at'),
  },
  (t) => [
    primaryKey({ name: 'invitations_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('invitations_token_key').on(t.companyId, t.tokenHash),
    uniqueIndex('invitations_open_key')
      .on(t.companyId, t.email)
      .where(sql`${t.acceptedAt} is null and ${t.revokedAt} is null`),
    foreignKey({ name: 'invitations_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
    foreignKey({
      name: 'invitations_custom_role_fkey',
      columns: [t.companyId, t.customRoleId],
      foreignColumns: [customRoles.companyId, customRoles.id],
    }),
    check('invitations_role_check', sql`${t.role} in ('admin', 'editor', 'viewer')`),
    check('invitations_email_lower_check', sql`${t.email} = lower(${t.email})`),
    check('invitations_end_check', sql`${t.acceptedAt} is null or ${t.revokedAt} is null`),
  ],
)

/** A member's roles by brand; a brand without a row is none. Without any rows, the company's role counts. */
export const memberBrandRoles = app.table(
  'member_brand_roles',
  {
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    brandId: uuid('brand_id').notNull(),
    role: text('role').notNull(),
  },
  (t) => [
    primaryKey({ name: 'member_brand_roles_pkey', columns: [t.companyId, t.userId, t.brandId] }),
    foreignKey({
      name: 'member_brand_roles_member_fkey',
      columns: [t.companyId, t.userId],
      foreignColumns: [members.companyId, members.userId],
    }).onDelete('cascade'),
    // Not in cascade: without any row the company's role would count.
    foreignKey({
      name: 'member_brand_roles_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    check('member_brand_roles_role_check', sql`${t.role} in ('admin', 'editor', 'viewer', 'none')`),
  ],
)

/** A member who lost the second factor: an admin approves, and it is removed after a day of notice. */
export const factorRecoveries = app.table(
  'factor_recoveries',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    state: text('state').notNull().default('requested'),
    /** Keyed; of the link in the emails that cancels it. */
    stopHash: text('stop_hash').notNull(),
    requestedAt: at('requested_at').notNull(),
    /** Expires without an approval by then. */
    expiresAt: at('expires_at').notNull(),
    approvedBy: uuid('approved_by'),
    approvedAt: at('approved_at'),
    dueAt: at('due_at'),
    endedBy: uuid('ended_by'),
    endedAt: at('ended_at'),
  },
  (t) => [
    primaryKey({ name: 'factor_recoveries_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('factor_recoveries_open_key')
      .on(t.companyId, t.userId)
      .where(sql`${t.state} in ('requested', 'approved')`),
    uniqueIndex('factor_recoveries_stop_key').on(t.companyId, t.stopHash),
    foreignKey({
      name: 'factor_recoveries_member_fkey',
      columns: [t.companyId, t.userId],
      foreignColumns: [members.companyId, members.userId],
    }).onDelete('cascade'),
    check('factor_recoveries_state_check', sql`${t.state} in ('requested', 'approved', 'stopped', 'done')`),
    check('factor_recoveries_own_check', sql`${t.approvedBy} <> ${t.userId}`),
    check(
      'factor_recoveries_approved_check',
      sql`${t.state} not in ('approved', 'done') or (${t.approvedBy} is not null and ${t.dueAt} is not null)`,
    ),
  ],
)
