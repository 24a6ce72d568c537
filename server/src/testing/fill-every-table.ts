import { newId } from '../db/ids.ts'
import { fillPeopleTables } from './fill-people-tables.ts'
import { fillProjectTables } from './fill-project-tables.ts'
import { alertsOf, reportsOf } from './alert-and-report-rows.ts'
import type { TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'
import { fillMoneyTables } from './fill-money-tables.ts'

/** Inserts at least one row into every tenant table. */
export async function fillEveryTable(app: TestApp, company: TestCompany): Promise<void> {
  const [sent = '', other = ''] = await company.comments(['The handle came off.', 'Lovely bag.'])
  const editor = await company.as('editor')
  await editor.post('/api/comments/generate', { commentId: sent })
  await editor.post(`/api/comments/${sent}/send`, { version: 1 })
  await editor.post('/api/comments/generate', { commentId: other })
  const at = app.services.now()
  const { rows } = await app.owner.query<{ id: string }>('select id from app.connections where company_id = $1', [
    company.companyId,
  ])
  await app.owner.query(
    `insert into app.job_runs (company_id, id, brand_id, kind, state, created_at) values ($1, $2, $3, 'backfill', 'done', $4)`,
    [company.companyId, newId(), company.brandId, at],
  )
  await app.owner.query(`insert into app.webhook_receipts values ($1, $2, 'a delivery', $3)`, [
    company.companyId,
    rows[0]?.id,
    at,
  ])
  await app.owner.query(`insert into app.webhook_deliveries values ($1, $2, $3, 'sealed', $4)`, [
    company.companyId,
    newId(),
    rows[0]?.id,
    at,
  ])
  await fillImportTables(app, company, at)
  await fillConversationTables(app, company, at)
  await fillWorkTables(app, company, sent, at)
  await fillMoneyTables(app, company, sent, at)
  await fillProjectTables(app, company, sent, at)
  await fillPeopleTables(app, company, sent, at)
}

/** Triage, notes and views of members. */
async function fillWorkTables(
  app: TestApp,
  { companyId, brandId }: TestCompany,
  comment: string,
  at: Date,
): Promise<void> {
  const id = newId()
  const { rows: members } = await app.owner.query<{ user_id: string }>(
    'select user_id from app.members where company_id = $1',
    [companyId],
  )
  const userId = members[0]?.user_id
  const rows: [string, unknown[]][] = [
    [`tags (company_id, name, created_at) values ($1, 'vip', $2)`, [at]],
    [`circuit_breakers (company_id, connection_id) select $1, id from app.connections where company_id = $1`, []],
    [`member_brand_roles (company_id, user_id, brand_id, role) values ($1, $2, $3, 'editor')`, [userId, brandId]],
    [
      `invitations (company_id, id, email, token_hash, role, created_at, sent_at, expires_at)
       values ($1, $2, 'somebody@shop.test', 'a hash', 'viewer', $3, $3, $3)`,
      [id, at],
    ],
    [`support_sessions values ($1, $2, $2, $2, $3, 'Sync is stuck', $4, $4)`, [id, userId, at]],
    [`custom_roles values ($1, $2, 'Agency', '{replies.write}', null, $3, $3)`, [id, at]],
    [
      `factor_recoveries (company_id, id, user_id, stop_hash, requested_at, expires_at) values ($1, $2, $3, 'a hash', $4, $4)`,
      [id, userId, at],
    ],
    [
      `saved_views (company_id, id, brand_id, user_id, name, query, created_at) values ($1, $2, $3, $4, 'Angry', '', $5)`,
      [id, brandId, userId, at],
    ],
    [
      `comment_notes (company_id, id, comment_id, user_id, text, created_at) values ($1, $2, $3, $4, 'Look', $5)`,
      [id, comment, userId, at],
    ],
    [`comment_changes values ($1, $2, $3, $4, 'rating-up', 2, 5, $5, $5)`, [id, brandId, comment, at]],
    [
      `comment_events (company_id, id, comment_id, kind, details, created_at) values ($1, $2, $3, 'hidden', '{}', $4)`,
      [id, comment, at],
    ],
    [
      `reading_corrections (company_id, id, comment_id, read_by, before, after, user_id, created_at)
       values ($1, $2, $3, 1, '{}', '{}', $4, $5)`,
      [id, comment, userId, at],
    ],
    [
      `presences (company_id, comment_id, tab, user_id, state, seen_at) values ($1, $2, 'tab', $3, 'looking', $4)`,
      [comment, userId, at],
    ],
    [
      `reply_templates (company_id, id, name, text, created_at, updated_at) values ($1, $2, 'Ours', 'Hi', $3, $3)`,
      [id, at],
    ],
    [
      `bulk_jobs (company_id, job_id, brand_id, action, target, created_at)
       select $1, id, $2, 'generate', 'platform', $3 from app.job_runs where company_id = $1 limit 1`,
      [brandId, at],
    ],
    [
      `bulk_items (company_id, job_id, position, comment_id)
       select $1, job_id, 0, $2 from app.bulk_jobs where company_id = $1`,
      [comment],
    ],
    [
      `notifications (company_id, id, brand_id, user_id, kind, once_key, created_at)
       values ($1, $2, $3, $4, 'comment', 'a key', $5)`,
      [id, brandId, userId, at],
    ],
    [
      `notification_sends (company_id, id, notification_id, user_id, channel, due_at, created_at)
       values ($1, $2, $2, $3, 'mail', $4, $4)`,
      [id, userId, at],
    ],
    [`notification_mutes (company_id, user_id, brand_id) values ($1, $2, $3)`, [userId, brandId]],
    [
      `discounts (company_id, id, brand_id, code, title, type, status, created_at)
       values ($1, $2, $3, 'TEN', 'Ten', 'percentage', 'active', $4)`,
      [id, brandId, at],
    ],
    [
      `company_deletions (company_id, requested_at, due_at) values ($1, $2, $2::timestamptz + interval '14 days')`,
      [at],
    ],
    ...alertsOf(id, brandId, at),
    [`company_exports (company_id, id, state, requested_at) values ($1, $2, 'done', $3)`, [id, at]],
    ...reportsOf(id, brandId, at),
  ]
  for (const [into, values] of rows) await app.owner.query(`insert into app.${into}`, [companyId, ...values])
}

async function fillConversationTables(app: TestApp, { companyId, brandId }: TestCompany, at: Date): Promise<void> {
  const id = newId()
  const rows: [string, unknown[]][] = [
    [
      `posts (company_id, id, brand_id, platform, external_id, created_at) values ($1, $2, $3, 'instagram', 'p', $4)`,
      [id, brandId, at],
    ],
    [
      `contacts (company_id, id, brand_id, phone, source, created_at) values ($1, $2, $3, '491701234567', 'member', $4)`,
      [id, brandId, at],
    ],
    [
      `whatsapp_messages (company_id, id, brand_id, contact_id, direction, body, status, status_at, created_at)
       values ($1, $2, $3, $2, 'in', 'Hello', 'received', $4, $4)`,
      [id, brandId, at],
    ],
    [
      `whatsapp_templates (company_id, brand_id, name, language, category, status, body, updated_at)
       values ($1, $2, 'thanks', 'en', 'UTILITY', 'APPROVED', 'Thank you', $3)`,
      [brandId, at],
    ],
    [
      `site_days (company_id, brand_id, day, page_path, sessions, users, purchases, revenue_micros, read_at)
       values ($1, $2, '2026-11-01', '/', 1, 1, 0, 0, $3)`,
      [brandId, at],
    ],
    [
      `connection_events (company_id, id, brand_id, platform, kind, created_at)
       values ($1, $2, $3, 'judgeme', 'connected', $4)`,
      [id, brandId, at],
    ],
    [
      `connection_marks (company_id, connection_id, at) select $1, id, $2 from app.connections where company_id = $1`,
      [at],
    ],
    [
      `privacy_requests (company_id, id, topic, shop, dedupe_key, received_at)
       values ($1, $2, 'data-request', 'a.myshopify.com', 'k', $3)`,
      [id, at],
    ],
  ]
  for (const [into, values] of rows) await app.owner.query(`insert into app.${into}`, [companyId, ...values])
}

async function fillImportTables(app: TestApp, { companyId, brandId }: TestCompany, at: Date): Promise<void> {
  const [id, file] = [newId(), newId()]
  const rows: [string, unknown[]][] = [
    [`files (company_id, id, purpose, name, size, created_at) values ($1, $2, 'import', 'a.csv', 1, $3)`, [file, at]],
    [`file_pieces (company_id, file_id, piece, bytes) values ($1, $2, 0, 'a')`, [file]],
    [
      `imports (company_id, id, brand_id, kind, job_id, file_name, mapping, created_at)
       values ($1, $2, $3, 'comments', $2, 'a.csv', '{}', $4)`,
      [id, brandId, at],
    ],
    [`import_rejects (company_id, import_id, line, reason, cells) values ($1, $2, 3, 'no text', '[]')`, [id]],
    [`import_changes (company_id, import_id, subject_id, before) values ($1, $2, $2, '{}')`, [id]],
    [
      `import_mappings (company_id, id, kind, signature, mapping, updated_at) values ($1, $2, 'comments', 's', '{}', $3)`,
      [id, at],
    ],
    [
      `brand_facts (company_id, id, brand_id, topic, text, language, updated_at)
       values ($1, $2, $3, 'returns', 'Within 30 days.', 'en', $4)`,
      [id, brandId, at],
    ],
    [
      `audit_entries (company_id, id, action, details, created_at) values ($1, $2, 'import.undone', '{}', $3)`,
      [id, at],
    ],
  ]
  for (const [into, values] of rows) await app.owner.query(`insert into app.${into}`, [companyId, ...values])
}
