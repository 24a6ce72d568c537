import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkLedger } from '../features/credits/index.ts'
import { postsOf, stateOf } from '../testing/money.ts'
import { replyScene } from '../testing/reply-scene.ts'
import { startTestApp } from '../testing/test-app.ts'
import { copyDatabase, makeDatabase } from '../testing/test-database.ts'
import { recogniseRestore, RESTORED_REASON } from './recognise-restore.ts'
import { pauseSending, resumeSending, sendingPause } from './sending-pause.ts'

test('after a restore, replies in delivery are never posted blindly, and nothing is sent until a person resumes', async () => {
  const database = await makeDatabase()
  onTestFinished(() => database.drop())
  const before = await startTestApp({ database: { ...database, drop: () => Promise.resolve() } })
  expect(await recogniseRestore(database.ownerUrl, null)).toBe(false)
  const scene = await replyScene(before, { comments: 2 })
  const [, other = ''] = scene.ids
  await scene.draft()
  await scene.send({ delaySeconds: 60 })
  expect(await recogniseRestore(database.ownerUrl, null)).toBe(false)
  await before.stop()

  const copy = await copyDatabase(database)
  onTestFinished(() => copy.drop())
  expect(await recogniseRestore(copy.ownerUrl, null)).toBe(true)
  expect(await recogniseRestore(copy.ownerUrl, null)).toBe(false)
  const app = await startTestApp({ database: copy, work: true })
  onTestFinished(() => app.stop())
  app.advance(120_000)
  expect(await stateOf(app, scene.company, scene.id)).toMatchObject({ delivery: 'unknown' })
  const { rows } = await app.owner.query('select reason from app.deliveries')
  expect(rows).toEqual([{ reason: RESTORED_REASON }])

  const editor = app.caller()
  await editor.signIn(scene.company.emails.editor, 'Correct!Horse9')
  editor.brand = scene.company.brandId
  expect((await editor.post('/api/comments/generate', { commentId: other })).status).toBe(200)
  const refused = await editor.post(`/api/comments/${other}/send`, { version: 1 })
  expect([refused.status, refused.json['code']]).toEqual([503, 'NOT_READY'])
  expect(await sendingPause(app.db)).toMatchObject({ why: 'restored' })
  expect(await checkLedger(app.db)).toEqual({ problems: [], total: 0 })

  await resumeSending(app.owner)
  await new Promise((resume) => setTimeout(resume, 1100))
  await editor.call('POST', `/api/comments/${scene.id}/resolve`, { posted: false })
  expect(await postsOf(app, scene.company, scene.id)).toEqual([])
  expect(await checkLedger(app.db)).toEqual({ problems: [], total: 0 })
})

test('a requested pause holds replies back and sends them when it ends', async () => {
  const database = await makeDatabase()
  const app = await startTestApp({ database, work: true })
  onTestFinished(async () => {
    await app.stop()
    await database.drop()
  })
  const scene = await replyScene(app)
  await scene.draft()
  await scene.send({ delaySeconds: 2 })
  await pauseSending(app.owner, 'asked')
  await new Promise((resume) => setTimeout(resume, 6000))
  expect(await stateOf(app, scene.company, scene.id)).toMatchObject({ delivery: 'queued' })
  await resumeSending(app.owner)
  await expect
    .poll(async () => (await stateOf(app, scene.company, scene.id)).delivery, { timeout: 60_000 })
    .toBe('posted')
  expect(await postsOf(app, scene.company, scene.id)).toHaveLength(1)
})

test("a copy of the cluster's files is recognized, the same files are not", async () => {
  const database = await makeDatabase()
  onTestFinished(() => database.drop())
  const dir = mkdtempSync(join(tmpdir(), 'bizamply-restore-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const file = join(dir, 'pg_control')
  writeFileSync(file, 'first')
  expect(await recogniseRestore(database.ownerUrl, file)).toBe(false)
  writeFileSync(file, 'goes on')
  expect(await recogniseRestore(database.ownerUrl, file)).toBe(false)
  await new Promise((resume) => setTimeout(resume, 50))
  writeFileSync(`${file}.copy`, 'goes on')
  renameSync(`${file}.copy`, file)
  expect(await recogniseRestore(database.ownerUrl, file)).toBe(true)
  expect(await recogniseRestore(database.ownerUrl, null)).toBe(false)
})
