import { projectLimits } from '@bizamply/contract/project-rules'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AlertSuggestion } from '../../features/alerts/alert-suggestion.tsx'
import { FilterChips } from '../../features/projects/list/filter-chips.tsx'
import { filterCount, isFiltered, withoutFilters } from '../../features/projects/list/filters.ts'
import {
  EmptyProjects,
  FailedProjects,
  NoMatch,
  PlanNotice,
  WaitingProjects,
} from '../../features/projects/list/list-states.tsx'
import { useProjects, type ProjectFilters } from '../../features/projects/project-queries.ts'
import { ProjectTiles } from '../../features/projects/list/project-tiles.tsx'
import { ProjectToolbar } from '../../features/projects/list/project-toolbar.tsx'
import { useMay } from '../../lib/brand-context.tsx'
import { useMedia } from '../../lib/media.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { AddButton } from '../../ui/add-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProjectsDialogs } from './projects-dialogs.tsx'
import { ProjectsRows } from './projects-rows.tsx'
import { projectsSearch, type ProjectsSearch } from './projects-search.ts'
import { StaleLine } from '../../ui/stale-line.tsx'

const route = getRouteApi('/guarded/projects')

/** Improvement projects that start from customer complaints. */
export function ProjectsScreen() {
  const t = useTranslations('projects')
  const found = route.useSearch()
  const navigate = route.useNavigate()
  const may = useMay()
  const mayWrite = may('projects.manage')
  const board = found.view === 'board'
  const filters = filtersOf(found, board)
  // The board has no pages of its own, so scrolling loads all projects.
  const query = useProjects(filters, board)
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? []
  const first = query.data?.pages[0]
  const hasTable = useMedia('(min-width: 768px)')
  const [openedHere, setOpenedHere] = useState(false)
  const ask = (next: ProjectFilters) => void navigate({ search: (old) => stated(next, old), replace: true })
  const add = () => {
    setOpenedHere(true)
    void navigate({ search: (old) => ({ ...old, new: true }) })
  }
  const close = () => void navigate({ search: (old) => closed(old, openedHere), replace: true })
  const isOpen = first?.availability === 'available'
  const isFull = (first?.tiles.total ?? 0) >= projectLimits.projects
  const narrowed = isFiltered(filters)
  const isEmpty = first !== undefined && rows.length === 0 && !narrowed
  const hasAny = !first || first.tiles.total + first.tiles.archived > 0
  // Without projects, there is nothing to count or to read: only the empty state says why.
  const isBare = isEmpty && !hasAny && !isOpen
  return (
    <>
      <PageTitle page={t('title')} />
      <header className="flex flex-wrap items-start gap-3 px-4 pt-5 pb-4 sm:px-6">
        <div className="min-w-0 flex-1 max-sm:self-center sm:basis-72">
          <h1 className="text-xl font-semibold">{t('title')}</h1>
          <p className="text-sm text-pretty text-ink-2 max-sm:hidden">{t('lead')}</p>
          {!mayWrite && <p className="text-xs text-ink-3">{t('viewerHint')}</p>}
          <StaleLine query={query} say={(time) => t('stale', { time })} />
        </div>
        {mayWrite && query.isPending && <Skeleton className="h-8 w-31 rounded-md coarse:h-10" />}
        {mayWrite && isOpen && (
          <AddButton label={t('add')} full={isFull ? t('full', { limit: projectLimits.projects }) : null} onAdd={add} />
        )}
      </header>
      {first && mayWrite && !isBare && <PlanNotice availability={first.availability} />}
      {!isBare && (first !== undefined || !query.isError) && (
        <ProjectTiles tiles={first?.tiles} today={first?.today ?? ''} onAsk={ask} />
      )}
      {first?.suggestion && mayWrite && (
        <div className="px-4 pt-3 sm:px-6">
          <AlertSuggestion alert={first.suggestion} mayMute={may('comments.organize')} />
        </div>
      )}
      {(hasAny || narrowed) && (
        <ProjectToolbar
          filters={filters}
          board={board}
          counts={first?.counts}
          archived={first?.tiles.archived ?? 0}
          onAsk={ask}
          onBoard={(on) => void navigate({ search: (old) => viewed(old, on), replace: true })}
        />
      )}
      {filterCount(filters) > 0 && <FilterChips filters={filters} onAsk={ask} />}
      {query.isPending && <WaitingProjects hasTable={hasTable && !board} />}
      {query.isError && !query.data && <FailedProjects query={query} />}
      {isEmpty && (
        <EmptyProjects
          onAdd={mayWrite && isOpen ? add : null}
          without={isBare && mayWrite && first.availability !== 'available' ? first.availability : undefined}
        />
      )}
      {first && rows.length === 0 && narrowed && <NoMatch onClear={() => ask(withoutFilters(filters))} />}
      {first && rows.length > 0 && (
        <ProjectsRows
          rows={rows}
          counts={first.counts}
          today={first.today}
          board={board}
          hasTable={hasTable}
          mayWrite={mayWrite}
          onEdit={({ id }) => void navigate({ search: (old) => ({ ...old, edit: id }) })}
        />
      )}
      {query.hasNextPage && (
        <div className="flex justify-center py-6">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
      {mayWrite && <ProjectsDialogs search={found} isOpen={isOpen} onClose={close} />}
    </>
  )
}

/** While the new project dialog is open, `topic` and `product` belong to it, not to the filters. */
function filtersOf(
  { search, status, owner, product, topic, due, archived, order, new: isNew }: ProjectsSearch,
  board: boolean,
) {
  return {
    ...(search ? { search } : {}),
    ...(status && !board ? { status } : {}),
    ...(owner ? { owner } : {}),
    ...(product && !isNew ? { product } : {}),
    ...(topic && !isNew ? { topic } : {}),
    ...(due ? { due } : {}),
    ...(archived ? { archived } : {}),
    ...(order ? { sort: order } : {}),
  } satisfies ProjectFilters
}

/** Only values that differ from the defaults are in the URL; the board has no status filter. */
const stated = ({ sort, ...filters }: ProjectFilters, { view }: ProjectsSearch): ProjectsSearch =>
  projectsSearch({ ...filters, order: sort, view: filters.status ? undefined : view })

const viewed = ({ view: _, status: _s, ...rest }: ProjectsSearch, board: boolean): ProjectsSearch =>
  board ? { ...rest, view: 'board' } : rest

/** Removes what prefilled the dialog; earlier filters stay. */
function closed(
  { new: _, edit: _e, name: _n, alert: _a, ...rest }: ProjectsSearch,
  openedHere: boolean,
): ProjectsSearch {
  if (!_ || openedHere) return rest
  const { topic: _t, product: _p, ...plain } = rest
  return plain
}
