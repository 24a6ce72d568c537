import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { editableThere, withdrawableThere } from '@bizamply/contract/published-replies'
import type { CommentPlatform } from '@bizamply/contract/comments'
import { newId } from '../../db/ids.ts'
import type { Answer } from '../../testing/caller.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { checkLedgerOf, wrongIn } from '../../testing/money.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { bindOf } from '../connections/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

const outcome = ({ status, json }: Answer) => [status, json['code'] ?? json['data']?.['status']]

/** A company with one comment that we answered on a platform. */
async function answered(platform: 'facebook' | 'instagram' | 'tiktok') {
  const company = await makeCompany(app, { connected: false, credits: 20 })
  const account = String(Math.floor(1e11 + Math.random() * 9e11))
  const token = `t${account}`
  await app.control('POST', '/_/accounts', { platform, account, name: 'Mugs', token, signingKey: 'x' })
  const written = await app.control('POST', '/_/comments', {
    platform,
    account,
    text: 'The mug broke.',
    username: 'ada',
  })
  const { data } = (await app.control('GET', `/_/comments?platform=${platform}&account=${account}`)).json
  const { companyId, brandId, ctx } = company
  const sealed = ctx.encryption.encrypt(JSON.stringify({ token }), bindOf(companyId, platform, account))
  await app.owner.query(
    `insert into app.connections (company_id, id, brand_id, platform, account, sealed_credentials, created_at)
     values ($1, $2, $3, $4, $5, $6, now())`,
    [companyId, newId(), brandId, platform, account, sealed],
  )
  await company.stored([{ text: 'The mug broke.' }])
  const { rows } = await app.owner.query<{ id: string }>(
    `update app.comments set platform = $2, external_id = $3, post_external_id = $4 where company_id = $1 returning id`,
    [companyId, platform, written.json['id'], data?.[0]?.['postId']],
  )
  await app.owner.query(`update app.brand_counts set platform = $2 where company_id = $1`, [companyId, platform])
  await app.owner.query(`update app.brand_days set platform = $2 where company_id = $1`, [companyId, platform])
  const id = rows[0]?.id ?? ''
  const editor = await company.as('editor')
  await editor.post('/api/comments/generate', { commentId: id })
  await editor.call('PUT', `/api/comments/${id}/draft`, { text: 'We are sorry, Ada.', version: 1 })
  const sent = await editor.post(`/api/comments/${id}/send`, { version: 2 })
  if (sent.status !== 200) throw new Error(sent.text)
  const record = async () =>
    ((await app.control('GET', `/_/record?platform=${platform}`)).json.data ?? [])
      .slice(-9)
      .map(({ kind, text }) => [kind, text])
  return { company, id, editor, record }
}

test('the contract lists exactly what each platform can do', () => {
  const { platforms } = app.services
  const can = (method: 'editReply' | 'withdrawReply') =>
    platforms.keys.filter((key) => platforms.find(key)?.[method]).toSorted()
  const sorted = (list: readonly CommentPlatform[]) => [...list].toSorted()
  expect(can('editReply')).toEqual(sorted(editableThere))
  expect(can('withdrawReply')).toEqual(sorted(withdrawableThere))
})

test('Facebook: editing a published reply adds a version for free and rejects an outdated one', async () => {
  const { company, id, editor, record } = await answered('facebook')
  const edit = (text: string, version: number) => editor.call('PUT', `/api/comments/${id}/sent`, { text, version })
  const before = await editor.get(`/api/comments/${id}`)
  expect(before.json['data']).toMatchObject({
    canEditSent: true,
    canWithdraw: true,
    sentBy: expect.stringMatching(/^editor-/),
  })
  const answer = await edit('We are very sorry, Ada.', 2)
  expect(answer.json['data']).toMatchObject({
    status: 'sent',
    version: 3,
    updatedContent: 'We are very sorry, Ada.',
    respondedAt: before.json['data']?.['respondedAt'],
    delivery: { state: 'posted', editedAt: expect.any(String) },
  })
  expect((await record()).slice(-2)).toEqual([
    ['reply', 'We are sorry, Ada.'],
    ['reply-edit', 'We are very sorry, Ada.'],
  ])
  expect(outcome(await edit('Late', 2))).toEqual([409, 'STALE_DRAFT'])
  expect(await checkLedgerOf(app, company)).toMatchObject({ used: 3, usage: 3 })
  const { rows } = await app.owner.query('select kind from app.comment_events where company_id = $1', [
    company.companyId,
  ])
  expect(rows).toEqual([{ kind: 'reply-edited' }])
  expect(await wrongIn(app, company)).toEqual([])
})

