import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Facets } from '@bizamply/contract/facets'
import { withRows as rowsOf, type NamedRow } from '../../../testing/inbox.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

async function withRows(rows: Record<string, NamedRow>) {
  const { company, editor } = await rowsOf(app, rows)
  const facets = async (query = ''): Promise<Facets> => {
    const answer = await editor.get(`/api/comments/facets?${query}`)
    expect([query, answer.status, answer.text.slice(0, 200)]).toEqual([query, 200, expect.any(String)])
    return answer.json['data'] as unknown as Facets
  }
  return { company, editor, facets }
}

const counts = (values: { name: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(values.map(({ name, count }) => [name, count]))

test('counts obey every filter except the one they belong to', async () => {
  const { facets } = await withRows({
    a: { rating: 1, found: { sentiment: 'negative', topics_bad: ['zip', 'size'], risks: ['injury', 'legal'] } },
    b: { rating: 2, found: { sentiment: 'negative', topics_bad: ['zip'], topics_good: ['size'], question: true } },
    c: { rating: 5, platform: 'yotpo', found: { sentiment: 'positive', topics_good: ['zip'], language: 'de' } },
    d: { rating: null, found: { sentiment: 'mixed', topics_good: ['look'] } },
  })
  const all = await facets()
  expect(all.total).toBe(4)
  expect(counts(all.ratings)).toEqual({ 1: 1, 2: 1, 5: 1, none: 1 })
  expect(all.topics[0]).toEqual({ name: 'zip', count: 3, good: 1, bad: 2 })
  expect(counts(all.risks)).toEqual({ any: 1, injury: 1, legal: 1 })
  const low = await facets('rating=1,2')
  expect(low.total).toBe(2)
  expect(counts(low.ratings)).toEqual({ 1: 1, 2: 1, 5: 1, none: 1 })
  expect(counts(low.sentiments)).toEqual({ negative: 2, positive: 0, mixed: 0 })
  expect(low.questions).toEqual({ yes: 1, no: 1 })
  expect(counts(low.platforms)).toEqual({ judgeme: 2, yotpo: 0 })
  const both = await facets('rating=1,2&topic=bad:zip,good:look&sentiment=negative')
  expect([both.total, counts(both.ratings), counts(both.sentiments)]).toEqual([2, { 1: 1, 2: 1 }, { negative: 2 }])
  const none = await facets('rating=5&hasQuestion=yes')
  expect([none.total, none.without['rating'], none.without['hasQuestion'], none.without['topic']]).toEqual([0, 1, 1, 0])
})

test('counts stay inside the tab, the search and the dates, and count triage states, people and reply times', async () => {
  const { company, editor, facets } = await withRows({
    'zip one': { authorPhone: '+4915112345678' },
    'zip two': {},
    'zip three': {},
    other: {},
  })
  await app.owner.query(
    `update app.comments set status = 'sent', reply_text = 'Thanks', responded_at = occurred_at + interval '2 hours'
     where company_id = $1 and content = 'zip two'`,
    [company.companyId],
  )
  const { data } = (await editor.get('/api/comments?search=three')).json as unknown as { data: { _id: string }[] }
  await editor.post('/api/comments/triage-state', { commentIds: data.map(({ _id }) => _id), triageState: 'no-reply' })
  const zips = await facets('search=zip')
  expect([zips.total, zips.triageStates]).toEqual([2, { open: 2, snoozed: 0, noReply: 1, hidden: 0 }])
  expect(zips.phones).toEqual({ yes: 1, no: 1 })
  expect(counts(zips.assignees)).toEqual({ none: 2 })
  expect(counts(zips.waits)).toEqual({ '1-4': 1 })
  const inbox = await facets('status=pending')
  expect([inbox.total, counts(inbox.waits)]).toEqual([2, {}])
  const elsewhere = await facets('status=pending&from=2020-01-01&to=2020-01-02')
  expect([elsewhere.total, elsewhere.without['day']]).toEqual([0, 2])
  expect((await facets('triageState=open,no-reply')).total).toBe(4)
  expect((await facets('assignee=me,none&triageState=shown')).total).toBe(4)
})
