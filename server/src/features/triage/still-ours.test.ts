import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { syncConnectionJob } from '../comments/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.calm())
afterAll(() => app.stop())

test('what lies on a shelf came in all the same: the card counts it, and a sync misses nothing', async () => {
  const company = await makeCompany(app)
  const ids = await company.comments(['The zip broke.', 'Lovely bag.', 'A bit dark.'])
  const editor = await company.as('editor')
  await editor.post('/api/comments/shelve', { commentIds: ids.slice(0, 1), shelf: 'hidden' })
  await editor.post('/api/comments/shelve', { commentIds: ids.slice(1, 2), shelf: 'no-reply' })
  const { json } = await editor.get('/api/connections')
  const { connections } = json['data'] as unknown as {
    connections: { judgeme: { data: { commentsIn: number; repliesOut: number }[] } }
  }
  expect(connections.judgeme.data).toMatchObject([{ commentsIn: 3, repliesOut: 0 }])
  const connection = async () => {
    const { rows } = await app.owner.query<{ id: string; backfill_job_id: string | null }>(
      'select id, backfill_job_id from app.connections where company_id = $1',
      [company.companyId],
    )
    return rows[0] ?? { id: '', backfill_job_id: null }
  }
  const { companyId } = company
  const connectionId = (await connection()).id
  await syncConnectionJob(app.services, { companyId, connectionId }, new AbortController().signal)
  expect((await connection()).backfill_job_id).toBeNull()
  const shown = await editor.get('/api/comments')
  expect(shown.json['counts']).toEqual({ pending: 1, draft: 0, sent: 0 })
})
