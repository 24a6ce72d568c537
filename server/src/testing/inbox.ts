import { expect } from 'vitest'
import { storeComments } from '../features/comments/index.ts'
import type { Caller } from './caller.ts'
import { makeCompany, sample } from './make-company.ts'
import type { TestApp } from './test-app.ts'

/** One page of the list of comments, as far as the tests of the list look into it. */
export interface ListPage {
  data: { _id: string; content: string; rating: string | null; time: string; hasPhone: boolean }[]
  pagination: { nextCursor: string | null; limit: number }
  counts: { pending: number; draft: number; sent: number }
}

type Query = Record<string, string | number>

/** A page; a query that is a text is sent as it is. */
export async function list(caller: Caller, query: Query | string = {}): Promise<ListPage> {
  const path =
    typeof query === 'string'
      ? query
      : Object.entries(query)
          .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
          .join('&')
  const answer = await caller.get(`/api/comments?${path}`)
  expect([query, answer.status, answer.text.slice(0, 100)]).toEqual([query, 200, expect.any(String)])
  return answer.json as unknown as ListPage
}

/** The rows of all pages, in order. */
export async function listAll(caller: Caller, query: Query = {}): Promise<ListPage['data']> {
  const found: ListPage['data'] = []
  let cursor: string | null = null
  do {
    const page: ListPage = await list(caller, cursor ? { ...query, cursor } : query)
    found.push(...page.data)
    cursor = page.pagination.nextCursor
  } while (cursor)
  return found
}

export type NamedRow = Partial<ReturnType<typeof sample>> & { platform?: string; found?: Record<string, unknown> }

/** Comments by name, newest first; `found` is the reading to store with them. */
export async function withRows(app: TestApp, rows: Record<string, NamedRow>, timezone = 'UTC') {
  const company = await makeCompany(app, { connected: false })
  const { ctx, companyId } = company
  await app.owner.query('update app.brands set timezone = $2 where company_id = $1', [companyId, timezone])
  const now = app.services.now()
  for (const [n, [name, { platform = 'judgeme', found: _, ...row }]] of Object.entries(rows).entries()) {
    const comment = { ...sample(name, now, n), text: name, ...row }
    await ctx.tx((tx) => storeComments(tx, ctx, { platform, timezone, quiet: true }, [comment]))
  }
  for (const [name, { found = {} }] of Object.entries(rows)) {
    const values = {
      sentiment: null,
      topics_good: [],
      topics_bad: [],
      risks: [],
      question: false,
      language: 'en',
      ...found,
    }
    const columns = Object.keys(values)
    await app.owner.query(
      `update app.comments set ${columns.map((column, n) => `${column} = $${n + 3}`).join(', ')}
       where company_id = $1 and external_id = $2`,
      [companyId, name, ...Object.values(values)],
    )
  }
  const editor = await company.as('editor')
  const names = async (query: string): Promise<string[]> => {
    const page = await list(editor, `limit=100&${query}`)
    const { pending, draft, sent } = page.counts
    expect([query, pending + draft + sent]).toEqual([query, page.data.length])
    return page.data.map(({ content }) => content)
  }
  return { company, editor, names, now }
}
