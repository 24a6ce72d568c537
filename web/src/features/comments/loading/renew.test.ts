import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { aComment } from '../../../testing/comments.ts'
import { belongsTo } from './merge-head.ts'
import { pagesKey, type Page, type Pages } from './query-keys.ts'
import { renew } from './renew.ts'
import { staleComments } from './stale-comments.ts'

const key = [...pagesKey, 'b']
const pageOf = (numbers: number[], nextCursor: string | null, content: string): Page => ({
  success: true,
  data: numbers.map((n) => aComment(n, { content })),
  pagination: { nextCursor, limit: 2 },
  counts: { pending: 6, draft: 0, sent: 0 },
})
const pages: Record<string, [number[], string | null]> = {
  '': [[6, 5], 'after-5'],
  'after-5': [[4, 3], 'after-3'],
  'after-3': [[2, 1], null],
}

/** Renews a list whose first two pages are loaded. */
async function renewed() {
  const cache = new QueryClient()
  const old = [pageOf([6, 5], 'after-5', 'old'), pageOf([4, 3], 'after-3', 'old')]
  cache.setQueryData<Pages>(key, { pages: old, pageParams: ['', 'after-5'] })
  const reads: string[] = []
  await renew({
    cache,
    key,
    order: 'newest',
    belongs: belongsTo({ status: 'pending' }),
    isHeld: () => false,
    signal: new AbortController().signal,
    read: async (cursor) => {
      reads.push(cursor)
      const [numbers, next] = pages[cursor] ?? [[], null]
      return pageOf(numbers, next, 'new')
    },
  })
  const rows = cache.getQueryData<Pages>(key)?.pages.flatMap((page) => page.data.map(({ content }) => content))
  const next = cache.getQueryData<Pages>(key)?.pages.at(-1)?.pagination.nextCursor
  return { reads, rows, next }
}

test('a change of many comments renews all loaded pages', async () => {
  staleComments.add('many')
  expect(await renewed()).toEqual({ reads: ['', 'after-5'], rows: ['new', 'new', 'new', 'new'], next: 'after-3' })
})

test('any other change renews the first page', async () => {
  expect(await renewed()).toEqual({ reads: [''], rows: ['new', 'new', 'old', 'old'], next: 'after-3' })
})
