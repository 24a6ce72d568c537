import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../db/ids.ts'
import type { Caller, Loose } from '../../../testing/caller.ts'
import { expectRefusal } from '../../../testing/expect-refusal.ts'
import { fillEveryTable } from '../../../testing/fill-every-table.ts'
import { makeCompany, PASSWORD, userOf, type TestCompany } from '../../../testing/make-company.ts'
import { tablesContaining } from '../../../testing/tables-containing.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { isSecret } from '../company/exported-tables.ts'
import { enqueueAccountErasures, eraseAccount } from '../index.ts'
import { notOwn, ownCompanyTables, ownGlobalTables } from './own-tables.ts'

let app: TestApp
let ours: TestCompany
let editorId: string
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  ours = await makeCompany(app)
  editorId = await userOf(app, ours, 'editor')
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const DAY_MS = 86_400_000
const FORMER = '00000000-0000-0000-0000-000000000000'
const never = new AbortController().signal
const leave = (caller: Caller) => caller.post('/api/profile/deletion', {})
const isLeaving = async (userId: string): Promise<boolean> =>
  ((await app.owner.query('select 1 from app.account_deletions where user_id = $1', [userId])).rowCount ?? 0) > 0

test('the only admin must hand over the company first, and the error names it', async () => {
  const admin = await ours.as('admin')
  const answer = await leave(admin)
  expectRefusal(answer, 'LAST_ADMIN')
  expect(answer.json['message']).toMatch(/^You’re the only admin of Company .* delete the company first\.$/)
  expect((await admin.get('/api/profile/leaving')).json).toMatchObject({
    data: { onlyAdminOf: expect.stringContaining('Company'), graceDays: 14, backupDays: 30 },
  })
})

test('a deletion request signs out everywhere, and signing in again cancels it', async () => {
  const editor = await ours.as('editor')
  const elsewhere = await ours.as('editor')
  expect((await leave(editor)).status).toBe(200)
  expectRefusal(await elsewhere.get('/api/profile'), 'UNAUTHENTICATED')
  expect(await isLeaving(editorId)).toBe(true)
  const wrong = app.caller()
  expect((await wrong.signIn(ours.emails.editor, `${PASSWORD}x`)).status).toBe(401)
  expect(await isLeaving(editorId)).toBe(true)
  await ours.as('editor')
  expect(await isLeaving(editorId)).toBe(false)
  const { rows } = await app.owner.query<{ template: string }>(
    'select template from app.mails where recipient = $1 order by created_at, id',
    [ours.emails.editor],
  )
  expect(rows.map(({ template }) => template)).toEqual(expect.arrayContaining(['account-leaving', 'account-kept']))
  const { rows: log } = await app.owner.query<{ action: string }>(
    `select action from app.audit_entries where user_id = $1 order by created_at, id`,
    [editorId],
  )
  expect(log.map(({ action }) => action)).toEqual(['security.deletion-requested', 'security.deletion-undone'])
})

test('an admin who is leaving does not count as an admin for the others', async () => {
  const company = await makeCompany(app)
  await app.owner.query(`update app.members set role = 'admin' where company_id = $1 and user_id = $2`, [
    company.companyId,
    await userOf(app, company, 'editor'),
  ])
  const [first, second] = [await company.as('admin'), await company.as('editor')]
  expect((await leave(first)).status).toBe(200)
  expectRefusal(await leave(second), 'LAST_ADMIN')
  expectRefusal(await second.post('/api/team/leave', {}), 'LAST_ADMIN')
})

test('a user can download all their data in one file, without credentials', async () => {
  const editor = await ours.as('editor')
  const answer = await editor.get('/api/profile/export')
  expect(answer.headers.get('content-disposition')).toContain('bizamply-my-data-')
  const data = answer.json as unknown as Record<string, Record<string, unknown>[]>
  expect(data['users']?.[0]).toMatchObject({ id: editorId, email: ours.emails.editor })
  expect(data['sessions']?.length).toBeGreaterThan(0)
  expect((data['company'] as unknown as Loose)['members']).toMatchObject([{ company_id: ours.companyId }])
  for (const word of ['argon2', '"token":', '"password":', ours.emails.admin]) expect(answer.text).not.toContain(word)
  app.advance(11 * 60_000)
  expectRefusal(await editor.get('/api/profile/export'), 'STEP_UP_REQUIRED')
})

