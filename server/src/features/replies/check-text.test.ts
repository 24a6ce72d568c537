import { replyLimits } from '@bizamply/contract/reply-limits'
import { sizes } from '@bizamply/contract/size-limits'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { lockComment } from '../comments/index.ts'
import { composeRequestOf } from './compose-request-of.ts'
import { readReplyContext } from './read-reply-context.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('a promise without a stored fact is marked while typing, with its position and reason', async () => {
  const company = await makeCompany(app)
  const editor = await company.as('editor')
  const [id = ''] = await company.comments(['The strap tore.'])
  const check = (text: string) => editor.call('POST', `/api/comments/${id}/check`, { text })
  const text = 'We are sorry about the strap. You get a full refund tomorrow.'
  const spans = (await check(text)).json['data'] as unknown as { start: number; end: number; reason: string }[]
  expect(spans.length).toBeGreaterThan(0)
  expect(spans.map(({ start, end }) => text.slice(start, end)).join(' ')).toMatch(/refund/)
  expect(spans.every(({ reason }) => reason.length > 0)).toBe(true)
  expect((await check('We are sorry about the strap.')).json['data']).toEqual([])
  expect((await check(' ')).json['data']).toEqual([])
})

test('claims that a fact supports are found with their source, and nothing is stored or charged', async () => {
  const company = await makeCompany(app)
  const editor = await company.as('editor')
  const [id = ''] = await company.comments(['The strap tore.'])
  const path = `/api/brands/${company.brandId}/voice`
  const admin = await company.as('admin')
  const version = (await admin.get(path)).json['data']?.['version']
  const facts = [{ topic: 'returns', text: 'You can return unused items within 30 days.', language: 'en' }]
  const voice = { tone: 'warm', signOff: null, avoid: [], defaultLanguage: 'en', facts, version }
  expect((await admin.call('PUT', path, voice)).status).toBe(200)
  const find = (text: string) => editor.call('POST', `/api/comments/${id}/sources`, { text })
  const text = 'Sorry about the strap. Unused items can be returned within 30 days.'
  expect((await find(text)).json['data']).toEqual([
    { start: 23, end: text.length, topic: 'returns', source: 'You can return unused items within 30 days.' },
  ])
  expect((await find('Sorry about the strap.')).json['data']).toEqual([])
  expect((await find(' ')).json['data']).toEqual([])
  expect((await (await company.as('viewer')).call('POST', `/api/comments/${id}/sources`, { text })).status).toBe(403)
})

test("another company's comments aren't found", async () => {
  const [mine, other] = [await makeCompany(app), await makeCompany(app)]
  const [theirs = ''] = await other.comments(['Secret words.'])
  const editor = await mine.as('editor')
  for (const path of ['check', 'sources'])
    expect((await editor.call('POST', `/api/comments/${theirs}/${path}`, { text: 'Hi' })).status).toBe(404)
})

test('the editor and the composer use the same length limits as the platforms', async () => {
  const company = await makeCompany(app)
  const { ctx } = company
  const [id = ''] = await company.comments(['The strap tore.'])
  const [context, comment] = await ctx.tx(async (tx) => [
    await readReplyContext(tx, ctx, id),
    await lockComment(tx, ctx.companyId, id),
  ])
  if (!context) throw new Error('no context')
  for (const key of ['shopify', 'yotpo', 'judgeme', 'instagram', 'tiktok', 'facebook'] as const) {
    const limit = ctx.platforms.find(key)?.replyLimit
    expect([key, replyLimits[key]]).toEqual([key, Math.min(limit ?? 0, sizes.replyText)])
    expect(composeRequestOf(ctx, { ...comment, platform: key }, context, id).maxLength).toBe(replyLimits[key])
  }
})
