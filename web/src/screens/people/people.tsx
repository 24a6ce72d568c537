import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { EmptyPeople, FailedPeople, NoMatch, WaitingPeople } from '../../features/people/list-states.tsx'
import { PeopleCards, PeopleTable } from '../../features/people/people-table.tsx'
import { PeopleToolbar } from '../../features/people/people-toolbar.tsx'
import { usePeople, type PeopleFilters } from '../../features/people/queries.ts'
import { useMedia } from '../../lib/media.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { Button } from '../../ui/button.tsx'
import { peopleSearch, type PeopleSearch } from './people-search.ts'
import { StaleLine } from '../../ui/stale-line.tsx'

const route = getRouteApi('/guarded/people')

/** The brand's customers, each with everything they wrote. */
export function PeopleScreen() {
  const t = useTranslations('peoplePage')
  const found = route.useSearch()
  const navigate = route.useNavigate()
  const filters = filtersOf(found)
  const query = usePeople(filters)
  const hasTable = useMedia('(min-width: 768px)')
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? []
  const narrowed = filters.search !== undefined || filters.repeated !== undefined
  const ask = ({ sort, ...next }: PeopleFilters) =>
    void navigate({ search: peopleSearch({ ...next, order: sort }), replace: true })
  const clear = () => ask({ sort: filters.sort })
  return (
    <>
      <PageTitle page={t('title')} />
      <header className="px-4 pt-5 pb-1 sm:px-6">
        <h1 className="text-xl font-semibold">{t('title')}</h1>
        <p className="text-sm text-pretty text-ink-2 max-sm:hidden">{t('lead')}</p>
        <StaleLine query={query} say={(time) => t('stale', { time })} />
      </header>
      {(rows.length > 0 || narrowed || query.isError) && <PeopleToolbar filters={filters} onAsk={ask} />}
      {query.isPending && <WaitingPeople hasTable={hasTable} />}
      {query.isError && !query.data && <FailedPeople query={query} />}
      {query.data && rows.length === 0 && (narrowed ? <NoMatch onClear={clear} /> : <EmptyPeople />)}
      {rows.length > 0 && (hasTable ? <PeopleTable rows={rows} /> : <PeopleCards rows={rows} />)}
      {query.hasNextPage && (
        <div className="flex justify-center py-6">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}

const filtersOf = ({ search, repeated, order }: PeopleSearch) =>
  ({
    ...(search ? { search } : {}),
    ...(repeated ? { repeated } : {}),
    ...(order ? { sort: order } : {}),
  }) satisfies PeopleFilters
