import { sql } from 'drizzle-orm'
import { check, foreignKey, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { companies } from './companies.ts'

/** The identity provider of a company's members; at most one. */
export const ssoProviders = app.table(
  'sso_providers',
  {
    companyId: companyId(),
    /** As in its discovery document. */
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    mode: text('mode').notNull(),
    /** Of users who sign in by the provider for the first time. */
    defaultRole: text('default_role').notNull(),
    /** When issuer, client or secret last changed: earlier sign-ins don't verify the new ones. */
    configuredAt: at('configured_at').notNull(),
    createdBy: uuid('created_by'),
    createdAt: at('created_at').notNull(),
    changedBy: uuid('changed_by'),
    changedAt: at('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'sso_providers_pkey', columns: [t.companyId] }),
    foreignKey({ name: 'sso_providers_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
    check('sso_providers_issuer_check', sql`${t.issuer} like 'https://%'`),
    check('sso_providers_mode_check', sql`${t.mode} in ('optional', 'required')`),
    check('sso_providers_role_check', sql`${t.defaultRole} in ('editor', 'viewer')`),
  ],
)

/** A domain that a company claims; it takes effect once `domain_claims` has a row for it. */
export const ssoDomains = app.table(
  'sso_domains',
  {
    companyId: companyId(),
    domain: text('domain').notNull(),
    /** What its TXT record must contain. */
    token: text('token').notNull(),
    checkedAt: at('checked_at'),
    createdBy: uuid('created_by'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'sso_domains_pkey', columns: [t.companyId, t.domain] }),
    foreignKey({ name: 'sso_domains_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
    check('sso_domains_lower_check', sql`${t.domain} = lower(${t.domain})`),
  ],
)

/** Global: the one company that verified a domain with its TXT record. */
export const domainClaims = app.table(
  'domain_claims',
  {
    domain: text('domain').primaryKey(),
    companyId: companyId(),
    /** The TXT record's token. Before another company can take over the domain, this record must be gone. */
    token: text('token').notNull(),
    claimedAt: at('claimed_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'domain_claims_company_fkey',
      columns: [t.companyId],
      foreignColumns: [companies.companyId],
    }).onDelete('cascade'),
    index('domain_claims_company_idx').on(t.companyId),
  ],
)
