import type { CommentStatus } from '@bizamply/contract/comments'
import { builtInNames, builtInViews, type BuiltInView } from '@bizamply/contract/built-in-views'
import type { CountedView } from '@bizamply/contract/views'
import type { CommentFilter } from '@bizamply/contract/comment-query'
import type { Ctx } from '../../context.ts'
import { countUnder } from '../comments/index.ts'
import { filterOfView } from './view-filter.ts'
import { listViews } from './views.ts'

/** More than fit in the row of views; the others are listed without a count. */
const MOST_COUNTED = 40

interface CountedViews {
  views: CountedView[]
  builtIn: Record<BuiltInView, number> | null
}

/** The saved and the built-in views, with their counts inside a tab from a single read of the comments. */
export async function countViews(ctx: Ctx, tab: CommentStatus | 'all' | undefined): Promise<CountedViews> {
  const saved = await listViews(ctx)
  if (!tab) return { views: saved.map((view) => ({ ...view, count: null })), builtIn: null }
  const own = saved.flatMap(({ id, query }) => {
    const filter = filterOfView(query)
    return filter && !filter.project ? [{ id, filter }] : []
  })
  const counted = own.slice(0, MOST_COUNTED)
  const filters = [...builtInNames.map((name) => filterOf(name)), ...counted.map(({ filter }) => filter)]
  const counts = await countUnder(ctx, tab === 'all' ? undefined : tab, filters)
  const ofSaved = new Map(counted.map(({ id }, n) => [id, counts[builtInNames.length + n] ?? null]))
  return {
    views: saved.map((view) => ({ ...view, count: ofSaved.get(view.id) ?? null })),
    builtIn: Object.fromEntries(builtInNames.map((name, n) => [name, counts[n] ?? 0])) as Record<BuiltInView, number>,
  }
}

const filterOf = (name: BuiltInView): CommentFilter =>
  filterOfView(new URLSearchParams(builtInViews[name]).toString()) ?? {}