test('every column that references a user is in their file or in the list of exceptions with its reason', async () => {
  const { rows } = await app.owner.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
     where table_schema = 'app' and data_type = 'uuid'
       and column_name ~ '(^|_)(user|member|author|actor|assignee|owner)_id$|_by$' order by 1`,
  )
  const known = [
    ...ownGlobalTables.map((table) => `${table}.user_id`),
    ...Object.entries(ownCompanyTables).map(([table, { by }]) => `${table}.${by}`),
    ...Object.keys(notOwn),
  ]
  expect(rows.map(({ column }) => column)).toEqual(known.toSorted())
  expect(isSecret('code_hash') && isSecret('sealed_secret') && isSecret('access_token')).toBe(true)
})

test("after the deadline no data names them: their texts show a former member, and other users' stay", async () => {
  const [comment = ''] = await ours.comments(['The handle came off.'])
  await fillEveryTable(app, ours)
  await nameEverywhere(comment)
  const editor = await ours.as('editor')
  const admin = await ours.as('admin')
  expect((await admin.post('/api/comments/assign', { commentIds: [comment], userId: editorId })).status).toBe(200)
  expect((await leave(editor)).status).toBe(200)
  await eraseAccount(app.services, { userId: editorId }, never)
  expect(await isLeaving(editorId)).toBe(true)
  app.advance(14 * DAY_MS + 1000)
  await enqueueAccountErasures(app.services)
  expect(await app.queue.open('erase-account')).toContainEqual({ userId: editorId })
  await diesAfter(9)
  await eraseAccount(app.services, { userId: editorId }, never)
  expect(await tablesContaining(app, [editorId, ours.emails.editor])).toEqual([])
  const { rows } = await app.owner.query<Record<string, unknown>>(
    `select n.user_id, u.name, c.assignee_id from app.comment_notes n join app.users u on u.id = n.user_id
     join app.comments c on c.id = n.comment_id where n.text = 'By them'`,
  )
  expect(rows).toEqual([{ user_id: FORMER, name: 'Former member', assignee_id: null }])
  const { rows: kept } = await app.owner.query('select 1 from app.members where company_id = $1', [ours.companyId])
  expect(kept).toHaveLength(2)
  const { rows: log } = await app.owner.query('select kind, ledger from app.deletion_log')
  expect(log).toEqual([{ kind: 'account', ledger: null }])
})

test('the audit log shows "former member" too, and its hashes still verify', async () => {
  const admin = await ours.as('admin')
  const check = async () => (await admin.post('/api/audit/check', {})).json['data']
  expect(await check()).toMatchObject({ intact: true, problem: null })
  const entries = (await admin.get('/api/audit?limit=50')).json['data'] as unknown as Record<string, unknown>[]
  expect(entries.find(({ action }) => action === 'team.member-removed')).toMatchObject({
    by: { userId: FORMER, name: 'Former member', email: '' },
    subject: 'Former member',
    from: null,
    details: { email: 'Former member', handOverTo: FORMER },
  })
  expect(entries.filter(({ action }) => action === 'team.account-erased')).toMatchObject([
    { by: null, subject: 'Former member' },
  ])
  await app.owner.query(`
    begin;
    set local app.forgetting = '${ours.companyId}';
    update app.audit_entries set device = 'Other' where action = 'team.member-removed';
    commit`)
  expect(await check()).toMatchObject({ intact: false, problem: 'changed' })
})

/** Every column in the company tables that may contain a user. */
async function nameEverywhere(comment: string): Promise<void> {
  await app.owner.query('update app.company_deletions set requested_by = $1 where company_id = $2', [
    editorId,
    ours.companyId,
  ])
  const { rows } = await app.owner.query<{ table_name: string; column_name: string }>(
    `select c.table_name, c.column_name from information_schema.columns c
     where c.table_schema = 'app' and c.data_type = 'uuid' and c.table_name = any(app.company_tables())
       and (c.column_name ~ '(user|actor|assignee)_id$|_by$') and c.table_name <> 'audit_entries'
       and not exists (select 1 from information_schema.key_column_usage k
         where k.table_schema = 'app' and k.table_name = c.table_name and k.column_name = c.column_name)`,
  )
  for (const { table_name: table, column_name: column } of rows) {
    await app.owner.query(`update app.${table} set "${column}" = $1 where company_id = $2`, [editorId, ours.companyId])
  }
  const at = app.services.now()
  const audited = { email: ours.emails.editor, handOverTo: editorId }
  await app.owner.query(
    `insert into app.audit_entries (company_id, id, action, subject_id, details, user_id, created_at, ip, device)
     values ($1, $2, 'team.member-removed', $3, $4, $3, $5, '198.51.100.7', 'Firefox on Linux')`,
    [ours.companyId, newId(), editorId, audited, at],
  )
  await app.owner.query(
    `insert into app.comment_notes (company_id, id, comment_id, user_id, text, mentions, created_at)
     values ($1, $2, $3, $4, 'By them', array[$4::uuid], $5)`,
    [ours.companyId, newId(), comment, editorId, at],
  )
  await app.owner.query(`update app.saved_views set query = 'assignee=' || $1 where company_id = $2`, [
    editorId,
    ours.companyId,
  ])
  await app.owner.query('update app.reports set recipients = array[$1] where company_id = $2', [
    ours.emails.editor,
    ours.companyId,
  ])
}

async function diesAfter(chunks: number): Promise<void> {
  const dying = new AbortController()
  let count = 0
  const inServer = (async (work) => {
    if (++count > chunks) dying.abort()
    return app.services.db.inServer(work)
  }) as typeof app.services.db.inServer
  await eraseAccount({ ...app.services, db: { ...app.services.db, inServer } }, { userId: editorId }, dying.signal)
  expect(count).toBeGreaterThan(chunks)
  expect((await app.owner.query('select 1 from app.users where id = $1', [editorId])).rowCount).toBe(1)
}
