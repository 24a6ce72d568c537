import type { ProjectPage, ProjectRow } from '@bizamply/contract/projects'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { listsKey, projectsKey, type ProjectsQuery } from './project-queries.ts'

type Lists = NonNullable<ProjectsQuery['data']>
export type ShownChange = Partial<Omit<ProjectRow, 'id' | 'rating'>> &
  Partial<Pick<ProjectPage, 'startedOn' | 'shippedOn' | 'countFrom' | 'countFromSet' | 'change'>>

/** Shows a change of a project everywhere on screen; returns a function that reverts it. */
export function showChange(cache: QueryClient, projectId: string, change: ShownChange): () => void {
  const lists = cache.getQueriesData<Lists>({ queryKey: listsKey })
  const pages = cache.getQueriesData<ProjectPage>({ queryKey: [...projectsKey, 'one'] })
  cache.setQueriesData<Lists>(
    { queryKey: listsKey },
    (old) => old && mapRows(old, (row) => (row.id === projectId ? { ...row, ...listed(change) } : row)),
  )
  cache.setQueriesData<ProjectPage>({ queryKey: [...projectsKey, 'one'] }, (old) =>
    old?.id === projectId ? { ...old, ...change } : old,
  )
  return () => {
    for (const [key, data] of [...lists, ...pages]) cache.setQueryData(key, data)
  }
}

const listed = ({ startedOn: _, shippedOn: _s, countFrom: _c, countFromSet: _cs, change: _ch, ...row }: ShownChange) =>
  row

const mapRows = <Page extends { data: ProjectRow[] }>(
  { pages, ...rest }: InfiniteData<Page>,
  map: (row: ProjectRow) => ProjectRow,
): InfiniteData<Page> => ({ ...rest, pages: pages.map((page) => ({ ...page, data: page.data.map(map) })) })