test.each(['facebook', 'instagram', 'tiktok'] as const)(
  '%s: withdrawing restores the draft without a refund, and sending again charges again',
  async (platform) => {
    const { company, id, editor, record } = await answered(platform)
    const answer = await editor.call('DELETE', `/api/comments/${id}/sent`)
    expect(answer.json['data']).toMatchObject({
      status: 'draft',
      version: 2,
      respondedAt: null,
      delivery: { state: 'withdrawn' },
      canWithdraw: false,
    })
    expect((await record()).at(-1)?.[0]).toBe('reply-delete')
    const again = await editor.call('DELETE', `/api/comments/${id}/sent`)
    expect([again.status, again.json['message']]).toEqual([409, 'This review doesn’t have a published reply.'])
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 3, usage: 3 })
    expect(await wrongIn(app, company)).toEqual([])
    expect(outcome(await editor.post(`/api/comments/${id}/send`, { version: 2 }))).toEqual([200, 'sent'])
    expect(await checkLedgerOf(app, company)).toMatchObject({ used: 4, usage: 4 })
    expect(await wrongIn(app, company)).toEqual([])
  },
)

test("an action that the platform doesn't support is refused without calling it", async () => {
  const { editor, id } = await answered('instagram')
  const answer = await editor.call('PUT', `/api/comments/${id}/sent`, { text: 'Other', version: 2 })
  expect(outcome(answer)).toEqual([409, 'CHANNEL_UNAVAILABLE'])
  expect(answer.json['message']).toBe('Instagram doesn’t let us change a published reply.')
})

test('a published reply that the platform didn’t identify can’t be changed or withdrawn here', async () => {
  const { company, editor, id, record } = await answered('instagram')
  await app.owner.query('update app.deliveries set external_id = null where company_id = $1', [company.companyId])
  const written = (await record()).length
  const answer = await editor.call('DELETE', `/api/comments/${id}/sent`)
  expect([...outcome(answer), answer.json['message']]).toEqual([
    409,
    'CHANNEL_UNAVAILABLE',
    'We can’t tell which reply on Instagram is yours. Edit or remove it there.',
  ])
  expect(await record()).toHaveLength(written)
})

test('ten concurrent withdrawals withdraw once, and the others get an error', async () => {
  const { company, editor, id, record } = await answered('facebook')
  const answers = await Promise.all(Array.from({ length: 10 }, () => editor.call('DELETE', `/api/comments/${id}/sent`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { json } of answers.filter(({ status }) => status !== 200)) {
    expect(['IN_PROGRESS', 'CONFLICT']).toContain(json['code'])
  }
  expect((await record()).filter(([kind]) => kind === 'reply-delete').length).toBeGreaterThanOrEqual(1)
  expect(await wrongIn(app, company)).toEqual([])
})

test('a lost response changes nothing here, and a retry is safe', async () => {
  const { company, editor, id } = await answered('facebook')
  const record = { platform: 'facebook', fault: 'timeout', times: 1, path: '/' }
  await app.control('POST', '/_/faults', { ...record, fault: 'http500' })
  const lost = await editor.call('DELETE', `/api/comments/${id}/sent`)
  expect(outcome(lost)).toEqual([502, 'DELIVERY_FAILED'])
  expect(String(lost.json['message'])).toMatch(/safe to retry/)
  expect((await editor.get(`/api/comments/${id}`)).json['data']).toMatchObject({ status: 'sent' })
  expect(outcome(await editor.call('DELETE', `/api/comments/${id}/sent`))).toEqual([200, 'draft'])
  expect(await wrongIn(app, company)).toEqual([])
})

test('reopening a comment that was answered elsewhere keeps that reply and its version', async () => {
  const company = await makeCompany(app, { credits: 20 })
  await company.stored([{ text: 'The mug broke.', answer: { text: 'Sorry, says the owner.', at: new Date() } }])
  const { rows } = await app.owner.query<{ id: string }>('select id from app.comments where company_id = $1', [
    company.companyId,
  ])
  const id = rows[0]?.id ?? ''
  const editor = await company.as('editor')
  expect((await editor.get(`/api/comments/${id}`)).json['data']).toMatchObject({
    status: 'sent',
    answeredElsewhere: true,
  })
  const channels = await editor.post('/api/comments/channels', { commentIds: [id] })
  expect(channels.json['data']).toMatchObject([
    { platform: { ok: false, reason: 'You already replied to this review outside Bizamply.' } },
  ])
  const opened = await editor.post(`/api/comments/${id}/reopen`, {})
  expect(opened.json['data']).toMatchObject({ status: 'pending', answeredElsewhere: false, updatedContent: null })
  expect((await editor.get('/api/comments')).json['counts']).toEqual({ pending: 1, draft: 0, sent: 0 })
  expect(outcome(await editor.post(`/api/comments/${id}/reopen`, {}))).toEqual([409, 'CONFLICT'])
  const made = await editor.post('/api/comments/generate', { commentId: id })
  expect(made.json['data']).toMatchObject({ version: 2 })
  const versions = await app.owner.query(
    'select version, how from app.reply_versions where company_id = $1 order by 1',
    [company.companyId],
  )
  expect(versions.rows).toEqual([
    { version: 1, how: 'elsewhere' },
    { version: 2, how: 'generated' },
  ])
  expect(await wrongIn(app, company)).toEqual([])
})
