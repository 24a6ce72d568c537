import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { companyWithHooks, reviewsOf, writeReview } from '../../testing/review-hooks.ts'
import { useQuickPlatforms } from '../../testing/quick-platforms.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('when a customer raises the rating after a reply sent from the console, the team sees it', async () => {
  useQuickPlatforms(app)
  const company = await companyWithHooks(app)
  const editor = await company.as('editor')
  const review = await writeReview(app, company, { rating: 2, text: 'The zip broke after two weeks.' })
  const [arrived] = await until('it arrived', async () => {
    const rows = await reviewsOf(app, company)
    return rows.length > 0 && rows
  })
  const id = arrived?.id ?? ''
  await editor.post('/api/comments/generate', { commentId: id })
  expect((await editor.post(`/api/comments/${id}/send`, { version: 1 })).status).toBe(200)
  await until('it is sent', async () => {
    const { json } = await editor.get(`/api/comments/${id}`)
    return (json['data'] as { status?: string } | undefined)?.status === 'sent'
  })
  await app.control('PUT', `/_/reviews/${review}`, { rating: 5 })
  await until('the new rating arrived', async () => (await reviewsOf(app, company))[0]?.rating === 5)
  const { json } = await editor.get('/api/analytics/outcomes?by=person')
  expect(json['data']).toMatchObject({
    replied: { count: 1, raised: 1, watching: 1 },
    rows: [{ replied: 1, raised: 1, name: company.emails.editor.split('@')[0] }],
  })
})
