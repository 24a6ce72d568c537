import { newId } from '../db/ids.ts'
import type { TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'

/** Charges, spending limits and discounts. */
export async function fillMoneyTables(
  app: TestApp,
  { companyId, brandId }: TestCompany,
  comment: string,
  at: Date,
): Promise<void> {
  const id = newId()
  const rows: [string, unknown[]][] = [
    [
      `charges (company_id, id, brand_id, shop, kind, item, credits, cents, currency, state, plan_before, created_at)
       values ($1, $2, $3, 'a shop', 'subscription', 'basic', 1000, 2099, 'USD', 'active', 'free', $4)`,
      [id, brandId, at],
    ],
    [
      `subscriptions (company_id, charge_id, plan, state, since, current_period_end, check_at, updated_at)
       values ($1, $2, 'basic', 'active', $3, $3, $3, $3)`,
      [id, at],
    ],
    [`spending_limits (company_id, scope, subject_id, per_day) values ($1, 'brand', $2, 100)`, [brandId]],
    [
      `credit_days (company_id, day, opening, added, used, closing, first_seq, last_seq, head, closed_at)
       values ($1, '2026-01-01', 0, 0, 0, 0, 1, 0, '', $2)`,
      [at],
    ],
    [
      `discount_handouts (company_id, brand_id, code, comment_id, at) values ($1, $2, 'CODE', $3, $4)`,
      [brandId, comment, at],
    ],
    [
      `discount_orders (company_id, brand_id, external_id, code, savings, total, currency, ordered_at, changed_at)
       values ($1, $2, '1', 'CODE', 1, 10, 'EUR', $3, $3)`,
      [brandId, at],
    ],
    [`discount_reads (company_id, brand_id, due_at) values ($1, $2, $3)`, [brandId, at]],
    [
      `company_models (company_id, provider, model, sealed_key, key_hint, changed_at)
       values ($1, 'openai', 'writer', '', 'abcd', $2)`,
      [at],
    ],
    [
      `sso_providers (company_id, issuer, client_id, sealed_secret, mode, default_role, configured_at, created_at, changed_at)
       values ($1, 'https://id.shop.test', 'ours', '', 'optional', 'viewer', $2, $2, $2)`,
      [at],
    ],
    [
      `brand_logos (company_id, brand_id, size, hash, bytes, created_at) values ($1, $2, 64, 'a hash', 'x', $3)`,
      [brandId, at],
    ],
    [`sso_domains (company_id, domain, token, created_at) values ($1, 'shop.test', 'a token', $2)`, [at]],
  ]
  for (const [row, values] of rows) await app.owner.query(`insert into app.${row}`, [companyId, ...values])
}
