import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bulkScene } from '../../testing/bulk-scene.ts'
import type { Caller } from '../../testing/caller.ts'
import { importFile, undo } from '../../testing/import-file.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

type Entry = Record<string, unknown>

/** Oldest first. */
async function entriesOf(admin: Caller, area: string): Promise<Entry[]> {
  const { json } = await admin.get(`/api/audit?area=${area}`)
  return (json['data'] as unknown as Entry[]).toReversed()
}

test('an import and its undo record who requested them', async () => {
  const company = await makeCompany(app)
  const [admin, editor] = [await company.as('admin'), await company.as('editor')]
  const done = await importFile(editor, 'id,rating,text,author,date\nR1,5,"A fine bag.",Ada Byron,2026-03-01\n')
  await undo(editor, done.importId)
  const entries = await entriesOf(admin, 'import')
  expect(entries.map(({ action }) => action)).toEqual(['import.started', 'import.undo-started', 'import.undone'])
  for (const entry of entries)
    expect(entry).toMatchObject({ subject: 'reviews.csv', by: { email: company.emails.editor } })
  expect(entries[2]?.['from']).toBeNull()
  expect(JSON.stringify(entries)).not.toMatch(/Ada|fine bag/)
})

test("starting and stopping a bulk job is recorded; generating and sending are in the comment's own activity", async () => {
  const scene = await bulkScene(app, { comments: 2, credits: 100 })
  for (const commentId of scene.ids) await scene.editor.post('/api/comments/generate', { commentId })
  const jobId = await scene.start({ action: 'send', commentIds: scene.ids, delaySeconds: 30 })
  await scene.editor.call('DELETE', `/api/comments/bulk/${jobId}`)
  const admin = await scene.company.as('admin')
  expect(await entriesOf(admin, 'job')).toMatchObject([
    { action: 'job.started', details: { kind: 'bulk-send', comments: 2 } },
    { action: 'job.stopped', details: { kind: 'bulk-send' } },
  ])
  const { json } = await admin.get('/api/audit')
  expect(json['data'] as unknown).toHaveLength(2)
})

test('a voice change records what changed and which facts were added or removed', async () => {
  const company = await makeCompany(app)
  const admin = await company.as('admin')
  const path = `/api/brands/${company.brandId}/voice`
  const { json } = await admin.get(path)
  const voice = json['data'] as unknown as Entry
  const fact = { topic: 'returns', text: 'Within 30 days.', language: 'en' }
  const saved = await admin.call('PUT', path, { ...voice, tone: 'formal', facts: [fact] })
  expect(saved.status).toBe(200)
  expect(await entriesOf(admin, 'brand')).toMatchObject([
    {
      action: 'brand.voice-saved',
      brand: { brandId: company.brandId },
      before: { tone: 'warm', facts: [] },
      after: { tone: 'formal', facts: ['returns (en): Within 30 days.'] },
    },
  ])
  const again = (await admin.get(path)).json['data'] as unknown as Entry
  await admin.call('PUT', path, again)
  expect(await entriesOf(admin, 'brand')).toHaveLength(1)
})

test('turning a second factor on or off and renewing its codes is recorded without secret or codes', async () => {
  const company = await makeCompany(app)
  const [admin, viewer] = [await company.as('admin'), await company.as('viewer')]
  const begun = await viewer.post('/api/profile/second-factor', undefined)
  const { secret } = begun.json['data'] as unknown as { secret: string }
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.services.now().getTime() })
  await viewer.post('/api/profile/second-factor/enable', { code })
  const renewed = await viewer.post('/api/profile/second-factor/recovery-codes', undefined)
  await viewer.call('DELETE', '/api/profile/second-factor')
  const entries = await entriesOf(admin, 'security')
  expect(entries.map(({ action }) => action)).toEqual([
    'security.factor-enabled',
    'security.recovery-codes-renewed',
    'security.factor-disabled',
  ])
  const codes = (renewed.json['data'] as unknown as { recoveryCodes: string[] }).recoveryCodes
  for (const hidden of [secret, code, ...codes]) expect(JSON.stringify(entries)).not.toContain(hidden)
})

test('removing a connection is recorded', async () => {
  const company = await makeCompany(app)
  const admin = await company.as('admin')
  await admin.call('DELETE', '/api/connections/judgeme')
  expect(await entriesOf(admin, 'connection')).toMatchObject([
    { action: 'connection.removed', subject: 'Judge.me', brand: { brandId: company.brandId } },
  ])
})
