import { sql } from 'drizzle-orm'
import { check, doublePrecision, foreignKey, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { companies } from './companies.ts'

/** The model that writes a company's replies instead of the installation's; at most one. */
export const companyModels = app.table(
  'company_models',
  {
    companyId: companyId(),
    provider: text('provider').notNull(),
    /** For Azure only. */
    resource: text('resource'),
    /** For Bedrock only. */
    region: text('region'),
    model: text('model').notNull(),
    sealedKey: text('sealed_key').notNull(),
    /** The last four characters of the key. */
    keyHint: text('key_hint').notNull(),
    reasoningEffort: text('reasoning_effort'),
    /** Per million tokens. */
    inputPrice: doublePrecision('input_price'),
    outputPrice: doublePrecision('output_price'),
    changedBy: uuid('changed_by'),
    changedAt: at('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'company_models_pkey', columns: [t.companyId] }),
    foreignKey({ name: 'company_models_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
    check('company_models_resource_check', sql`(${t.provider} = 'azure') = (${t.resource} is not null)`),
    check('company_models_region_check', sql`(${t.provider} = 'bedrock') = (${t.region} is not null)`),
    check('company_models_prices_check', sql`(${t.inputPrice} is null) = (${t.outputPrice} is null)`),
  ],
)
