import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { app, at, companyId } from './base.ts'
import { brands, companies } from './companies.ts'

/** What a shop's merchant was asked to pay. Written before the shop is called; `settleCharge` grants credits once. */
export const charges = app.table(
  'charges',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    /** The shop that pays. */
    brandId: uuid('brand_id').notNull(),
    shop: text('shop').notNull(),
    kind: text('kind').notNull(),
    /** A plan's or a pack's id. */
    item: text('item').notNull(),
    credits: integer('credits').notNull(),
    cents: integer('cents').notNull(),
    currency: text('currency').notNull(),
    state: text('state').notNull(),
    /** The shop's number; null until it created the charge. */
    externalId: text('external_id'),
    confirmationUrl: text('confirmation_url'),
    /** The plan that it replaces. */
    planBefore: text('plan_before').notNull(),
    /** Starts when the paid period ends. */
    atPeriodEnd: boolean('at_period_end').notNull().default(false),
    reason: text('reason'),
    userId: uuid('user_id'),
    createdAt: at('created_at').notNull(),
    decidedAt: at('decided_at'),
    /** When the shop is checked next; null if there is nothing left to check. */
    checkAt: at('check_at'),
  },
  (t) => [
    primaryKey({ name: 'charges_pkey', columns: [t.companyId, t.id] }),
    uniqueIndex('charges_external_key').on(t.companyId, t.kind, t.externalId),
    index('charges_recent_idx').on(t.companyId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('charges_check_idx')
      .on(t.checkAt)
      .where(sql`check_at is not null`),
    foreignKey({
      name: 'charges_brand_fkey',
      columns: [t.companyId, t.brandId],
      foreignColumns: [brands.companyId, brands.id],
    }),
    check('charges_kind_check', sql`${t.kind} in ('subscription', 'pack')`),
    check('charges_cents_check', sql`${t.cents} > 0 and ${t.credits} > 0`),
    check(
      'charges_state_check',
      sql`${t.state} in ('making', 'pending', 'active', 'declined', 'expired', 'cancelled', 'frozen', 'failed', 'unknown')`,
    ),
  ],
)

/**
 * The company's subscription, as the shop last reported. At most one per company; without it, the company is on the
 * free plan.
 */
export const subscriptions = app.table(
  'subscriptions',
  {
    companyId: companyId().primaryKey(),
    chargeId: uuid('charge_id').notNull(),
    plan: text('plan').notNull(),
    state: text('state').notNull(),
    since: at('since').notNull(),
    /** As the shop reports it. */
    currentPeriodEnd: at('current_period_end').notNull(),
    /** The last period end whose credits were granted. */
    grantedPeriodEnd: at('granted_period_end'),
    /** The plan after this period; null if it doesn't change. */
    nextPlan: text('next_plan'),
    /** When the shop is checked next. */
    checkAt: at('check_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    foreignKey({ name: 'subscriptions_company_fkey', columns: [t.companyId], foreignColumns: [companies.companyId] }),
    foreignKey({
      name: 'subscriptions_charge_fkey',
      columns: [t.companyId, t.chargeId],
      foreignColumns: [charges.companyId, charges.id],
    }),
    index('subscriptions_check_idx').on(t.checkAt),
    check('subscriptions_plan_check', sql`${t.plan} in ('basic', 'premium')`),
    check('subscriptions_state_check', sql`${t.state} in ('active', 'frozen', 'ending')`),
    check('subscriptions_next_check', sql`${t.nextPlan} in ('free', 'basic', 'premium')`),
  ],
)
