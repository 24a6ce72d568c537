import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller, Loose } from '../../../testing/caller.ts'
import { expectRefusal } from '../../../testing/expect-refusal.ts'
import { fillEveryTable } from '../../../testing/fill-every-table.ts'
import { makeCompany, userOf, type TestCompany } from '../../../testing/make-company.ts'
import { tablesContaining } from '../../../testing/tables-containing.ts'
import { tenantRows } from '../../../testing/tenant-rows.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { checkLedger } from '../../credits/index.ts'
import { enqueueDue } from '../../connections/index.ts'
import { deliverJob } from '../../replies/index.ts'
import { eraseCompany, enqueueErasures } from '../index.ts'

let app: TestApp
let ours: TestCompany
let theirs: TestCompany
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  theirs = await makeCompany(app)
  await live(theirs)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const DAY_MS = 86_400_000
const never = new AbortController().signal

async function live(company: TestCompany): Promise<void> {
  await fillEveryTable(app, company)
  await app.owner.query('delete from app.company_deletions where company_id = $1', [company.companyId])
  await app.owner.query('delete from app.subscriptions where company_id = $1', [company.companyId])
}
const nameOf = async ({ companyId }: TestCompany): Promise<string> =>
  (await app.owner.query<{ name: string }>('select name from app.companies where company_id = $1', [companyId])).rows[0]
    ?.name ?? ''
const leave = async (caller: Caller, company: TestCompany) =>
  caller.post('/api/company/deletion', { name: await nameOf(company) })
const undo = (caller: Caller) => caller.call('DELETE', '/api/company/deletion')
const rowsOf = async (company: TestCompany, table: string): Promise<Record<string, unknown>[]> =>
  (
    await app.owner.query<Record<string, unknown>>(`select * from app.${table} where company_id = $1`, [
      company.companyId,
    ])
  ).rows
const userIn = async (caller: Caller): Promise<Loose> => (await caller.get('/auth/status')).json['user'] as Loose

test('deleting a company needs its typed name, notifies every member, and stops all writing and sending', async () => {
  ours = await makeCompany(app)
  const [admin, editor] = [await ours.as('admin'), await ours.as('editor')]
  const [comment = ''] = await ours.comments(['The handle came off.'])
  await editor.post('/api/comments/generate', { commentId: comment })
  const queued = await editor.post(`/api/comments/${comment}/send`, { version: 1, delaySeconds: 30 })
  expect(queued.status).toBe(200)
  expectRefusal(await admin.post('/api/company/deletion', { name: 'Another' }), 'BAD_REQUEST')
  expectRefusal(await leave(editor, ours), 'FORBIDDEN')
  expect(await userIn(editor)).not.toHaveProperty('companyLeavesAt')
  const answer = await leave(admin, ours)
  expect(answer.json).toMatchObject({ success: true, data: { subscription: 'none', requestedBy: expect.any(String) } })
  const dueAt = (answer.json['data'] as Loose)['dueAt']
  expect(Date.parse(String(dueAt)) - app.services.now().getTime()).toBeGreaterThan(13.9 * DAY_MS)
  // A second open browser sees the date at its next request.
  expect(await userIn(editor)).toMatchObject({ companyLeavesAt: dueAt })
  const { rows: mails } = await app.owner.query('select recipient from app.mails where template = $1 order by 1', [
    'company-leaving',
  ])
  expect(mails.map((mail) => (mail as { recipient: string }).recipient)).toEqual(Object.values(ours.emails).toSorted())
  expectRefusal(await editor.post('/api/comments/generate', { commentId: comment }), 'COMPANY_LEAVING')
  expectRefusal(await editor.post('/api/views', { name: 'Angry', query: '' }), 'COMPANY_LEAVING')
  expect((await editor.get('/api/comments')).status).toBe(200)
})

test('queued replies return to drafts with their credits refunded, and no service is read', async () => {
  const [queued] = await rowsOf(ours, 'deliveries')
  expect(queued).toMatchObject({ state: 'queued' })
  app.advance(60_000)
  await deliverJob(app.services, { companyId: ours.companyId, deliveryId: String(queued?.['id']) })
  expect((await rowsOf(ours, 'deliveries'))[0]).toMatchObject({
    state: 'failed',
    reason:
      'Your company is scheduled for deletion, so replies can’t be sent. An admin can cancel the deletion in Settings.',
  })
  expect((await rowsOf(ours, 'comments'))[0]).toMatchObject({ status: 'draft' })
  expect((await rowsOf(ours, 'credit_holds')).map(({ state }) => String(state)).toSorted()).toEqual([
    'released',
    'settled',
  ])
  app.advance(2 * 3_600_000)
  await enqueueDue(app.services)
  const open = await app.queue.open('sync-connection')
  expect(open.filter(({ companyId }) => companyId === ours.companyId)).toEqual([])
})

