import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCompany, type TestCompany } from '../testing/make-company.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { newId } from './ids.ts'

/** The closed list: everything else belongs to a company and is walled by policy. */
const globalTables = [
  'accepted_terms',
  'accounts',
  'credit_settings',
  'events',
  'limits',
  'logins',
  'mails',
  'oauth_attempts',
  'onboarding_drafts',
  'sessions',
  'shop_claims',
  'shop_installs',
  'users',
  'verifications',
]
let app: TestApp
let ours: TestCompany
let theirs: TestCompany
let tenantTables: string[] = []
/** A connection with the rights that the product has, and no more. */
let login: pg.Client

beforeAll(async () => {
  app = await startTestApp()
  login = new pg.Client({ connectionString: app.url })
  await login.connect()
  const { rows } = await app.owner.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'app'::regnamespace and relkind in ('r', 'p') order by 1`,
  )
  tenantTables = rows.map((row) => row.relname).filter((name) => !globalTables.includes(name))
  ours = await makeCompany(app)
  theirs = await makeCompany(app)
  for (const company of [ours, theirs]) await liveALittle(company)
})
afterAll(async () => {
  await login.end()
  await app.stop()
})

/** Leaves at least one row in every tenant table. */
async function liveALittle(company: TestCompany): Promise<void> {
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
  await leaveAnImport(company, at)
  await leaveConversations(company, at)
  await leaveWork(company, sent, at)
  await leaveMoney(company, sent, at)
}

/** What a company buys, caps and gives away. */
async function leaveMoney({ companyId, brandId }: TestCompany, comment: string, at: Date): Promise<void> {
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
    [`credit_caps (company_id, scope, subject_id, per_day) values ($1, 'brand', $2, 100)`, [brandId]],
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
  ]
  for (const [row, values] of rows) await app.owner.query(`insert into app.${row}`, [companyId, ...values])
}

/** What members do with a comment. */
async function leaveWork({ companyId, brandId }: TestCompany, comment: string, at: Date): Promise<void> {
  const id = newId()
  const { rows: members } = await app.owner.query<{ user_id: string }>(
    'select user_id from app.members where company_id = $1',
    [companyId],
  )
  const userId = members[0]?.user_id
  const rows: [string, unknown[]][] = [
    [`tags (company_id, name, created_at) values ($1, 'vip', $2)`, [at]],
    [
      `saved_views (company_id, id, brand_id, user_id, name, query, created_at) values ($1, $2, $3, $4, 'Angry', '', $5)`,
      [id, brandId, userId, at],
    ],
    [
      `comment_notes (company_id, id, comment_id, user_id, text, created_at) values ($1, $2, $3, $4, 'Look', $5)`,
      [id, comment, userId, at],
    ],
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
      `discounts (company_id, id, brand_id, code, title, type, status, created_at)
       values ($1, $2, $3, 'TEN', 'Ten', 'percentage', 'active', $4)`,
      [id, brandId, at],
    ],
    ...reportsOf(id, brandId, at),
  ]
  for (const [into, values] of rows) await app.owner.query(`insert into app.${into}`, [companyId, ...values])
}

const reportsOf = (id: string, brandId: string, at: Date): [string, unknown[]][] => [
  [
    `reports (company_id, id, brand_id, title, description, category, chart, sections, filter, range, compare, formats, hour,
       recipients, created_at, updated_at)
     values ($1, $2, $3, 'Week', '', 'product', 'line', '{figures}', '{}', 'last-week', 'none', '{pdf}', 8, '{}', $4, $4)`,
    [id, brandId, at],
  ],
  [
    `report_runs (company_id, id, brand_id, report_id, state, from_day, to_day, started_at, ended_at, recipients)
     values ($1, $2, $3, $2, 'done', '2026-11-01', '2026-11-07', $4, $4, '{}')`,
    [id, brandId, at],
  ],
  [
    `report_downloads (company_id, id, brand_id, run_id, format, downloaded_at) values ($1, $2, $3, $2, 'pdf', $4)`,
    [id, brandId, at],
  ],
]

async function leaveConversations({ companyId, brandId }: TestCompany, at: Date): Promise<void> {
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

async function leaveAnImport({ companyId, brandId }: TestCompany, at: Date): Promise<void> {
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

async function inside<T>(companyId: string | null, work: (client: pg.Client) => Promise<T>): Promise<T> {
  await login.query('begin')
  await login.query('set local role app_tenant')
  if (companyId) await login.query(`set local app.company_id = '${companyId}'`)
  try {
    return await work(login)
  } finally {
    await login.query('rollback')
  }
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error & { code?: string }) => error.code ?? error.message,
  )
const DENIED = '42501'

describe('the catalogue', () => {
  test('has no table that is neither in the closed global list nor walled by policy', async () => {
    const { rows } = await app.owner.query<{ name: string; rls: boolean; policies: string[]; leading: string | null }>(
      `select c.relname as name, c.relrowsecurity as rls,
         array(select p.polname::text from pg_policy p where p.polrelid = c.oid order by 1) as policies,
         (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
           where i.indrelid = c.oid and i.indisprimary) as leading
       from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
    )
    for (const { name, rls, policies, leading } of rows) {
      if (globalTables.includes(name)) expect([name, rls]).toEqual([name, false])
      else expect([name, rls, policies, leading]).toEqual([name, true, ['admin_reads', 'tenant'], 'company_id'])
    }
    expect(rows.length).toBe(globalTables.length + tenantTables.length)
  })

  test('lets no child of one company stand under a parent of another', async () => {
    const { rows } = await app.owner.query<{ name: string; child: string; columns: string[] }>(
      `select k.conname as name, k.conrelid::regclass::text as child,
         array(select attname::text from pg_attribute where attrelid = k.conrelid and attnum = any(k.conkey)) as columns
       from pg_constraint k join pg_class c on c.oid = k.conrelid and c.relrowsecurity
       join pg_class p on p.oid = k.confrelid and p.relrowsecurity where k.contype = 'f'`,
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const { name, columns } of rows) expect([name, columns.includes('company_id')]).toEqual([name, true])
    const stray = `insert into app.products (company_id, id, brand_id, external_id, title, created_at)
      values ($1, $2, $3, 'x', 'x', now())`
    expect(await codeOf(app.owner.query(stray, [ours.companyId, newId(), theirs.brandId]))).toBe('23503')
  })

  test('gives the pool no right of the owner: it neither changes tables nor passes a policy by', async () => {
    const { rows } = await app.owner.query<{
      rolname: string
      rolsuper: boolean
      rolbypassrls: boolean
      owns: boolean
    }>(
      `select rolname, rolsuper, rolbypassrls, exists (select 1 from pg_class where relowner = r.oid
         and relnamespace = 'app'::regnamespace) as owns
       from pg_roles r where rolname in ('app_server', 'app_tenant', 'app_admin') order by 1`,
    )
    expect(rows.map((row) => [row.rolname, row.rolsuper, row.rolbypassrls, row.owns])).toEqual([
      ['app_admin', false, false, false],
      ['app_server', false, false, false],
      ['app_tenant', false, false, false],
    ])
    expect(await codeOf(login.query('create table app.x (id int)'))).toBe(DENIED)
    expect(await codeOf(login.query('alter table app.comments disable row level security'))).toBe(DENIED)
    expect(await codeOf(login.query('drop policy tenant on app.comments'))).toBe(DENIED)
    expect(await codeOf(login.query('set role postgres'))).not.toBe('done')
  })
})

