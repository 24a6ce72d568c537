import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { decide } from '../../../testing/consent.ts'
import { makeCompany } from '../../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { syncConnectionJob } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  // No worker runs, so jobs from webhooks stay in the queue.
  app = await startTestApp({ builtIn: true, listen: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

/** A connected TikTok account with one video too old for a sync to read. */
async function oldVideo() {
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  const account = `o_${randomBytes(6).toString('hex')}`
  await app.control('POST', '/_/accounts', { platform: 'tiktok', account, name: 'Mugs' })
  const at = new Date(app.services.now().getTime() - 90 * 86_400_000).toISOString()
  const post = await app.control('POST', '/_/posts', { platform: 'tiktok', account, caption: 'Old', at })
  const where = (await admin.raw('GET', `/integration/tiktok/?company=${company.brandId}`)).headers.get('location')
  const back = await decide(where ?? '', account)
  await admin.raw('GET', back.pathname + back.search)
  const { rows } = await app.owner.query<{ id: string }>('select id from app.connections where company_id = $1', [
    company.companyId,
  ])
  const connectionId = rows[0]?.id ?? ''
  const sync = () =>
    syncConnectionJob(app.services, { companyId: company.companyId, connectionId }, new AbortController().signal)
  // Also registers the webhook URL.
  await sync()
  const write = (text: string, webhook: string) => {
    const comment = { platform: 'tiktok', account, mediaId: post.json['id'], text, username: 'ada', webhook }
    return app.control('POST', '/_/comments', comment)
  }
  const contents = async () => {
    const stored = await app.owner.query<{ content: string }>(
      'select content from app.comments where company_id = $1',
      [company.companyId],
    )
    return stored.rows.map(({ content }) => content)
  }
  const requests = async () => {
    const { rows: marks } = await app.owner.query(
      `select 1 from app.job_runs where company_id = $1 and kind = 'read-post'`,
      [company.companyId],
    )
    return marks.length
  }
  return { company, admin, account, sync, write, contents, requests }
}

test('if the job for a requested post is lost, the next sync reads the post once', async () => {
  const { sync, write, contents, requests } = await oldVideo()
  await write('Is it still for sale?', 'once')
  await until('the requested post', async () => (await requests()) === 1)
  expect(await contents()).toEqual([])
  await sync()
  expect(await contents()).toEqual(['Is it still for sale?'])
  expect(await requests()).toBe(0)
})

test('a requested post stays queued while the platform is down', async () => {
  const { company, sync, write, contents, requests, account } = await oldVideo()
  await write('Is it still for sale?', 'once')
  await until('the requested post', async () => (await requests()) === 1)
  await app.control('POST', '/_/tokens', { platform: 'tiktok', account, state: 'revoked' })
  await sync()
  expect(await requests()).toBe(1)
  await app.control('POST', '/_/tokens', { platform: 'tiktok', account, state: 'active' })
  await sync()
  expect([await requests(), await contents()]).toEqual([0, ['Is it still for sale?']])
  const { rows } = await app.owner.query('select state from app.connections where company_id = $1', [company.companyId])
  expect(rows).toEqual([{ state: 'connected' }])
})

test('disconnecting clears the posts waiting to be read', async () => {
  const { admin, write, requests } = await oldVideo()
  await write('Is it still for sale?', 'once')
  await until('the requested post', async () => (await requests()) === 1)
  expect((await admin.call('DELETE', '/api/connections/tiktok')).status).toBe(200)
  expect(await requests()).toBe(0)
})
