import type { BulkQuote } from '@bizamply/contract/bulk'
import { newId } from '../db/ids.ts'
import type { Answer, Caller } from './caller.ts'
import { makeCompany, type TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

export interface BulkItemSeen {
  commentId: string
  state: string
  code: string | null
  reason: string | null
  credits: number
  customerName: string
}

export interface JobSeen {
  status: string
  done: number
  total: number
  result: Record<string, unknown> | null
}

export interface BulkScene {
  company: TestCompany
  editor: Caller
  ids: string[]
  press(body: object, key?: string): Promise<Answer>
  start(body: object): Promise<string>
  quote(body: object): Promise<BulkQuote>
  items(jobId: string): Promise<BulkItemSeen[]>
  job(jobId: string): Promise<JobSeen>
  current(): Promise<unknown>
  available(): Promise<number>
  newestFirst(): Promise<string[]>
  untilDone(jobId: string, count: number): Promise<void>
  /** Changes a comment behind the product's back; `set` is SQL. */
  set(id: string, set: string): Promise<void>
}

/** An editor with many comments to answer: in the sandbox too, or as `stored` ones of our database only. */
export async function bulkScene(
  app: TestApp,
  options: { comments?: number; texts?: string[]; stored?: number; credits?: number },
): Promise<BulkScene> {
  const company = await makeCompany(app, { credits: options.credits ?? 100 })
  const plain = Array.from({ length: options.comments ?? 0 }, (_, n) => `The bag number ${n} is sturdy.`)
  const ids = await company.comments(options.texts ?? plain)
  for (let made = 0; made < (options.stored ?? 0); made += 500) {
    await company.stored(Array.from({ length: 500 }, (_, n) => ({ text: `Bag ${made + n} is sturdy.` })))
  }
  const editor = await company.as('editor')
  const press = (body: object, key = newId()) => editor.post('/api/comments/bulk', body, key)
  const dataOf = async <T>(path: string): Promise<T> => (await editor.get(path)).json['data'] as unknown as T
  const job = (jobId: string) => dataOf<JobSeen>(`/api/jobs/${jobId}`)
  return {
    company,
    editor,
    ids,
    press,
    start: async (body) => {
      const answer = await press(body)
      if (answer.status !== 200) throw new Error(`no job: ${answer.status} ${answer.text}`)
      return answer.json['jobId'] as unknown as string
    },
    quote: async (body) => {
      const answer = await editor.call('POST', '/api/comments/bulk/quote', body)
      if (answer.status !== 200) throw new Error(`no quote: ${answer.status} ${answer.text}`)
      return answer.json['data'] as unknown as BulkQuote
    },
    items: (jobId) => dataOf(`/api/jobs/${jobId}/items`),
    job,
    current: () => dataOf('/api/comments/bulk'),
    available: async () => (await dataOf<{ availableCredits: number }>('/api/credits/balance')).availableCredits,
    newestFirst: async () => {
      const { rows } = await app.owner.query<{ id: string }>(
        'select id from app.comments where company_id = $1 order by occurred_at desc, id desc',
        [company.companyId],
      )
      return rows.map(({ id }) => id)
    },
    untilDone: async (jobId, count) => {
      await until(`${count} are done`, async () => (await job(jobId)).done >= count)
    },
    set: async (id, set) => {
      await app.owner.query(`update app.comments set ${set} where company_id = $1 and id = $2`, [company.companyId, id])
    },
  }
}

export const noSignal = (): AbortSignal => new AbortController().signal

export async function countStates(app: TestApp, jobId: string): Promise<Record<string, number>> {
  const { rows } = await app.owner.query<{ state: string; n: number }>(
    'select state, count(*)::int as n from app.bulk_items where job_id = $1 group by state order by state',
    [jobId],
  )
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}