describe('inside a company', () => {
  test('every tenant table has rows of both, and shows only those of the company', async () => {
    for (const table of tenantTables) {
      const all = await app.owner.query<{ company_id: string }>(`select distinct company_id from app.${table}`)
      expect([table, all.rows.map((row) => row.company_id).toSorted()]).toEqual([
        table,
        [ours.companyId, theirs.companyId].toSorted(),
      ])
      const seen = await inside(ours.companyId, (tx) =>
        tx.query<{ company_id: string }>(`select distinct company_id from app.${table}`),
      )
      expect([table, seen.rows.map((row) => row.company_id)]).toEqual([table, [ours.companyId]])
      const named = await inside(ours.companyId, (tx) =>
        tx.query(`select 1 from app.${table} where company_id = $1`, [theirs.companyId]),
      )
      expect([table, named.rowCount]).toEqual([table, 0])
    }
  })

  test('no statement changes or removes a row of another, nor puts one there', async () => {
    for (const table of tenantTables) {
      const update = `update app.${table} set company_id = company_id where company_id = $1`
      const moved = `update app.${table} set company_id = $1 where company_id = $2`
      const removed = `delete from app.${table} where company_id = $1`
      for (const work of [
        (tx: pg.Client) => tx.query(update, [theirs.companyId]),
        (tx: pg.Client) => tx.query(removed, [theirs.companyId]),
      ]) {
        const outcome = await inside(ours.companyId, (tx) =>
          work(tx).then(
            ({ rowCount }) => rowCount,
            (error: Error & { code?: string }) => error.code,
          ),
        )
        expect([table, [0, DENIED].includes(outcome ?? -1)]).toEqual([table, true])
      }
      expect([
        table,
        await inside(ours.companyId, (tx) => codeOf(tx.query(moved, [theirs.companyId, ours.companyId]))),
      ]).toEqual([table, DENIED])
      const copied = `insert into app.${table} select (jsonb_populate_record(t, jsonb_build_object('company_id', $1::text))).*
        from app.${table} t limit 1`
      const outcome = await inside(ours.companyId, (tx) => codeOf(tx.query(copied, [theirs.companyId])))
      expect([table, outcome]).toEqual([table, DENIED])
      expect(await inside(ours.companyId, (tx) => codeOf(tx.query(`truncate app.${table}`)))).toBe(DENIED)
    }
  })

  test('forgetting to enter the company gives no rows and takes none', async () => {
    for (const table of tenantTables) {
      const seen = await inside(null, (tx) => tx.query(`select 1 from app.${table}`))
      expect([table, seen.rowCount]).toEqual([table, 0])
      const copied = `insert into app.${table} select (jsonb_populate_record(null::app.${table}, $1)).*`
      const { rows } = await app.owner.query<{ row: object }>(`select to_jsonb(t) as row from app.${table} t limit 1`)
      const outcome = await inside(null, (tx) => codeOf(tx.query(copied, [JSON.stringify(rows[0]?.row)])))
      expect([table, outcome]).toEqual([table, DENIED])
    }
  })

  test('the definer functions refuse the id of another company, and of none', async () => {
    const search = 'select app.find_comments($1, $2, $3, null, null, null, null, null, 10)'
    const count = 'select app.count_comments($1, $2, $3, null, null, 10)'
    const tell = 'select app.emit($1, $2, $3, array[null], now())'
    for (const [text, third] of [
      [search, '%'],
      [count, '%'],
      [tell, 'comment'],
    ] as const) {
      const values = [theirs.companyId, theirs.brandId, third]
      expect(await inside(ours.companyId, (tx) => codeOf(tx.query(text, values)))).toBe(DENIED)
      expect(await inside(null, (tx) => codeOf(tx.query(text, values)))).toBe(DENIED)
      expect(await codeOf(login.query(text, values))).toBe(DENIED)
    }
    const ownId = [ours.companyId, theirs.brandId, '%']
    const { rows } = await inside(ours.companyId, (tx) => tx.query<{ find_comments: string[] }>(search, ownId))
    expect(rows[0]?.find_comments).toEqual([])
  })

  test('people show what a name needs, and neither passwords nor sessions', async () => {
    expect(await inside(ours.companyId, (tx) => codeOf(tx.query('select id, email, name from app.users')))).toBe('done')
    for (const text of [
      'select role from app.users',
      'select * from app.accounts',
      'select * from app.sessions',
      'select * from app.verifications',
      'select * from app.shop_claims',
      'select * from app.events',
      'select * from app.limits',
      'select * from pgboss.job',
      "update app.users set role = 'super_admin'",
      'update app.credit_settings set generate_credits = 1',
    ]) {
      expect([text, await inside(ours.companyId, (tx) => codeOf(tx.query(text)))]).toEqual([text, DENIED])
    }
  })
})

