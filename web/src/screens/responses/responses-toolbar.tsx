import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { filterCount } from '../../features/comments/filtering/filters.ts'
import { Toolbar, type ToolbarProps } from '../../features/comments/filtering/toolbar.tsx'
import { ViewsButton } from '../../features/triage/views/views-button.tsx'
import { useFetchedWhenIdle } from '../../lib/fetch-early.ts'
import { Button } from '../../ui/button.tsx'
import { type ResponsesSearch, responsesSearch } from './responses-search.ts'
import { defaultParseSearch, defaultStringifySearch, useNavigate } from '@tanstack/react-router'

const loadChips = () => import('../../features/comments/filtering/filter-chips.tsx')
const FilterChips = lazyPart(() => loadChips().then((it) => ({ default: it.FilterChips })))
const SaveViewDialog = lazyPart(() =>
  import('../../features/triage/views/save-view-dialog.tsx').then((it) => ({ default: it.SaveViewDialog })),
)

export interface ResponsesToolbarProps extends Omit<ToolbarProps, 'children'> {
  search: ResponsesSearch
  mayShare: boolean
}

/** Search, platforms, sort order, filters, and saved views, with the active filters below. */
export function ResponsesToolbar({ search, mayShare, ...toolbar }: ResponsesToolbarProps) {
  const t = useTranslations('views')
  const [saving, setSaving] = useState(false)
  const view = useViewQuery(search)
  const save = () => setSaving(true)
  useFetchedWhenIdle(loadChips)
  return (
    <>
      <Toolbar {...toolbar}>
        <ViewsButton query={view.query} onOpen={view.open} onSave={save} />
      </Toolbar>
      {filterCount(toolbar.filters) > 0 && (
        <Suspense fallback={<div className="h-10.25 border-b border-line coarse:h-13.25" />}>
          <FilterChips filters={toolbar.filters} onChange={toolbar.onChange}>
            <Button size="xs" variant="ghost" onClick={save}>
              {t('saveThis')}
            </Button>
          </FilterChips>
        </Suspense>
      )}
      <Suspense>
        {saving && <SaveViewDialog query={view.query} mayShare={mayShare} onClose={() => setSaving(false)} />}
      </Suspense>
    </>
  )
}

/** The list's URL in the format of saved views, and navigation to a saved one. */
function useViewQuery(search: ResponsesSearch) {
  const navigate = useNavigate()
  const { highlight: _, comment: __, import: ___, days: ____, bulk: _____, ...kept } = search
  return {
    query: queryOf(kept),
    open: (query: string) =>
      void navigate({ to: '/responses', search: responsesSearch(defaultParseSearch(`?${query}`)) }),
  }
}

/** Normalized, so that the same filters match in any order. */
function queryOf(search: ResponsesSearch): string {
  const sorted = Object.fromEntries(Object.entries(search).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return defaultStringifySearch(sorted).replace(/^\?/, '')
}
