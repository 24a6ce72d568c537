import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany, userOf } from '../../testing/make-company.ts'
import { arrive, bell } from '../../testing/notification-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { notifyReleases, notifyAdmins, notifyImportEnded, notifyReportReady } from './index.ts'
import { newId } from '../../db/ids.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

test('one or two stars are a low rating, unless the comment contains a risk', async () => {
  const company = await makeCompany(app)
  const review = (rating: number | null, text = 'The bag is sturdy.') => ({ rating, text, authorName: 'Jonas' })
  await arrive(app, company, [
    review(5),
    review(2),
    review(null),
    review(1, 'I was injured and my lawyer will sue you.'),
  ])
  expect((await bell(company, 'viewer')).list.map(({ kind, title }) => [kind, title]).toReversed()).toEqual([
    ['risk', 'Sensitive review from Jonas'],
    ['comment', 'New review from Jonas'],
    ['low-rating', '2-star review from Jonas'],
    ['comment', 'New review from Jonas'],
  ])
})

test('the end of an import and a report notify the user who started them', async () => {
  const company = await makeCompany(app)
  const userId = await userOf(app, company, 'editor')
  const { ctx } = company
  const details = { state: 'done', file: 'reviews.csv', created: 12, updated: 3, rejected: 1 }
  const jobId = newId()
  await ctx.tx((tx) => notifyImportEnded(tx, ctx, { jobId, userId, details }))
  await ctx.tx((tx) => notifyReportReady(tx, ctx, { runId: newId(), userId, title: 'Week' }))
  await ctx.tx((tx) => notifyReportReady(tx, ctx, { runId: newId(), userId: null, title: 'Nobody waits' }))
  expect((await bell(company, 'editor')).list.map(({ title, message }) => [title, message])).toEqual([
    ['Report ready: Week', ''],
    ['Your import finished', 'reviews.csv: 12 new, 3 updated, 1 skipped.'],
  ])
  expect((await bell(company, 'admin')).list).toEqual([])
})

test('a new member is announced to the admins, not to themselves', async () => {
  const company = await makeCompany(app)
  const joined = await userOf(app, company, 'viewer')
  const member = { kind: 'member' as const, details: { company: 'Alder' }, onceKey: 'member:x', at: app.services.now() }
  await company.ctx.tx((tx) => notifyAdmins(tx, company.companyId, { ...member, actorId: joined }))
  expect((await bell(company, 'admin')).list.map(({ title }) => title)).toEqual([
    `${company.emails.viewer.split('@')[0]} joined Alder`,
  ])
  const own = { ...member, onceKey: 'member:y', actorId: await userOf(app, company, 'admin') }
  await company.ctx.tx((tx) => notifyAdmins(tx, company.companyId, own))
  expect((await bell(company, 'admin')).list).toHaveLength(1)
})

test('a release notifies existing users once', async () => {
  const [old, young] = [await makeCompany(app), await makeCompany(app)]
  await app.owner.query(`update app.members set created_at = now() - interval '30 days' where company_id = $1`, [
    old.companyId,
  ])
  const day = app.services.now().toISOString().slice(0, 10)
  const releases = [
    { id: 'this', day, title: 'reports' },
    { id: 'older', day: '2020-01-01', title: 'the beginning' },
  ]
  await notifyReleases(app.services, releases)
  await app.owner.query(`delete from ops.settings where name = 'release:this'`)
  await notifyReleases(app.services, releases)
  expect((await bell(old, 'viewer')).list.map(({ title }) => title)).toEqual(['New in Bizamply: reports'])
  expect((await bell(young, 'viewer')).list).toEqual([])
})

test('no test logged an error', () => expect(app.errors).toEqual([]))