describe('outside a company', () => {
  test('the pool has no right on any tenant table', async () => {
    for (const table of tenantTables) {
      for (const text of [
        `select 1 from app.${table}`,
        `insert into app.${table} default values`,
        `update app.${table} set company_id = company_id`,
        `delete from app.${table}`,
        `truncate app.${table}`,
      ]) {
        expect([text, await codeOf(login.query(text))]).toEqual([text, DENIED])
      }
    }
  })

  test('the administrator reads every company and changes none', async () => {
    const asAdmin = async (text: string): Promise<string> => {
      await login.query('begin')
      await login.query('set local role app_admin')
      const outcome = await codeOf(login.query(text))
      await login.query('rollback')
      return outcome
    }
    for (const table of tenantTables) {
      expect([table, await asAdmin(`select 1 from app.${table}`)]).toEqual([table, 'done'])
      expect([table, await asAdmin(`delete from app.${table}`)]).toEqual([table, DENIED])
      expect([table, await asAdmin(`update app.${table} set company_id = company_id`)]).toEqual([table, DENIED])
    }
  })
})

describe('the ledger', () => {
  test('takes no change, removal or emptying of an entry from a company', async () => {
    for (const text of [
      'update app.credit_entries set credits = 1',
      'delete from app.credit_entries',
      'truncate app.credit_entries',
      'update app.credit_grants set credits = 1',
      'delete from app.credit_grants',
      'delete from app.credit_holds',
      'delete from app.credit_accounts',
      'delete from app.deliveries',
      'delete from app.companies',
    ]) {
      expect([text, await inside(ours.companyId, (tx) => codeOf(tx.query(text)))]).toEqual([text, DENIED])
    }
  })

  test('refuses even its owner', async () => {
    for (const text of [
      'update app.credit_entries set credits = 1',
      'update app.credit_entries set hash = hash',
      'delete from app.credit_entries',
      'truncate app.credit_entries',
      'truncate app.credit_entries cascade',
    ]) {
      expect([text, await codeOf(app.owner.query(text))]).toEqual([text, DENIED])
    }
  })

  test('never lets a balance fall below zero, whatever a statement tries', async () => {
    for (const text of [
      'update app.credit_accounts set used = total + 1',
      'update app.credit_accounts set used = -1',
      'update app.credit_accounts set total = 0',
    ]) {
      expect([text, await inside(ours.companyId, (tx) => codeOf(tx.query(text)))]).toEqual([text, '23514'])
    }
  })

  test('has at most one entry for a hold and for a grant', async () => {
    const double = `insert into app.credit_entries select company_id, seq + 1000, gen_random_uuid(), type, credits,
      balance_after, hold_id, grant_id, created_at, hash from app.credit_entries where hold_id is not null limit 1`
    expect(await codeOf(app.owner.query(double))).toBe('23505')
    expect(await codeOf(app.owner.query(double.replace('hold_id is not', 'grant_id is not')))).toBe('23505')
  })
})
