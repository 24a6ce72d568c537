/** Ids of a company that a call can refer to. */
export interface Named {
  commentId: string
  jobId: string
  importId: string
  alertId: string
  brandId: string
  brandName: string
}

export interface CallSample {
  /** An allowed request with required fields only. */
  good: (named: Named) => { path: string; body?: Record<string, unknown> }
  /** Requests that are refused with 400: replacements of the query or of parts of the body. */
  bad: { path?: string; body?: unknown }[]
}

export const uuid = '0198c0de-0000-7000-8000-000000000000'
export const long = (length: number): string => 'x'.repeat(length)
export const badIds = ['x', '1', `${uuid}0`, 'null', "'%20or%201=1", '%00', '%ED%A0%80', '__proto__', '..%2f']
export const badPages = ['limit=0', 'limit=101', 'limit=1e9', 'limit=-1', 'limit=', 'cursor=', `cursor=${long(201)}`]
export const badCursors = [
  'x',
  '%00',
  '1_2',
  `1_${long(36)}`,
  `1_${'-'.repeat(36)}`,
  `999999999999999_${uuid}`,
  `${uuid}_1`,
]

export const paged = (path: string, queries: string[]): CallSample['bad'] =>
  [...badPages, ...badCursors.map((cursor) => `cursor=${cursor}`), ...queries].map((query) => ({
    path: `${path}?${query}`,
  }))

export const nothing = (path: string): CallSample => ({ good: () => ({ path }), bad: [] })
