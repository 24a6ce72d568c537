import type { User } from '@bizamply/contract/auth'
import { vi } from 'vitest'

export interface SeenCall {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: unknown
}

export interface Reply {
  status?: number
  body?: unknown
  headers?: Record<string, string>
}
type Answer = Reply | Error
type Answerer = (call: SeenCall, times: number) => Answer | Promise<Answer>

/**
 * Replaces `fetch`: responds by "METHOD /path", records requests, and returns 404 for anything
 * else.
 */
export function fakeServer(answers: Record<string, Answerer | Answer>) {
  const seen: SeenCall[] = []
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.origin), init)
    const { pathname: path, searchParams: query } = new URL(request.url)
    const text = request.method === 'GET' ? '' : await request.text()
    const body = text ? JSON.parse(text) : undefined
    const call = { method: request.method, path, query, headers: request.headers, body }
    seen.push(call)
    const name = `${call.method} ${path}`
    const found = answers[name] ?? refusal(404, 'NOT_FOUND', 'We couldn’t find what you’re looking for.')
    const times = seen.filter((it) => `${it.method} ${it.path}` === name).length
    const answer = typeof found === 'function' ? await found(call, times) : found
    if (answer instanceof Error) throw answer
    if (answer.body instanceof ReadableStream) return new Response(answer.body, { status: answer.status ?? 200 })
    return Response.json(answer.body ?? {}, { status: answer.status ?? 200, headers: answer.headers ?? {} })
  })
  return { seen, calls: (name: string) => seen.filter((it) => `${it.method} ${it.path}` === name) }
}

export const refusal = (status: number, code: string, message: string, details?: Record<string, unknown>): Reply => ({
  status,
  body: { message, code, errors: [], ...(details ? { details } : {}) },
})

export const csrfAnswer: Reply = { body: { csrfToken: 'csrf-1' }, headers: { 'x-csrf-token': 'csrf-1' } }

export const nora: User = {
  id: 'user-1',
  email: 'demo@bizamply.test',
  name: 'Nora Vance',
  firstName: 'Nora',
  lastName: 'Vance',
  role: 'user',
  memberRole: 'admin',
  emailVerified: true,
  firstimeSetup: 1,
  profilePic: null,
  shopifyDomain: null,
  shopifySessionId: null,
  shopifyAccessToken: null,
  BizamplyId: 'BZ-1',
  companyName: 'Alder & Co',
  timezone: 'Europe/Berlin',
  locale: 'en',
}
