import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { FiguresWindow } from '@bizamply/contract/triage'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany, sample } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { changeStatus, lockComment, storeComments } from '../comments/index.ts'
import { dayIn } from '@bizamply/contract/time-zone'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const DAY = 86_400_000
const ZONE = 'Pacific/Auckland'

async function figures(caller: Caller, days = '7') {
  const answer = await caller.get(`/api/comments/figures?days=${days}`)
  expect(answer.status).toBe(200)
  return answer.json['data'] as unknown as { from: string; to: string; now: FiguresWindow; before: FiguresWindow }
}

test("stats cover whole days in the brand's timezone and the period before", async () => {
  const company = await makeCompany(app, { connected: false })
  await app.owner.query('update app.brands set timezone = $2 where company_id = $1', [company.companyId, ZONE])
  const now = app.services.now()
  const at = (days: number, rating: number | null, name: string) => ({
    ...sample(name, now, 0),
    rating,
    occurredAt: new Date(now.getTime() - days * DAY),
    updatedAt: new Date(now.getTime() - days * DAY),
  })
  const { ctx } = company
  const all = [at(0, 5, 'a'), at(1, 2, 'b'), at(6, null, 'c'), at(7, 1, 'd'), at(13, 4, 'e'), at(14, 3, 'f')]
  await ctx.tx((tx) => storeComments(tx, ctx, { platform: 'judgeme', timezone: ZONE, quiet: true }, all))
  const editor = await company.as('editor')
  const { rows } = await app.owner.query<{ id: string; external_id: string }>(
    'select id, external_id from app.comments where company_id = $1',
    [company.companyId],
  )
  const idOf = (name: string): string => rows.find((row) => row.external_id === name)?.id ?? ''
  const reply = { text: 'Thank you', version: 1, composer: 'person', spans: [] }
  await ctx.tx(async (tx) => {
    const sent = await lockComment(tx, ctx.companyId, idOf('b'))
    const respondedAt = new Date(sent.occurredAt.getTime() + 6 * 3_600_000)
    await changeStatus(tx, ctx, sent, { status: 'sent', respondedAt, reply })
    const drafted = await lockComment(tx, ctx.companyId, idOf('a'))
    await changeStatus(tx, ctx, drafted, { status: 'draft', respondedAt: null, reply })
  })
  const shown = await figures(editor)
  expect([shown.from, shown.to]).toEqual([dayIn(ZONE, new Date(now.getTime() - 6 * DAY)), dayIn(ZONE, now)])
  expect(shown.now).toEqual({
    total: 3,
    pending: 1,
    draft: 1,
    sent: 1,
    handledRate: 2 / 3,
    sentRate: 1 / 3,
    responseHours: 6,
    rating: 3.5,
    rated: 2,
  })
  expect(shown.before).toMatchObject({ total: 2, handledRate: 0, responseHours: null, rating: 2.5 })
  const listed = await editor.get(`/api/comments?from=${shown.from}&to=${shown.to}`)
  expect(listed.json['counts']).toEqual({ pending: 1, draft: 1, sent: 1 })
  expect((await figures(editor, '30')).now.total).toBe(6)
  await editor.post('/api/comments/triage-state', { commentIds: [idOf('c')], triageState: 'no-reply' })
  expect((await figures(editor)).now.total).toBe(3)
  await editor.post('/api/comments/triage-state', { commentIds: [idOf('c'), idOf('b')], triageState: 'hidden' })
  expect((await figures(editor)).now).toMatchObject({ total: 1, responseHours: null, rating: 5, handledRate: 1 })
})

test('a brand without comments shows no figures', async () => {
  const company = await makeCompany(app, { connected: false })
  const { now, before } = await figures(await company.as('viewer'), '365')
  const empty = { total: 0, handledRate: null, sentRate: null, responseHours: null, rating: null, rated: 0 }
  expect([now, before]).toMatchObject([empty, empty])
})

test('filters list the values of open comments and count each triage state', async () => {
  const company = await makeCompany(app, { connected: false })
  await company.stored([
    { text: 'The zip is broken.', rating: 1 },
    { text: 'The zip is broken again.', rating: 1 },
    { text: 'Sehr schöne Farbe, alles bestens.', rating: 5, productExternalId: 'p2', productTitle: 'Ledertasche' },
    { text: 'Das ist mir zu teuer.', rating: 2, productExternalId: null, productTitle: null },
  ])
  const editor = await company.as('editor')
  const { data } = (await editor.get('/api/comments')).json as unknown as { data: { _id: string; content: string }[] }
  const idOf = (words: string): string => data.find(({ content }) => content.includes(words))?._id ?? ''
  await editor.post('/api/comments/tag', { commentIds: [idOf('broken.'), idOf('again')], add: ['repairs'] })
  await editor.post('/api/comments/triage-state', { commentIds: [idOf('again')], triageState: 'no-reply' })
  await editor.post('/api/comments/triage-state', { commentIds: [idOf('teuer')], triageState: 'hidden' })
  const { json } = await editor.get('/api/comments/facets')
  const offered = json['data'] as unknown as Record<
    'topics' | 'languages' | 'tags',
    { name: string; count: number }[]
  > & {
    products: { title: string; count: number }[]
    triageStates: object
  }
  expect(offered.topics).toContainEqual({ name: 'zip', count: 1, good: 0, bad: 1 })
  expect(offered.topics).toContainEqual({ name: 'price', count: 0, good: 0, bad: 0 })
  expect(offered.languages).toEqual([
    { name: 'de', count: 1 },
    { name: 'en', count: 1 },
  ])
  expect(offered.tags).toEqual([{ name: 'repairs', count: 1 }])
  expect(offered.products.map(({ title, count }) => [title, count])).toEqual([
    ['Canvas Bag', 1],
    ['Ledertasche', 1],
  ])
  expect(offered.triageStates).toEqual({ open: 2, snoozed: 0, noReply: 1, hidden: 1 })
})
