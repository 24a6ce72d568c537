import type { CommentOrder } from '@bizamply/contract/comment-filter'
import type { Comment } from '@bizamply/contract/comments'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { upNextKey } from '../../../lib/up-next-key.ts'
import { figuresKey } from '../figures/queries.ts'
import { mergeHead, type Loaded } from './merge-head.ts'
import { optimisticUpdates } from './optimistic-updates.ts'
import { pagesKey, type Page, type Pages } from './query-keys.ts'
import { MANY, staleComments } from './stale-comments.ts'

export interface Renewing {
  cache: QueryClient
  key: QueryKey
  order: CommentOrder
  /** Whether the current version of a comment belongs in this list. */
  belongs: (comment: Comment) => boolean
  isHeld: (comment: Comment) => boolean
  signal: AbortSignal
  read: (cursor: string, signal: AbortSignal) => Promise<Page>
}

const MOST_ASKED = 12
const MOST_PAGES = 10

/**
 * Updates the visible list from its first page, or all of them, and the comments that events named, then refetches the figures and Up
 * next. Returns the time.
 */
export async function renew(renewing: Renewing): Promise<number> {
  const { cache, key, order, belongs, isHeld, signal, read } = renewing
  const ids = staleComments.take()
  const began = optimisticUpdates.now()
  try {
    const page = await (ids.includes(MANY) ? readAll(renewing) : read('', signal))
    const asItIs = (one: Comment): Comment => optimisticUpdates.orNewer(one, began)
    const answers = await readChanged(cache.getQueryData<Pages>(key), page, ids, signal)
    await quiet(cache, key, signal)
    // An action may have finished during these reads; its version is newer.
    const head = loaded({ ...page, data: page.data.map(asItIs).filter((one) => belongs(one) || isHeld(one)) })
    const changed = new Map([...answers].map(([id, one]) => [id, one && asItIs(one)] as const))
    cache.setQueryData<Pages>(key, (old) => {
      const merged = old && mergeHead(loadedOf(old), { head, changed, order, belongs, isHeld })
      return { pages: [merged ? withList(page, merged) : page], pageParams: [''] }
    })
  } catch (error) {
    for (const id of ids) staleComments.add(id)
    throw error
  }
  void cache.invalidateQueries({ queryKey: figuresKey })
  void cache.invalidateQueries({ queryKey: upNextKey })
  shortenOthers(cache, key)
  return Date.now()
}

const loaded = (page: Page): Loaded => ({ comments: page.data, nextCursor: page.pagination.nextCursor })
const loadedOf = ({ pages }: Pages): Loaded => ({
  comments: pages.flatMap((page) => page.data),
  nextCursor: pages.at(-1)?.pagination.nextCursor ?? null,
})
const withList = (page: Page, { comments, nextCursor }: Loaded): Page => ({
  ...page,
  data: comments,
  pagination: { ...page.pagination, nextCursor },
})

/** As much as is loaded, in one page. */
async function readAll({ cache, key, signal, read }: Renewing): Promise<Page> {
  const old = cache.getQueryData<Pages>(key)
  const most = old ? loadedOf(old).comments.length : 0
  let all = await read('', signal)
  for (let n = 1; n < MOST_PAGES && all.data.length < most && all.pagination.nextCursor !== null; n += 1) {
    const next = await read(all.pagination.nextCursor, signal)
    all = { ...all, data: [...all.data, ...next.data], pagination: next.pagination }
  }
  return all
}

async function readChanged(old: Pages | undefined, page: Page, ids: string[], signal: AbortSignal) {
  const fresh = new Set(page.data.map((comment) => comment._id))
  const known = new Set(old ? loadedOf(old).comments.map((comment) => comment._id) : [])
  const below = ids.filter((id) => known.has(id) && !fresh.has(id)).slice(0, MOST_ASKED)
  return new Map(await Promise.all(below.map(async (id) => [id, await readOne(id, signal)] as const)))
}

async function readOne(commentId: string, signal: AbortSignal): Promise<Comment | null> {
  try {
    return (await api.comments.get({ commentId }, { signal })).data
  } catch (error) {
    if (error instanceof CallError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

/** Waits for running page requests, whose results would overwrite the merged list. */
async function quiet(cache: QueryClient, queryKey: QueryKey, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && cache.isFetching({ queryKey, exact: true }) > 0) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Inactive tabs keep their first page and refetch when they’re opened. */
function shortenOthers(cache: QueryClient, key: QueryKey): void {
  const others = { queryKey: pagesKey, type: 'inactive' } as const
  cache.setQueriesData<Pages>(others, (old) =>
    old && old.pages.length > 1 ? { pages: old.pages.slice(0, 1), pageParams: old.pageParams.slice(0, 1) } : old,
  )
  void cache.invalidateQueries({ ...others, predicate: (query) => query.queryKey !== key, refetchType: 'none' })
}