test('an admin can cancel the deletion, and everything is restored', async () => {
  const [admin, editor] = [await ours.as('admin'), await ours.as('editor')]
  expectRefusal(await undo(editor), 'FORBIDDEN')
  const before = await tenantRows(app)
  expect((await undo(admin)).status).toBe(200)
  const after = await tenantRows(app)
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  expect(changed.toSorted()).toEqual([
    'audit_entries',
    'audit_hashes',
    'audit_heads',
    'companies',
    'company_deletions',
    'connections',
  ])
  expect((await rowsOf(ours, 'companies'))[0]).toMatchObject({ status: 'active' })
  expect(await userIn(editor)).not.toHaveProperty('companyLeavesAt')
  expectRefusal(await undo(admin), 'CONFLICT')
  await enqueueDue(app.services)
  const open = await app.queue.open('sync-connection')
  expect(open.map(({ companyId }) => companyId)).toContain(ours.companyId)
  const [draft] = await rowsOf(ours, 'comments')
  expect((await editor.post(`/api/comments/${String(draft?.['id'])}/send`, { version: 1 })).status).toBe(200)
})

test('after the deadline no table names the company, other companies are untouched, and the ledger adds up', async () => {
  await live(ours)
  await app.owner.query(`insert into app.past_members select user_id, $1 from app.members where company_id = $1`, [
    ours.companyId,
  ])
  const admin = await ours.as('admin')
  await leave(admin, ours)
  const others = await fingerprint(theirs)
  const problems = (await checkLedger(app.db)).problems.filter(({ companyId }) => companyId === theirs.companyId)
  await eraseCompany(app.services, { companyId: ours.companyId }, never)
  expect(await rowsOf(ours, 'companies')).toHaveLength(1)
  app.advance(14 * DAY_MS + 1000)
  await enqueueErasures(app.services)
  expect(await app.queue.open('erase-company')).toEqual([{ companyId: ours.companyId }])
  await diesAfter(7)
  expect((await checkLedger(app.db)).problems).toEqual(problems)
  expectRefusal(await undo(await ours.as('admin')), 'CONFLICT')
  await eraseCompany(app.services, { companyId: ours.companyId }, never)
  expect(await tablesContaining(app, [ours.companyId, ours.brandId, ours.shop, ours.ctx.publicId])).toEqual([])
  const { rows: log } = await app.owner.query<Record<string, unknown>>('select * from app.deletion_log')
  expect(log).toMatchObject([{ kind: 'company', ledger: { entries: expect.any(Number), added: 100 } }])
  expect(await fingerprint(theirs)).toEqual(others)
  // The setup plants a wrong day in each company's ledger; the erased company's is gone.
  expect((await checkLedger(app.db)).problems).toEqual(problems)
  // Its users still exist, without a company.
  const who = await ours.as('editor')
  expect(await userIn(who)).toMatchObject({ companyName: null })
})

/** Simulates a process killed after this many chunks, whose job starts again. */
async function diesAfter(chunks: number): Promise<void> {
  const dying = new AbortController()
  let count = 0
  const db = {
    ...app.services.db,
    inServer: (async (work) => {
      if (++count > chunks) dying.abort()
      return app.services.db.inServer(work)
    }) as typeof app.services.db.inServer,
  }
  await eraseCompany({ ...app.services, db }, { companyId: ours.companyId }, dying.signal)
  expect(count).toBeGreaterThan(chunks)
  expect(await rowsOf(ours, 'companies')).toHaveLength(1)
}

async function fingerprint({ companyId }: TestCompany): Promise<unknown[]> {
  const { rows: tables } = await app.owner.query<{ name: string }>(
    `select unnest(app.company_tables()) as name union select 'companies' order by 1`,
  )
  const prints: unknown[] = []
  for (const { name } of tables) {
    const { rows } = await app.owner.query(
      `select count(*) as count, sum(hashtextextended(t::text, 0)) as print from app.${name} t where company_id = $1`,
      [companyId],
    )
    prints.push([name, rows[0]])
  }
  return prints
}

test('only erasure deletes ledger entries, and only companies with a deletion request are erased', async () => {
  const refused = async (text: string, values: unknown[]): Promise<string> =>
    app.owner.query(text, values).then(
      () => 'done',
      (error: Error & { code?: string }) => error.code ?? '',
    )
  expect(await refused('delete from app.credit_entries where company_id = $1', [theirs.companyId])).toBe('42501')
  expect(await refused('select app.erase_rows($1, $2, 10)', [theirs.companyId, 'credit_entries'])).toBe('42501')
  expect(await refused('select app.erase_company($1, $1, now())', [theirs.companyId])).toBe('42501')
  expect(await userOf(app, theirs, 'admin')).not.toBe('')
})
